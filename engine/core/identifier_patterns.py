"""Values that name a person by themselves: how they are written, and the check digits that prove it.

A kind with a check digit counts only where the digit is right. Sources: IBAN ISO 13616 (mod 97 = 1), cards
ISO/IEC 7812 (Luhn), codice fiscale D.M. 23/12/1976 (odd and even places, mod 26; omocodia letters),
Steuer-ID ISO 7064 (mod 11, 10), SSN as issued since 2011.
"""

from __future__ import annotations

import datetime
import ipaddress
import re

_IBAN_LENGTHS = {
    "AD": 24, "AE": 23, "AT": 20, "BE": 16, "BG": 22, "CH": 21, "CY": 28, "CZ": 24, "DE": 22, "DK": 18,
    "EE": 20, "ES": 24, "FI": 18, "FR": 27, "GB": 22, "GR": 27, "HR": 21, "HU": 28, "IE": 22, "IS": 26,
    "IT": 27, "LI": 21, "LT": 20, "LU": 20, "LV": 21, "MC": 27, "MT": 31, "NL": 18, "NO": 15, "PL": 28,
    "PT": 25, "RO": 24, "RS": 22, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "TR": 26, "VA": 22,
}  # fmt: skip
_ODD = dict(
    zip(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        [1, 0, 5, 7, 9, 13, 15, 17, 19, 21] * 2 + [2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23],
        strict=True,
    )
)
_EVEN = {sign: place % 36 - (10 if sign.isalpha() else 0) for place, sign in enumerate(_ODD)}
_CARD = re.compile(
    r"4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|5\d\d)\d{12}|3[068]\d{12}"
)
_CODICE = re.compile(
    r"[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]"
)
_DATE = re.compile(
    r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})|(\d{4})(\d\d)(\d\d)"
)


def is_iban(text: str) -> bool:
    plain = re.sub(r"[\s-]", "", text).upper()
    if not re.fullmatch(r"[A-Z]{2}\d{2}[A-Z0-9]{11,30}", plain):
        return False
    known = _IBAN_LENGTHS.get(plain[:2])
    if known is not None and len(plain) != known:
        return False
    return int("".join(str(int(sign, 36)) for sign in plain[4:] + plain[:4])) % 97 == 1


def is_card(text: str) -> bool:
    digits = re.sub(r"[\s-]", "", text)
    if not (digits.isascii() and digits.isdigit() and _CARD.fullmatch(digits)):
        return False
    doubled = [int(d) * (2 if place % 2 else 1) for place, d in enumerate(reversed(digits))]
    return sum(value - 9 if value > 9 else value for value in doubled) % 10 == 0


def is_codice_fiscale(text: str) -> bool:
    plain = text.strip().upper()
    if not _CODICE.fullmatch(plain):
        return False
    total = sum(_ODD[sign] if place % 2 == 0 else _EVEN[sign] for place, sign in enumerate(plain[:15]))
    return chr(ord("A") + total % 26) == plain[15]


def is_steuer_id(text: str) -> bool:
    """Eleven digits, the first not 0, exactly one digit two or three times among the first ten."""
    digits = re.sub(r"\s", "", text)
    if not re.fullmatch(r"[1-9]\d{10}", digits, re.ASCII):
        return False
    often = sorted(digits[:10].count(d) for d in set(digits[:10]))
    if often[-1] not in (2, 3) or (len(often) > 1 and often[-2] > 1):
        return False
    product = 10
    for digit in digits[:10]:
        total = (int(digit) + product) % 10 or 10
        product = total * 2 % 11
    return (11 - product) % 10 == int(digits[10])


def is_ssn(text: str) -> bool:
    found = re.fullmatch(r"(\d{3})-(\d{2})-(\d{4})", text.strip(), re.ASCII)
    if not found:
        return False
    area, group, serial = found.groups()
    return area not in ("000", "666") and area[0] != "9" and group != "00" and serial != "0000"


def is_ip(text: str) -> bool:
    plain = text.strip()
    if not (plain.count(".") == 3 or plain.count(":") >= 2):
        return False  # a whole number is an address for the library
    try:
        ipaddress.ip_address(plain)
    except ValueError:
        return False
    return True


def is_phone(text: str) -> bool:
    """A number to call, written as one: with +, 00, brackets or signs between the groups."""
    return _phone(text) == "written"


def is_perhaps_phone(text: str) -> bool:
    """Only digits, as a telephone would take them; counters with leading zeros look the same."""
    return _phone(text) != ""


def _phone(text: str) -> str:
    plain = text.strip()
    digits = len(re.sub(r"\D", "", plain))
    if not 7 <= digits <= 15 or not re.fullmatch(r"\+?[\d ()/.\-]+", plain, re.ASCII):
        return ""
    if ".." in plain or re.fullmatch(r"\d+\.\d+", plain) or date_of(plain) is not None:
        return ""  # an interval, a decimal number, a date
    grouped = re.search(r"[ ()/.\-]", plain) is not None
    american = re.fullmatch(r"\(?[2-9]\d\d\)?[ .\-]{1,2}\d{3}[ .\-]\d{4}", plain)
    mobile = re.fullmatch(r"3\d\d[ ./\-]?\d{6,7}", plain)
    if plain[0] == "+" or plain[0] == "(" or american or (mobile and grouped):
        return "written"
    if plain[0] == "0" and (grouped or digits >= 9):
        return "written" if grouped else "digits"
    return "digits" if mobile else ""


def date_of(text: str) -> datetime.date | None:
    """The day a text names (1980-01-31, 31.1.1980, 1/31/1980, 19800131; a time of day may follow)."""
    plain = text.strip()
    found = _DATE.fullmatch(re.split(r"[T ]\d", plain, maxsplit=1)[0])
    if not found:
        return None
    year, month, day, first, second, last, *compact = found.groups()
    if last:
        year, month, day = last, *((second, first) if int(second) <= 12 else (first, second))
    elif compact[0]:
        year, month, day = compact
        if not 1870 <= int(year) <= 2100:
            return None
    try:
        return datetime.date(int(year), int(month), int(day))
    except ValueError:
        return None
