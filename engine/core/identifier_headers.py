"""What the name of a column says about it: words of English, German and Italian files (some French, Spanish).

A header is taken apart into small words without accents: `PatientID` → patient id, `E-Mail` → e mail,
`Geburtsdatum` stays one word. German compounds are recognised by their ends. Invisible signs do not part a
word, and letters of other alphabets that look like Latin ones are read as these.
"""

from __future__ import annotations

import re
import unicodedata

_PERSON_NAME = re.compile(
    r"(^| )(name|names|surnames?|fore ?names?|(first|last|full|middle|maiden|given|family|user|real) ?names?"
    r"|(nach|vor|familien|geburts|ruf|zu|personen|patienten|kunden|mitarbeiter|benutzer)namen?"
    r"|namen|nome|cognome|nominativo|nominativi|nom|prenom|nombre|apellidos?)( |$)"
)
# Who is meant by a row: names stand there as often as categories do.
_PERSON = re.compile(
    r"(^| )(persons?|patient(in|en)?|customer|client|employee|resident|owner|holder|contact|student|teacher"
    r"|doctor|physician|author|kunde|kundin|mitarbeiter(in)?|inhaber(in)?|arzt|bewohner(in)?|ansprechpartner"
    r"|schuler(in)?|paziente|cliente|dipendente|intestatario|medico|studente|persona|utente)( |$)"
)
# A name of these is no person's.
_THING = re.compile(
    r"(^| )(product|prodotto|produkt|country|land|paese|region|regione|city|stadt|citta|comune|ort|town|file"
    r"|datei|brand|marke|marca|company|firma|azienda|school|schule|scuola|hospital|ospedale|drug|farmaco"
    r"|medication|activity|event|course|kurs|corso|project|projekt|progetto|department|abteilung|reparto"
    r"|team|group|gruppe|gruppo|category|class|test|variable|state|county|district|sheet|column)( |$)"
)
_NAMES_A_PERSON = re.compile(
    r"passport|passaporto|reisepass|passnummer|ausweis|carta identita|id card|driv(er|ing) ?s? licen[cs]e"
    r"|fuhrerschein|patente( |$)|(^| )ssn( |$)|social security|sozialversicherung|(^| )svnr( |$)"
    r"|steuer ?(id|nummer|identifik)|tax ?(id|number|payer)|codice ?fiscale|partita iva|tessera"
    r"|insurance (no|number|id)|versicherten ?(nummer|nr)|krankenkassen ?(nummer|nr)"
    r"|(^| )(mrn|nhs|iban|matricola|matrikel\w*)( |$)"
    r"|(patient|person|customer|client|employee|member|user|subject|citizen|student|kunden?|patienten"
    r"|personal|mitarbeiter|mitglieds?|cliente|paziente|dipendente|utente)"
    r" ?(id|ident\w*|nr|no|number|nummer|key|code|codice)( |$)"
    r"|(id|codice|numero) (cliente|paziente|dipendente|utente|persona)|account ?(no|number|id)"
    r"|konto ?(nr|nummer)|license plate|number plate|kennzeichen|(^| )(targa|vin|imei)( |$)"
    r"|user ?name|login|benutzername"
)
_CONTACT = re.compile(
    r"(^| )(e ?mails?|mail|e ?mail ?(adresse|address)|mailadresse|posta elettronica|indirizzo (e ?mail|mail)"
    r"|(tele)?phones?|(tele|mobil|festnetz)?fon|telefon|(telefon|mobil|handy|ruf|fax)nummer|mobile|mobil|handy"
    r"|cell|cellulare|telefono|fax|tel)( |$)"
)
_ADDRESS = re.compile(
    r"(^| )(address|street( ?address)?|adresse|anschrift|wohnadresse|strasse|indirizzo|residenza|via"
    r"|domicilio)( |$)"
)
_NUMBERED = re.compile(
    r"(^| )(id|ids|ident\w*|uid|uuid|guid|nr|no|num|number|numero|key|kennung|schlussel|identificativo)$"
    r"|nummer$|kennung$|^id "
)
_BIRTH = re.compile(r"birth|(^| )(dob|bday)( |$)|geburt|gebdat|(^| )geb( |$)|nascita|naissance|nacimiento")


# Cyrillic and Greek letters that cannot be told from Latin ones.
_LOOK_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοѵ", "ABESIJKMHOPCTYXaesijopcyxdhqwABEZHIKMNOPTYXov"
)


def words(header: str) -> str:
    """The header as small words without accents, one blank between them."""
    if not header.isascii():
        seen = "".join(sign for sign in header if unicodedata.category(sign) != "Cf")
        header = unicodedata.normalize("NFKC", seen).translate(_LOOK_ALIKE)
    apart = re.sub(r"(?<=[a-zäöüß0-9])(?=[A-ZÄÖÜ])|(?<=[A-Z])(?=[A-Z][a-z])", " ", header)
    folded = unicodedata.normalize("NFKD", apart.casefold())
    plain = "".join(sign for sign in folded if not unicodedata.combining(sign))
    return " ".join(re.findall(r"[a-z0-9]+", plain))


def says_person_name(header: str) -> bool:
    said = words(header)
    return bool(_PERSON_NAME.search(said)) and not _THING.search(said)


def says_person(header: str) -> bool:
    said = words(header)
    return bool(_PERSON.search(said)) and not _THING.search(said)


def says_personal_number(header: str) -> bool:
    """Passport, tax number, patient id …: it is given to one person."""
    return bool(_NAMES_A_PERSON.search(words(header)))


def says_contact(header: str) -> bool:
    return bool(_CONTACT.search(words(header)))


def says_address(header: str) -> bool:
    said = words(header)
    return bool(_ADDRESS.search(said)) and not re.search(r"(^| )(ip|mac|mail)( |$)", said)


def says_number_of_row(header: str) -> bool:
    """Ends in id, number, key …: it tells one row from the next."""
    return bool(_NUMBERED.search(words(header)))


def says_birth(header: str) -> bool:
    return bool(_BIRTH.search(words(header)))


def says_something(header: str) -> bool:
    """Whether a header speaks of anything that this module knows."""
    said = words(header)
    known = (_PERSON_NAME, _PERSON, _NAMES_A_PERSON, _CONTACT, _ADDRESS, _NUMBERED, _BIRTH)
    return any(pattern.search(said) for pattern in known)
