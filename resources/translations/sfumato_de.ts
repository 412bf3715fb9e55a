<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>ActivityShares</name>
<message>
<source>Activities</source>
<translation>Aktivitäten</translation>
</message>
<message>
<source>Activities; {count} rarer ones are not shown</source>
<translation>Aktivitäten; {count} seltenere werden nicht gezeigt</translation>
</message>
<message>
<source>Events per case</source>
<translation>Ereignisse pro Fall</translation>
</message>
<message>
<source>How often activities happen in a case, before and after.</source>
<translation>Wie oft Aktivitäten in einem Fall vorkommen, vorher und nachher.</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Tells of the original: not for publication.</source>
<translation>Verrät etwas über das Original: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>The activities appear here when a log is read.</source>
<translation>Die Aktivitäten erscheinen hier, wenn ein Protokoll gelesen ist.</translation>
</message>
</context>
<context>
<name>Agreement</name>
<message>
<source>Adjusted Rand index {index}: 1 the same, 0 unrelated</source>
<translation>Adjustierter Rand-Index {index}: 1 gleich, 0 ohne Zusammenhang</translation>
</message>
<message>
<source>Agreement</source>
<translation>Übereinstimmung</translation>
</message>
<message>
<source>Central result</source>
<translation>Zentrales Ergebnis</translation>
</message>
<message>
<source>Compares with the original: not for publication.</source>
<translation>Vergleicht mit dem Original: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>How many rows a cluster has in common with each cluster of the same method on pooled rows. Everything on the diagonal: nothing was lost by not pooling.</source>
<translation>Wie viele Zeilen ein Cluster mit jedem Cluster desselben Verfahrens auf zusammengelegten Zeilen gemeinsam hat. Alles auf der Diagonale: durch das Nichtzusammenlegen ging nichts verloren.</translation>
</message>
<message>
<source>Patterns are exact counts: there is no central result to compare with.</source>
<translation>Muster sind exakte Anzahlen: Es gibt kein zentrales Ergebnis zum Vergleichen.</translation>
</message>
<message>
<source>Run a technique to compare it with the central result.</source>
<translation>Starten Sie ein Verfahren, um es mit dem zentralen Ergebnis zu vergleichen.</translation>
</message>
<message>
<source>The rows are not here: there is no central result to compare with.</source>
<translation>Die Zeilen sind nicht hier: Es gibt kein zentrales Ergebnis zum Vergleichen.</translation>
</message>
<message>
<source>Without pooling</source>
<translation>Ohne Zusammenlegen</translation>
</message>
<message>
<source>noise</source>
<translation>Rauschen</translation>
</message>
<message>
<source>others</source>
<translation>andere</translation>
</message>
<message>
<source>rows</source>
<translation>Zeilen</translation>
</message>
</context>
<context>
<name>Alignment</name>
<message>
<source>Edits</source>
<translation>Änderungen</translation>
</message>
<message>
<source>Point at a band to see what was changed, activity by activity.</source>
<translation>Zeigen Sie auf ein Band, um zu sehen, was Aktivität für Aktivität geändert wurde.</translation>
</message>
<message>
<source>{keep} kept, {substitute} substituted, {insert} inserted, {delete} deleted</source>
<translation>{keep} behalten, {substitute} ersetzt, {insert} eingefügt, {delete} gelöscht</translation>
</message>
</context>
<context>
<name>Badge</name>
<message>
<source>Computed on this very result; says nothing about other data.</source>
<translation>An genau diesem Ergebnis berechnet; sagt nichts über andere Daten.</translation>
</message>
<message>
<source>Makes attacks harder, but nothing is proven.</source>
<translation>Erschwert Angriffe, aber nichts ist bewiesen.</translation>
</message>
<message>
<source>Proven: holds for every release made with these parameters.</source>
<translation>Bewiesen: gilt für jede Freigabe mit diesen Parametern.</translation>
</message>
<message>
<source>guarantee</source>
<translation>Garantie</translation>
</message>
<message>
<source>heuristic</source>
<translation>Heuristik</translation>
</message>
<message>
<source>measured</source>
<translation>gemessen</translation>
</message>
</context>
<context>
<name>Bic</name>
<message>
<source>BIC</source>
<translation>BIC</translation>
</message>
<message>
<source>Clusters k</source>
<translation>Cluster k</translation>
</message>
<message>
<source>Lower fits better for its number of clusters (Bayesian information criterion, pooled rows). Drag the mark to set the number.</source>
<translation>Niedriger passt besser für die Zahl der Cluster (Bayes-Informationskriterium, zusammengelegte Zeilen). Ziehen Sie die Marke, um die Zahl zu setzen.</translation>
</message>
<message>
<source>least BIC: {k}</source>
<translation>kleinstes BIC: {k}</translation>
</message>
</context>
<context>
<name>BorderLog</name>
<message>
<source>Border log</source>
<translation>Grenzprotokoll</translation>
</message>
<message>
<source>Everything that crossed a site's border, and nothing else did: it goes into the audit. Point at a row for the sizes by site, drag to later rounds.</source>
<translation>Alles, was die Grenze eines Standorts überschritten hat, und sonst nichts: Es kommt in die Prüfakte. Zeigen Sie auf eine Zeile für die Größen je Standort, ziehen Sie zu späteren Runden.</translation>
</message>
<message>
<source>Run a technique to see what leaves each site.</source>
<translation>Starten Sie ein Verfahren, um zu sehen, was jeden Standort verlässt.</translation>
</message>
<message>
<source>none</source>
<translation>keine</translation>
</message>
<message>
<source>{rounds} rounds, {messages} messages, {size}; {flagged} that tell of single rows</source>
<translation>{rounds} Runden, {messages} Nachrichten, {size}; {flagged}, die etwas über einzelne Zeilen verraten</translation>
</message>
</context>
<context>
<name>CaseDisclosure</name>
<message>
<source>An attacker knows some activities (as a set, with repetitions, or in order): chance to point at the right case, as a mean over everything that can be known, however rare. Dashed: original; solid: other log, or release, by the cases that its variants have in the original.</source>
<translation>Ein Angreifer kennt einige Aktivitäten (als Menge, mit Wiederholungen oder in ihrer Reihenfolge): Chance, auf den richtigen Fall zu zeigen, als Mittel über alles, was bekannt sein kann, wie selten es auch sei. Gestrichelt: Original; durchgezogen: anderes Protokoll oder Freigabe, nach den Fällen, die ihre Varianten im Original haben.</translation>
</message>
<message>
<source>Case disclosure</source>
<translation>Offenlegung von Fällen</translation>
</message>
</context>
<context>
<name>ChoiceEditor</name>
<message>
<source>auto: {meaning}</source>
<translation>auto: {meaning}</translation>
</message>
</context>
<context>
<name>ClassSizes</name>
<message>
<source>Classes of rows</source>
<translation>Klassen von Zeilen</translation>
</message>
<message>
<source>How many rows look alike appears here when a file is read.</source>
<translation>Wie viele Zeilen sich gleichen, erscheint hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>No column is a quasi-identifier. Under Load, give that role to the columns that others may know too: then k and unique rows are counted.</source>
<translation>Keine Spalte ist Quasi-Identifikator. Geben Sie unter Laden den Spalten diese Rolle, die auch andere kennen können: Dann werden k und einmalige Zeilen gezählt.</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Rows by how many share all their quasi-identifiers: those in small classes, on the left, are easily found again.</source>
<translation>Zeilen danach, wie viele alle ihre Quasi-Identifikatoren teilen: Die in kleinen Klassen, links, sind leicht wiederzufinden.</translation>
</message>
<message>
<source>Rows in the class</source>
<translation>Zeilen in der Klasse</translation>
</message>
<message>
<source>Rows of the table (%)</source>
<translation>Zeilen der Tabelle (%)</translation>
</message>
<message>
<source>{columns}: smallest class {k}, unique rows {uniques}</source>
<translation>{columns}: kleinste Klasse {k}, einmalige Zeilen {uniques}</translation>
</message>
</context>
<context>
<name>Closeness</name>
<message>
<source>A sample is released by the private mixture only.</source>
<translation>Eine Stichprobe gibt nur die private Mischung frei.</translation>
</message>
<message>
<source>Closeness</source>
<translation>Nähe</translation>
</message>
<message>
<source>Closeness: ratio {ratio}</source>
<translation>Nähe: Verhältnis {ratio}</translation>
</message>
<message>
<source>Distance (standard deviations)</source>
<translation>Abstand (Standardabweichungen)</translation>
</message>
<message>
<source>Distance to the nearest row behind the release; the ratio of the medians is near 1 when sample rows lie no closer than rows that were never seen. Far below, they repeat originals.</source>
<translation>Abstand zur nächsten Zeile hinter der Freigabe; das Verhältnis der Mediane liegt nahe 1, wenn Zeilen der Stichprobe nicht näher liegen als nie gesehene Zeilen. Weit darunter wiederholen sie Originale.</translation>
</message>
<message>
<source>Rows never seen</source>
<translation>Nie gesehene Zeilen</translation>
</message>
<message>
<source>Sample</source>
<translation>Stichprobe</translation>
</message>
<message>
<source>Share of rows</source>
<translation>Anteil der Zeilen</translation>
</message>
</context>
<context>
<name>ClusterMap</name>
<message>
<source>1 row</source>
<translation>1 Zeile</translation>
</message>
<message>
<source>1 row here</source>
<translation>1 Zeile hier</translation>
</message>
<message>
<source>1 site</source>
<translation>1 Standort</translation>
</message>
<message>
<source>2 standard deviations</source>
<translation>2 Standardabweichungen</translation>
</message>
<message>
<source>All rows as a density: colour is the cluster of most rows of a cell. Space: the central result beside it.</source>
<translation>Alle Zeilen als Dichte: Die Farbe ist der Cluster der meisten Zeilen einer Zelle. Leertaste: das zentrale Ergebnis daneben.</translation>
</message>
<message>
<source>Central</source>
<translation>Zentral</translation>
</message>
<message>
<source>Central beside</source>
<translation>Zentral daneben</translation>
</message>
<message>
<source>Cluster</source>
<translation>Cluster</translation>
</message>
<message>
<source>Column across</source>
<translation>Spalte waagrecht</translation>
</message>
<message>
<source>Column upwards</source>
<translation>Spalte senkrecht</translation>
</message>
<message>
<source>From a rehearsal with the rows at hand: check before publishing.</source>
<translation>Aus einer Probe mit den Zeilen zur Hand: vor dem Veröffentlichen prüfen.</translation>
</message>
<message>
<source>Map</source>
<translation>Karte</translation>
</message>
<message>
<source>Play</source>
<translation>Abspielen</translation>
</message>
<message>
<source>Points shown</source>
<translation>Gezeigte Punkte</translation>
</message>
<message>
<source>Principal components</source>
<translation>Hauptkomponenten</translation>
</message>
<message>
<source>Rows of the sites</source>
<translation>Zeilen der Standorte</translation>
</message>
<message>
<source>Running the same method on pooled rows…</source>
<translation>Dasselbe Verfahren läuft auf zusammengelegten Zeilen …</translation>
</message>
<message>
<source>Running: what there is so far</source>
<translation>Läuft: was bisher da ist</translation>
</message>
<message>
<source>See step by step how the result came about</source>
<translation>Schritt für Schritt sehen, wie das Ergebnis zustande kam</translation>
</message>
<message>
<source>Shape is the site, colour and number the cluster, hollow is noise. Points are seen here only, never saved. Space: the central result beside it.</source>
<translation>Die Form ist der Standort, Farbe und Zahl der Cluster, hohl ist Rauschen. Punkte sind nur hier zu sehen und werden nie gespeichert. Leertaste: das zentrale Ergebnis daneben.</translation>
</message>
<message>
<source>Show</source>
<translation>Zeigen</translation>
</message>
<message>
<source>Stop</source>
<translation>Anhalten</translation>
</message>
<message>
<source>The points are on their way.</source>
<translation>Die Punkte sind unterwegs.</translation>
</message>
<message>
<source>The points of the sites appear here when their files are read.</source>
<translation>Die Punkte der Standorte erscheinen hier, wenn ihre Dateien gelesen sind.</translation>
</message>
<message>
<source>The rows are not here, or no column holds numbers: nothing to draw.</source>
<translation>Die Zeilen sind nicht hier, oder keine Spalte enthält Zahlen: nichts zu zeichnen.</translation>
</message>
<message>
<source>The rows of every site, before anything was run. Seen here only, never saved.</source>
<translation>Die Zeilen jedes Standorts, bevor etwas gelaufen ist. Nur hier zu sehen, nie gespeichert.</translation>
</message>
<message>
<source>The same method on pooled rows, beside it (Space)</source>
<translation>Dasselbe Verfahren auf zusammengelegten Zeilen, daneben (Leertaste)</translation>
</message>
<message>
<source>The same method without pooling and on pooled rows, in the same range: agreement {index} (adjusted Rand index, 1 the same, 0 unrelated). Matching clusters have the same colour.</source>
<translation>Dasselbe Verfahren ohne Zusammenlegen und auf zusammengelegten Zeilen, im selben Bereich: Übereinstimmung {index} (adjustierter Rand-Index, 1 gleich, 0 ohne Zusammenhang). Zusammengehörige Cluster haben dieselbe Farbe.</translation>
</message>
<message>
<source>What is drawn</source>
<translation>Was gezeichnet wird</translation>
</message>
<message>
<source>What the method made</source>
<translation>Was das Verfahren ergab</translation>
</message>
<message>
<source>Without pooling</source>
<translation>Ohne Zusammenlegen</translation>
</message>
<message>
<source>all</source>
<translation>alle</translation>
</message>
<message>
<source>central</source>
<translation>zentral</translation>
</message>
<message>
<source>cluster</source>
<translation>Cluster</translation>
</message>
<message>
<source>noise</source>
<translation>Rauschen</translation>
</message>
<message>
<source>noise ({rows})</source>
<translation>Rauschen ({rows})</translation>
</message>
<message>
<source>part, with its halo of ε</source>
<translation>Teil mit seinem Saum von ε</translation>
</message>
<message>
<source>representative: reach ε + ξ, dot by rows</source>
<translation>Repräsentant: Reichweite ε + ξ, Punkt nach Zeilen</translation>
</message>
<message>
<source>sent by a site</source>
<translation>von einem Standort gesendet</translation>
</message>
<message>
<source>step {n} of {all}</source>
<translation>Schritt {n} von {all}</translation>
</message>
<message>
<source>way of a centroid</source>
<translation>Weg eines Zentroids</translation>
</message>
<message>
<source>{name}: {clusters} clusters</source>
<translation>{name}: {clusters} Cluster</translation>
</message>
<message>
<source>{n} rows</source>
<translation>{n} Zeilen</translation>
</message>
<message>
<source>{n} rows here</source>
<translation>{n} Zeilen hier</translation>
</message>
<message>
<source>{n} sites</source>
<translation>{n} Standorten</translation>
</message>
<message>
<source>{rows} of {sites}</source>
<translation>{rows} von {sites}</translation>
</message>
<message>
<source>{words}, most of cluster {cluster}</source>
<translation>{words}, meist Cluster {cluster}</translation>
</message>
</context>
<context>
<name>Clusters</name>
<message>
<source>Clusters by files that stewards carry between their houses</source>
<translation>Clustern über Dateien, die Verantwortliche zwischen ihren Häusern tragen</translation>
</message>
<message>
<source>Exchange with other houses…</source>
<translation>Austausch mit anderen Häusern …</translation>
</message>
<message>
<source>{field} set to {value}</source>
<translation>{field} auf {value} gesetzt</translation>
</message>
</context>
<context>
<name>ColumnBars</name>
<message>
<source>Categories</source>
<translation>Kategorien</translation>
</message>
<message>
<source>Original (stays here)</source>
<translation>Original (bleibt hier)</translation>
</message>
<message>
<source>Released</source>
<translation>Freigegeben</translation>
</message>
<message>
<source>Rows</source>
<translation>Zeilen</translation>
</message>
<message>
<source>The original is seen here only and never saved.</source>
<translation>Das Original ist nur hier zu sehen und wird nie gespeichert.</translation>
</message>
<message>
<source>{count} rarer values are not drawn.</source>
<translation>{count} seltenere Werte werden nicht gezeichnet.</translation>
</message>
</context>
<context>
<name>ColumnHistogram</name>
<message>
<source>1 row in the class</source>
<translation>1 Zeile in der Klasse</translation>
</message>
<message>
<source>Before and after; the original is seen here only and never saved.</source>
<translation>Vorher und nachher; das Original ist nur hier zu sehen und wird nie gespeichert.</translation>
</message>
<message>
<source>Every value is published as its class; move over a class to see how many share it.</source>
<translation>Jeder Wert wird als seine Klasse veröffentlicht; gehen Sie über eine Klasse, um zu sehen, wie viele sie teilen.</translation>
</message>
<message>
<source>Histogram</source>
<translation>Histogramm</translation>
</message>
<message>
<source>Its values heap up at single points: it cannot be reconstructed well.</source>
<translation>Ihre Werte häufen sich an einzelnen Punkten: Sie lässt sich nicht gut rekonstruieren.</translation>
</message>
<message>
<source>Move over a released value: the wide band holds its original with {confidence} confidence, the narrow one is enough for someone who knows the distribution.</source>
<translation>Gehen Sie über einen freigegebenen Wert: Das breite Band enthält sein Original mit {confidence} Konfidenz, das schmale genügt jemandem, der die Verteilung kennt.</translation>
</message>
<message>
<source>Original (stays here)</source>
<translation>Original (bleibt hier)</translation>
</message>
<message>
<source>Reconstructed</source>
<translation>Rekonstruiert</translation>
</message>
<message>
<source>Reconstructed from the release</source>
<translation>Aus der Freigabe rekonstruiert</translation>
</message>
<message>
<source>Released</source>
<translation>Freigegeben</translation>
</message>
<message>
<source>Released values and what can be told from them about the distribution.</source>
<translation>Freigegebene Werte und was sich aus ihnen über die Verteilung sagen lässt.</translation>
</message>
<message>
<source>Released {value}: original {low} to {high} ({width} wide)</source>
<translation>Freigegeben {value}: Original {low} bis {high} ({width} breit)</translation>
</message>
<message>
<source>Released, as classes</source>
<translation>Freigegeben, als Klassen</translation>
</message>
<message>
<source>Rows a bin</source>
<translation>Zeilen pro Klasse</translation>
</message>
<message>
<source>Share of the rows</source>
<translation>Anteil der Zeilen</translation>
</message>
<message>
<source>distribution known {low} to {high} ({width})</source>
<translation>Verteilung bekannt {low} bis {high} ({width})</translation>
</message>
<message>
<source>{column}: reconstructing, iteration {number}</source>
<translation>{column}: Rekonstruktion, Schritt {number}</translation>
</message>
<message>
<source>{n} rows in the class</source>
<translation>{n} Zeilen in der Klasse</translation>
</message>
</context>
<context>
<name>ColumnList</name>
<message>
<source>Between the distributions before and after, 0 to 1 (Kolmogorov–Smirnov)</source>
<translation>Zwischen den Verteilungen vorher und nachher, 0 bis 1 (Kolmogorow–Smirnow)</translation>
</message>
<message>
<source>Changed %</source>
<translation>Geändert %</translation>
</message>
<message>
<source>Choose a column to see it before and after.</source>
<translation>Wählen Sie eine Spalte, um sie vorher und nachher zu sehen.</translation>
</message>
<message>
<source>Column</source>
<translation>Spalte</translation>
</message>
<message>
<source>Columns</source>
<translation>Spalten</translation>
</message>
<message>
<source>Distance</source>
<translation>Abstand</translation>
</message>
<message>
<source>Distinct</source>
<translation>Verschiedene</translation>
</message>
<message>
<source>Done</source>
<translation>Getan</translation>
</message>
<message>
<source>Filtered</source>
<translation>Gefiltert</translation>
</message>
<message>
<source>Holds</source>
<translation>Enthält</translation>
</message>
<message>
<source>Level</source>
<translation>Niveau</translation>
</message>
<message>
<source>Mean</source>
<translation>Mittel</translation>
</message>
<message>
<source>Missing</source>
<translation>Fehlend</translation>
</message>
<message>
<source>Privacy level claimed: width of the interval around a released value</source>
<translation>Behauptetes Schutzniveau: Breite des Intervalls um einen freigegebenen Wert</translation>
</message>
<message>
<source>Role</source>
<translation>Rolle</translation>
</message>
<message>
<source>Share of the cells that hold another value now</source>
<translation>Anteil der Zellen, die jetzt einen anderen Wert enthalten</translation>
</message>
<message>
<source>Standard deviation</source>
<translation>Standardabweichung</translation>
</message>
<message>
<source>The columns appear here when a file is read.</source>
<translation>Die Spalten erscheinen hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>What spectral filtering leaves of the privacy level</source>
<translation>Was spektrales Filtern vom Schutzniveau übrig lässt</translation>
</message>
<message>
<source>as it was</source>
<translation>wie es war</translation>
</message>
<message>
<source>classes</source>
<translation>Klassen</translation>
</message>
<message>
<source>dropped</source>
<translation>weggelassen</translation>
</message>
<message>
<source>identifier</source>
<translation>Identifikator</translation>
</message>
<message>
<source>noise</source>
<translation>Rauschen</translation>
</message>
<message>
<source>not released</source>
<translation>nicht freigegeben</translation>
</message>
<message>
<source>numbers</source>
<translation>Zahlen</translation>
</message>
<message>
<source>quasi-identifier</source>
<translation>Quasi-Identifikator</translation>
</message>
<message>
<source>sensitive</source>
<translation>sensibel</translation>
</message>
<message>
<source>swapped</source>
<translation>getauscht</translation>
</message>
<message>
<source>text</source>
<translation>Text</translation>
</message>
<message>
<source>to protect</source>
<translation>zu schützen</translation>
</message>
<message>
<source>{rows} rows, {columns} columns, {withheld} of them not released</source>
<translation>{rows} Zeilen, {columns} Spalten, davon {withheld} nicht freigegeben</translation>
</message>
</context>
<context>
<name>ColumnPicker</name>
<message>
<source>Columns</source>
<translation>Spalten</translation>
</message>
<message>
<source>Find a column</source>
<translation>Spalte suchen</translation>
</message>
</context>
<context>
<name>ColumnPlot</name>
<message>
<source>Column</source>
<translation>Spalte</translation>
</message>
<message>
<source>The columns appear here when a file is read.</source>
<translation>Die Spalten erscheinen hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>These steps cannot run: {error}.</source>
<translation>Diese Schritte können nicht laufen: {error}.</translation>
</message>
<message>
<source>{column}, as this run releases it</source>
<translation>{column}, wie dieser Lauf sie freigibt</translation>
</message>
<message>
<source>{column}, not released</source>
<translation>{column}, nicht freigegeben</translation>
</message>
<message>
<source>{column}, original</source>
<translation>{column}, Original</translation>
</message>
<message>
<source>{column}, preview on a sample of {rows} rows</source>
<translation>{column}, Vorschau auf einer Stichprobe von {rows} Zeilen</translation>
</message>
<message>
<source>{column}, preview on all {rows} rows</source>
<translation>{column}, Vorschau auf allen {rows} Zeilen</translation>
</message>
</context>
<context>
<name>Compare</name>
<message>
<source>Back to the run</source>
<translation>Zurück zum Lauf</translation>
</message>
<message>
<source>Choose a second log: a release, the result of another program, last year's log. The flow, variants, process, shapes and the attacker then show it beside the loaded file.</source>
<translation>Wählen Sie ein zweites Protokoll: eine Freigabe, das Ergebnis eines anderen Programms, das Protokoll des Vorjahrs. Fluss, Varianten, Prozess, Formen und Angreifer zeigen es dann neben der geladenen Datei.</translation>
</message>
<message>
<source>Choose a second log…</source>
<translation>Zweites Protokoll wählen …</translation>
</message>
<message>
<source>Compare files</source>
<translation>Vergleich</translation>
</message>
<message>
<source>Figure</source>
<translation>Kennzahl</translation>
</message>
<message>
<source>Reading {name} …</source>
<translation>{name} wird gelesen …</translation>
</message>
<message>
<source>The loaded log against any other log, made here or elsewhere.</source>
<translation>Das geladene Protokoll gegen ein beliebiges anderes, hier oder anderswo entstanden.</translation>
</message>
<message>
<source>The loaded log against {name}: {variants} variants, {cases} cases. All other tabs show this pair now.</source>
<translation>Das geladene Protokoll gegen {name}: {variants} Varianten, {cases} Fälle. Alle anderen Reiter zeigen jetzt dieses Paar.</translation>
</message>
<message>
<source>Value</source>
<translation>Wert</translation>
</message>
</context>
<context>
<name>Correlations</name>
<message>
<source>Column</source>
<translation>Spalte</translation>
</message>
<message>
<source>Correlations</source>
<translation>Korrelationen</translation>
</message>
<message>
<source>Difference</source>
<translation>Unterschied</translation>
</message>
<message>
<source>Difference, up to ±{most}</source>
<translation>Unterschied, bis ±{most}</translation>
</message>
<message>
<source>How columns go together: blue falls with the other, orange rises with it. The difference is what the release changed. Click a cell to see the pair.</source>
<translation>Wie Spalten zusammenhängen: Blau fällt mit der anderen, Orange steigt mit ihr. Der Unterschied ist, was die Freigabe geändert hat. Klicken Sie auf eine Zelle, um das Paar zu sehen.</translation>
</message>
<message>
<source>How the columns go together appears here when a file is read.</source>
<translation>Wie die Spalten zusammenhängen, erscheint hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Original (stays here)</source>
<translation>Original (bleibt hier)</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Release: after a run</source>
<translation>Freigabe: nach einem Lauf</translation>
</message>
<message>
<source>There are fewer than two numeric columns to go together.</source>
<translation>Es gibt weniger als zwei Zahlenspalten, die zusammenhängen könnten.</translation>
</message>
<message>
<source>With</source>
<translation>Mit</translation>
</message>
<message>
<source>difference {value}</source>
<translation>Unterschied {value}</translation>
</message>
<message>
<source>original {value}</source>
<translation>Original {value}</translation>
</message>
<message>
<source>release {value}</source>
<translation>Freigabe {value}</translation>
</message>
</context>
<context>
<name>CostQuality</name>
<message>
<source>A smaller local radius sends more representatives and comes closer to the central result. Drag the mark to set it, then run again.</source>
<translation>Ein kleinerer lokaler Radius sendet mehr Repräsentanten und kommt dem zentralen Ergebnis näher. Ziehen Sie die Marke, um ihn zu setzen, dann erneut starten.</translation>
</message>
<message>
<source>Agreement with central (adjusted Rand index, %)</source>
<translation>Übereinstimmung mit dem zentralen Ergebnis (adjustierter Rand-Index, %)</translation>
</message>
<message>
<source>Cost and quality</source>
<translation>Kosten und Güte</translation>
</message>
<message>
<source>Local radius (share of ε)</source>
<translation>Lokaler Radius (Anteil von ε)</translation>
</message>
<message>
<source>Per cent</source>
<translation>Prozent</translation>
</message>
<message>
<source>Rows sent (%)</source>
<translation>Gesendete Zeilen (%)</translation>
</message>
<message>
<source>Run SDBDC to see what its local radius costs and brings.</source>
<translation>Starten Sie SDBDC, um zu sehen, was sein lokaler Radius kostet und bringt.</translation>
</message>
<message>
<source>Too many rows (or none here) to try several radii at a glance.</source>
<translation>Zu viele Zeilen (oder keine hier), um mehrere Radien auf einen Blick zu probieren.</translation>
</message>
<message>
<source>now: {x}</source>
<translation>jetzt: {x}</translation>
</message>
</context>
<context>
<name>Cover</name>
<message>
<source>Clusters k</source>
<translation>Cluster k</translation>
</message>
<message>
<source>Cover</source>
<translation>Abdeckung</translation>
</message>
<message>
<source>Rows covered (%)</source>
<translation>Abgedeckte Zeilen (%)</translation>
</message>
<message>
<source>Share of rows that some component is dense at.</source>
<translation>Anteil der Zeilen, an deren Stelle eine Komponente dicht ist.</translation>
</message>
</context>
<context>
<name>Dialogs</name>
<message>
<source>About Sfumato</source>
<translation>Über Sfumato</translation>
</message>
<message>
<source>Anonymize a file, see that it is safe and still useful, release it.</source>
<translation>Eine Datei anonymisieren, sehen, dass sie sicher und noch nützlich ist, und sie freigeben.</translation>
</message>
<message>
<source>Apache-2.0 licence. Made with Qt (LGPL), numpy, scipy and others.</source>
<translation>Lizenz Apache-2.0. Gebaut mit Qt (LGPL), numpy, scipy und anderen.</translation>
</message>
<message>
<source>In a number: one more, one less</source>
<translation>In einer Zahl: eins mehr, eins weniger</translation>
</message>
<message>
<source>In a plot: before and after</source>
<translation>In einer Grafik: vorher und nachher</translation>
</message>
<message>
<source>In the preview: what is this column?</source>
<translation>In der Vorschau: Was ist diese Spalte?</translation>
</message>
<message>
<source>Keyboard</source>
<translation>Tastatur</translation>
</message>
<message>
<source>Sfumato</source>
<translation>Sfumato</translation>
</message>
<message>
<source>Space</source>
<translation>Leertaste</translation>
</message>
<message>
<source>Up, Down</source>
<translation>Hoch, Runter</translation>
</message>
<message>
<source>Version {version}</source>
<translation>Version {version}</translation>
</message>
<message>
<source>Works offline: no network, and nothing of your data is kept.</source>
<translation>Arbeitet offline: kein Netz, und nichts von Ihren Daten wird behalten.</translation>
</message>
</context>
<context>
<name>DisclosureCurve</name>
<message>
<source>Activities known</source>
<translation>Bekannte Aktivitäten</translation>
</message>
<message>
<source>Beyond what can be counted {count} are drawn; shade: ± 2 standard errors.</source>
<translation>Was nicht mehr gezählt werden kann, wird an {count} Ziehungen geschätzt; Schatten: ± 2 Standardfehler.</translation>
</message>
<message>
<source>Open a log to let the attacker try.</source>
<translation>Öffnen Sie ein Protokoll, um den Angreifer probieren zu lassen.</translation>
</message>
<message>
<source>The attacker is trying …</source>
<translation>Der Angreifer probiert es …</translation>
</message>
<message>
<source>multiset</source>
<translation>Multimenge</translation>
</message>
<message>
<source>original</source>
<translation>Original</translation>
</message>
<message>
<source>other log</source>
<translation>anderes Protokoll</translation>
</message>
<message>
<source>release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>sequence</source>
<translation>Folge</translation>
</message>
<message>
<source>set</source>
<translation>Menge</translation>
</message>
</context>
<context>
<name>EdgeAttack</name>
<message>
<source>Attacker</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Edges of one person found (share)</source>
<translation>Gefundene Kanten einer Person (Anteil)</translation>
</message>
<message>
<source>Others picked by mistake (share)</source>
<translation>Irrtümlich gewählte andere (Anteil)</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Verrät etwas über die Originaldatei: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>The attacker is trying …</source>
<translation>Der Angreifer probiert es …</translation>
</message>
<message>
<source>The attacker picks out edges that rest on one person: how many of them are found (up) against how many others are picked by mistake (across). The diagonal is guessing.</source>
<translation>Der Angreifer sucht Kanten heraus, die auf einer Person beruhen: wie viele davon gefunden werden (senkrecht), gegen wie viele andere irrtümlich gewählt werden (waagrecht). Die Diagonale ist Raten.</translation>
</message>
<message>
<source>The file does not say how many people stand behind an edge.</source>
<translation>Die Datei sagt nicht, wie viele Personen hinter einer Kante stehen.</translation>
</message>
<message>
<source>What an attacker finds appears here after a run.</source>
<translation>Was ein Angreifer findet, erscheint hier nach einem Lauf.</translation>
</message>
<message>
<source>by weight</source>
<translation>nach Gewicht</translation>
</message>
<message>
<source>guessing</source>
<translation>Raten</translation>
</message>
<message>
<source>knows the method</source>
<translation>kennt das Verfahren</translation>
</message>
<message>
<source>original</source>
<translation>Original</translation>
</message>
<message>
<source>{single} of {all} published edges rest on one person: nothing to tell apart.</source>
<translation>{single} von {all} veröffentlichten Kanten beruhen auf einer Person: nichts zu unterscheiden.</translation>
</message>
<message>
<source>{single} of {all} published edges rest on one person: too few of one kind to judge by.</source>
<translation>{single} von {all} veröffentlichten Kanten beruhen auf einer Person: zu wenige einer Art, um danach zu urteilen.</translation>
</message>
</context>
<context>
<name>EmptyPage</name>
<message>
<source>Open…</source>
<translation>Öffnen …</translation>
</message>
<message>
<source>Try the sample</source>
<translation>Beispiel öffnen</translation>
</message>
</context>
<context>
<name>Envelopes</name>
<message>
<source>Both</source>
<translation>Beide</translation>
</message>
<message>
<source>Envelopes</source>
<translation>Hüllkurven</translation>
</message>
<message>
<source>Envelopes found so far: the stronger the colour, the more of them. The latest are outlined.</source>
<translation>Bisher gefundene Hüllkurven: je kräftiger die Farbe, desto mehr davon. Die neuesten sind umrandet.</translation>
</message>
<message>
<source>Members inside their envelope (Space)</source>
<translation>Mitglieder in ihrer Hüllkurve (Leertaste)</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Original and release beside each other</source>
<translation>Original und Freigabe nebeneinander</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Shows figures of the original file: not for publication.</source>
<translation>Zeigt Werte der Originaldatei: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>Side by side</source>
<translation>Nebeneinander</translation>
</message>
<message>
<source>The band is published for every member of the group, the steps are their published shapes (heights tell shape, not value). Thin lines are the original: seen here only, never saved. Space: before and after.</source>
<translation>Das Band wird für jedes Mitglied der Gruppe veröffentlicht, die Stufen sind ihre veröffentlichten Formen (Höhen sagen die Form, nicht den Wert). Dünne Linien sind das Original: nur hier zu sehen, nie gespeichert. Leertaste: vorher und nachher.</translation>
</message>
<message>
<source>The file before anonymizing: the darkest band holds half of all values.</source>
<translation>Die Datei vor dem Anonymisieren: Das dunkelste Band enthält die Hälfte aller Werte.</translation>
</message>
<message>
<source>The members alone (Space)</source>
<translation>Nur die Mitglieder (Leertaste)</translation>
</message>
<message>
<source>The series appear here when a file is read.</source>
<translation>Die Reihen erscheinen hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>Time point</source>
<translation>Zeitpunkt</translation>
</message>
<message>
<source>Value (unit of the data)</source>
<translation>Wert (Einheit der Daten)</translation>
</message>
<message>
<source>What is published of the group (Space)</source>
<translation>Was von der Gruppe veröffentlicht wird (Leertaste)</translation>
</message>
</context>
<context>
<name>EpsilonCurve</name>
<message>
<source>At these ε nothing was released, so there is no similarity.</source>
<translation>Bei diesen ε wurde nichts freigegeben, daher gibt es keine Ähnlichkeit.</translation>
</message>
<message>
<source>Drawing at several ε …</source>
<translation>Ziehungen bei mehreren ε …</translation>
</message>
<message>
<source>Open a log to see what to expect at which ε.</source>
<translation>Öffnen Sie ein Protokoll, um zu sehen, was bei welchem ε zu erwarten ist.</translation>
</message>
<message>
<source>Privacy loss ε</source>
<translation>Privatheitsverlust ε</translation>
</message>
<message>
<source>ε = {value}</source>
<translation>ε = {value}</translation>
</message>
</context>
<context>
<name>EventLogs</name>
<message>
<source>Comparing the logs</source>
<translation>Die Protokolle werden verglichen</translation>
</message>
<message>
<source>Event logs ({endings});;All files (*)</source>
<translation>Ereignisprotokolle ({endings});;Alle Dateien (*)</translation>
</message>
<message>
<source>Second log</source>
<translation>Zweites Protokoll</translation>
</message>
<message>
<source>Single cases published whole, on average: {singles}</source>
<translation>Einzelne Fälle, die im Mittel ganz veröffentlicht werden: {singles}</translation>
</message>
<message>
<source>Single persons published whole, on average: {singles}</source>
<translation>Einzelne Personen, die im Mittel ganz veröffentlicht werden: {singles}</translation>
</message>
<message>
<source>{number} cases</source>
<translation>{number} Fälle</translation>
</message>
<message>
<source>{number} persons</source>
<translation>{number} Personen</translation>
</message>
</context>
<context>
<name>EventLogsFlow</name>
<message>
<source>1 case</source>
<translation>1 Fall</translation>
</message>
<message>
<source>1–2 edits</source>
<translation>1–2 Änderungen</translation>
</message>
<message>
<source>Bands</source>
<translation>Bänder</translation>
</message>
<message>
<source>Edits</source>
<translation>Änderungen</translation>
</message>
<message>
<source>Improving, round {round}: between {low} and {high} activities to change</source>
<translation>Wird verbessert, Runde {round}: zwischen {low} und {high} zu ändernde Aktivitäten</translation>
</message>
<message>
<source>Improving, round {round}: log similarity between {low} and {high}</source>
<translation>Wird verbessert, Runde {round}: Protokollähnlichkeit zwischen {low} und {high}</translation>
</message>
<message>
<source>Mass</source>
<translation>Masse</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Original → {other}: log similarity {value}</source>
<translation>Original → {other}: Protokollähnlichkeit {value}</translation>
</message>
<message>
<source>Original → {other}: {value} activities to change</source>
<translation>Original → {other}: {value} zu ändernde Aktivitäten</translation>
</message>
<message>
<source>Other</source>
<translation>Anderes</translation>
</message>
<message>
<source>Share of all</source>
<translation>Anteil an allen</translation>
</message>
<message>
<source>more</source>
<translation>mehr</translation>
</message>
<message>
<source>release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>to ¼ edited</source>
<translation>bis ¼ geändert</translation>
</message>
<message>
<source>to ½ edited</source>
<translation>bis ½ geändert</translation>
</message>
<message>
<source>to ¾ edited</source>
<translation>bis ¾ geändert</translation>
</message>
<message>
<source>{amount} by 1 edit</source>
<translation>{amount} mit 1 Änderung</translation>
</message>
<message>
<source>{amount} by {edits} edits</source>
<translation>{amount} mit {edits} Änderungen</translation>
</message>
<message>
<source>{amount} in {count} folded bands, {edits} edits each on average</source>
<translation>{amount} in {count} zusammengefassten Bändern, im Mittel je {edits} Änderungen</translation>
</message>
<message>
<source>{amount} unchanged</source>
<translation>{amount} unverändert</translation>
</message>
<message>
<source>{amount}: {what}, {edits} activities each</source>
<translation>{amount}: {what}, je {edits} Aktivitäten</translation>
</message>
<message>
<source>{n} cases</source>
<translation>{n} Fälle</translation>
</message>
</context>
<context>
<name>Exchange</name>
<message>
<source>A joining or a message was carried here. What joining means, and what would leave this house in answer to a message, is said in words first; only what you accept is written, to be carried back.</source>
<translation>Ein Beitritt oder eine Nachricht wurde hierher getragen. Was der Beitritt bedeutet und was als Antwort auf eine Nachricht dieses Haus verlassen würde, wird zuerst in Worten gesagt; nur was Sie annehmen, wird geschrieben, um zurückgetragen zu werden.</translation>
</message>
<message>
<source>The master asks the sites and puts their answers together; it needs no rows. Begin with an empty folder, then come back with the answers of every round in its folder 'from'.</source>
<translation>Der Koordinator fragt die Standorte und fügt ihre Antworten zusammen; er braucht keine Zeilen. Beginnen Sie mit einem leeren Ordner und kommen Sie mit den Antworten jeder Runde in dessen Ordner „from“ zurück.</translation>
</message>
</context>
<context>
<name>ExchangeDialog</name>
<message>
<source>Each house runs its own Sfumato and keeps its rows, unless it allows otherwise on joining. Messages are files that somebody carries; a lost stick or a power cut costs nothing, every step can be repeated.</source>
<translation>Jedes Haus betreibt sein eigenes Sfumato und behält seine Zeilen, sofern es beim Beitritt nichts anderes erlaubt. Nachrichten sind Dateien, die jemand trägt; ein verlorener Stick oder ein Stromausfall kostet nichts, jeder Schritt lässt sich wiederholen.</translation>
</message>
<message>
<source>Exchange with other houses</source>
<translation>Austausch mit anderen Häusern</translation>
</message>
<message>
<source>This house answers</source>
<translation>Dieses Haus antwortet</translation>
</message>
<message>
<source>This house is the master</source>
<translation>Dieses Haus koordiniert</translation>
</message>
</context>
<context>
<name>ExpectedDifference</name>
<message>
<source>Activities that would have to change, mean of the same draws.</source>
<translation>Aktivitäten, die sich ändern müssten, Mittel derselben Ziehungen.</translation>
</message>
<message>
<source>Difference</source>
<translation>Unterschied</translation>
</message>
<message>
<source>Expected difference</source>
<translation>Erwarteter Unterschied</translation>
</message>
<message>
<source>Log difference</source>
<translation>Protokollunterschied</translation>
</message>
</context>
<context>
<name>ExpectedSimilarity</name>
<message>
<source>Expected similarity</source>
<translation>Erwartete Ähnlichkeit</translation>
</message>
<message>
<source>From draws made for this curve and thrown away; the shade spans them. Drag the line to set ε. Decide here, before the release: choosing among actual releases by their utility spends privacy that nobody accounts for.</source>
<translation>Aus Ziehungen, die für diese Kurve gemacht und weggeworfen werden; der Schatten umspannt sie. Ziehen Sie die Linie, um ε zu setzen. Entscheiden Sie hier, vor der Freigabe: Unter tatsächlichen Freigaben nach ihrem Nutzen zu wählen, kostet Privatheit, die niemand verbucht.</translation>
</message>
<message>
<source>Log similarity</source>
<translation>Protokollähnlichkeit</translation>
</message>
<message>
<source>Similarity, mean of {n} draws</source>
<translation>Ähnlichkeit, Mittel von {n} Ziehungen</translation>
</message>
</context>
<context>
<name>ExpectedVariants</name>
<message>
<source>Expected variants</source>
<translation>Erwartete Varianten</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianten</translation>
</message>
<message>
<source>Variants released</source>
<translation>Freigegebene Varianten</translation>
</message>
<message>
<source>Variants released on average: exact, from the probabilities.</source>
<translation>Im Mittel freigegebene Varianten: exakt, aus den Wahrscheinlichkeiten.</translation>
</message>
</context>
<context>
<name>FieldRow</name>
<message>
<source>Allowed: {rule}</source>
<translation>Erlaubt: {rule}</translation>
</message>
<message>
<source>Default: {value}</source>
<translation>Vorgabe: {value}</translation>
</message>
<message>
<source>What is {field}? (F1)</source>
<translation>Was ist {field}? (F1)</translation>
</message>
</context>
<context>
<name>Figures</name>
<message>
<source>the same</source>
<translation>gleich</translation>
</message>
<message>
<source>yes</source>
<translation>ja</translation>
</message>
<message>
<source>▲ better</source>
<translation>▲ besser</translation>
</message>
<message>
<source>▲ worse</source>
<translation>▲ schlechter</translation>
</message>
<message>
<source>▼ better</source>
<translation>▼ besser</translation>
</message>
<message>
<source>▼ worse</source>
<translation>▼ schlechter</translation>
</message>
</context>
<context>
<name>FileCard</name>
<message>
<source>Loaded</source>
<translation>Geladen</translation>
</message>
<message>
<source>Loaded, one thing to look at under Load</source>
<translation>Geladen; ein Hinweis unter Laden</translation>
</message>
<message>
<source>Loaded, {n} things to look at under Load</source>
<translation>Geladen; Hinweise unter Laden: {n}</translation>
</message>
<message>
<source>Not loaded: see the message above</source>
<translation>Nicht geladen: siehe die Meldung oben</translation>
</message>
<message>
<source>Open another file</source>
<translation>Andere Datei öffnen</translation>
</message>
<message>
<source>Reading…</source>
<translation>Wird gelesen …</translation>
</message>
<message>
<source>The run on show is of this file. Loaded for the next run: {file}</source>
<translation>Der gezeigte Lauf ist von dieser Datei. Für den nächsten Lauf geladen: {file}</translation>
</message>
<message>
<source>The run on show was read in another way than is chosen under Load.</source>
<translation>Der gezeigte Lauf wurde anders gelesen, als unter Laden gewählt ist.</translation>
</message>
<message>
<source>{first} and {n} more</source>
<translation>{first} und {n} weitere</translation>
</message>
</context>
<context>
<name>Form</name>
<message>
<source>More</source>
<translation>Mehr</translation>
</message>
<message>
<source>Must be {rule}</source>
<translation>Erlaubt ist: {rule}</translation>
</message>
<message>
<source>{what}: {hint}</source>
<translation>{what}: {hint}</translation>
</message>
</context>
<context>
<name>Frame</name>
<message>
<source>Facts of the plot</source>
<translation>Daten der Grafik</translation>
</message>
<message>
<source>Nothing to show yet.</source>
<translation>Noch nichts zu zeigen.</translation>
</message>
<message>
<source>Plot</source>
<translation>Grafik</translation>
</message>
<message>
<source>Value under the mouse</source>
<translation>Wert unter der Maus</translation>
</message>
<message>
<source>{path} could not be written</source>
<translation>{path} konnte nicht geschrieben werden</translation>
</message>
</context>
<context>
<name>Gate</name>
<message>
<source>blocks the release</source>
<translation>blockiert die Freigabe</translation>
</message>
<message>
<source>needs a reason</source>
<translation>braucht eine Begründung</translation>
</message>
<message>
<source>passed</source>
<translation>bestanden</translation>
</message>
</context>
<context>
<name>GateLine</name>
<message>
<source>Reason for: {item}</source>
<translation>Begründung für: {item}</translation>
</message>
<message>
<source>Why is this acceptable? (goes into the audit record)</source>
<translation>Warum ist das vertretbar? (kommt in die Prüfakte)</translation>
</message>
<message>
<source>{item} is not fulfilled</source>
<translation>{item} ist nicht erfüllt</translation>
</message>
<message>
<source>{item} needs a reason: at least a short sentence ({words} words, {letters} letters)</source>
<translation>{item} braucht eine Begründung: mindestens einen kurzen Satz ({words} Wörter, {letters} Buchstaben)</translation>
</message>
</context>
<context>
<name>GateList</name>
<message>
<source>I have looked at the result: it is useful for its purpose, and this may leave</source>
<translation>Ich habe das Ergebnis angesehen: Es ist für seinen Zweck nützlich und darf das Haus verlassen</translation>
</message>
<message>
<source>Signed by the steward</source>
<translation>Bestätigt durch die verantwortliche Person</translation>
</message>
<message>
<source>The gate is being checked</source>
<translation>Die Freigabeprüfung läuft</translation>
</message>
<message>
<source>Tick that you have looked at the result</source>
<translation>Bestätigen Sie, dass Sie das Ergebnis angesehen haben</translation>
</message>
</context>
<context>
<name>GraphRiskCard</name>
<message>
<source>Fact</source>
<translation>Angabe</translation>
</message>
<message>
<source>No: edges of single people appear only with probability δ.</source>
<translation>Nein: Kanten einzelner Personen erscheinen nur mit Wahrscheinlichkeit δ.</translation>
</message>
<message>
<source>Not given: it does not hold next to the fringe factor, other weights or other noise.</source>
<translation>Nicht angegeben: Es gilt nicht neben dem Randfaktor, anderen Gewichten oder anderem Rauschen.</translation>
</message>
<message>
<source>Not given: it would rest on fewer than five edges.</source>
<translation>Nicht angegeben: Es würde auf weniger als fünf Kanten beruhen.</translation>
</message>
<message>
<source>Not needed next to ε, or contributors are not known.</source>
<translation>Neben ε nicht nötig, oder die Beitragenden sind nicht bekannt.</translation>
</message>
<message>
<source>Risk</source>
<translation>Risiko</translation>
</message>
<message>
<source>The attacker picks out edges that rest on one person: how many of them are found (up) against how many others are picked by mistake (across). The diagonal is guessing.</source>
<translation>Der Angreifer sucht Kanten heraus, die auf einer Person beruhen: wie viele davon gefunden werden (senkrecht), gegen wie viele andere irrtümlich gewählt werden (waagrecht). Die Diagonale ist Raten.</translation>
</message>
<message>
<source>The file does not say how many people stand behind an edge: what an attacker can tell of single people cannot be measured.</source>
<translation>Die Datei sagt nicht, wie viele Personen hinter einer Kante stehen: Was ein Angreifer über einzelne Personen sagen kann, lässt sich nicht messen.</translation>
</message>
<message>
<source>The surest an attacker can be that an edge rests on one person. Before: {prior} %.</source>
<translation>Wie sicher ein Angreifer höchstens sein kann, dass eine Kante auf einer Person beruht. Vorher: {prior} %.</translation>
</message>
<message>
<source>These facts stand apart: none of them alone makes a release safe.</source>
<translation>Diese Angaben stehen für sich: Keine allein macht eine Freigabe sicher.</translation>
</message>
<message>
<source>Value</source>
<translation>Wert</translation>
</message>
<message>
<source>What protects, and what does not</source>
<translation>Was schützt und was nicht</translation>
</message>
<message>
<source>Who knows the method picks out edges of one person: 0.5 is guessing. May be off by {error}. Before: {before}.</source>
<translation>Wer das Verfahren kennt, sucht Kanten einer Person heraus: 0,5 ist Raten. Kann um {error} abweichen. Vorher: {before}.</translation>
</message>
<message>
<source>Yes: whoever sees an edge knows that somebody drew it.</source>
<translation>Ja: Wer eine Kante sieht, weiß, dass jemand sie gezeichnet hat.</translation>
</message>
</context>
<context>
<name>GraphsWorkspace</name>
<message>
<source>Opened as a matrix: {nodes} nodes and {edges} edges are easier to read so. The tab Network draws them.</source>
<translation>Als Matrix geöffnet: {nodes} Knoten und {edges} Kanten lesen sich so leichter. Der Reiter Netz zeichnet sie.</translation>
</message>
<message>
<source>Read again with the categories. Run when you are content (Ctrl+R).</source>
<translation>Mit den Kategorien neu gelesen. Starten, wenn es so passt (Strg+R).</translation>
</message>
</context>
<context>
<name>GroupPlot</name>
<message>
<source> · {shown} drawn</source>
<translation> · {shown} gezeichnet</translation>
</message>
<message>
<source>Envelope</source>
<translation>Hüllkurve</translation>
</message>
<message>
<source>Group {group} · {rows} series · value loss {loss}</source>
<translation>Gruppe {group} · {rows} Reihen · Wertverlust {loss}</translation>
</message>
<message>
<source>High</source>
<translation>Oben</translation>
</message>
<message>
<source>Low</source>
<translation>Unten</translation>
</message>
<message>
<source>Original series</source>
<translation>Originalreihe</translation>
</message>
<message>
<source>Time point</source>
<translation>Zeitpunkt</translation>
</message>
<message>
<source>row {row} of the file: {value}, own shape {own}, published {pattern}</source>
<translation>Zeile {row} der Datei: {value}, eigene Form {own}, veröffentlicht {pattern}</translation>
</message>
<message>
<source>series from row {row} of the file on: {value}, own shape {own}, published {pattern}</source>
<translation>Reihe ab Zeile {row} der Datei: {value}, eigene Form {own}, veröffentlicht {pattern}</translation>
</message>
<message>
<source>{time}: envelope {low} to {high}</source>
<translation>{time}: Hüllkurve {low} bis {high}</translation>
</message>
<message>
<source>{word} · level {level} · {rows} series</source>
<translation>{word} · Stufe {level} · {rows} Reihen</translation>
</message>
</context>
<context>
<name>Groups</name>
<message>
<source>1 group</source>
<translation>1 Gruppe</translation>
</message>
<message>
<source>Different patterns and levels</source>
<translation>Verschiedene Muster und Stufen</translation>
</message>
<message>
<source>Group</source>
<translation>Gruppe</translation>
</message>
<message>
<source>Groups</source>
<translation>Gruppen</translation>
</message>
<message>
<source>Leaves</source>
<translation>Blätter</translation>
</message>
<message>
<source>Mean pattern loss of its series</source>
<translation>Mittlerer Musterverlust ihrer Reihen</translation>
</message>
<message>
<source>No groups yet.</source>
<translation>Noch keine Gruppen.</translation>
</message>
<message>
<source>Pattern classes of the group</source>
<translation>Musterklassen der Gruppe</translation>
</message>
<message>
<source>Patterns</source>
<translation>Muster</translation>
</message>
<message>
<source>Series</source>
<translation>Reihen</translation>
</message>
<message>
<source>Series that share the envelope</source>
<translation>Reihen, die die Hüllkurve teilen</translation>
</message>
<message>
<source>Value loss: typical width of the envelope</source>
<translation>Wertverlust: typische Breite der Hüllkurve</translation>
</message>
<message>
<source>Widest envelope first: these series lose most.</source>
<translation>Breiteste Hüllkurve zuerst: Diese Reihen verlieren am meisten.</translation>
</message>
<message>
<source>{n} groups</source>
<translation>{n} Gruppen</translation>
</message>
</context>
<context>
<name>Help</name>
<message>
<source>(k, P)-anonymity</source>
<translation>(k, P)-Anonymität</translation>
</message>
<message>
<source>**AUC**: probability that the attacker ranks a random one-person edge before another one; 0.5 is guessing, 1 certainty.</source>
<translation>**AUC**: Wahrscheinlichkeit, dass der Angreifer eine zufällige Kante einer einzigen Person vor einer anderen einordnet; 0,5 ist Raten, 1 Gewissheit.</translation>
</message>
<message>
<source>**Adjusted Rand index**: agreement of two clusterings, 1 the same, 0 what chance gives.</source>
<translation>**Adjustierter Rand-Index**: Übereinstimmung zweier Clusterungen, 1 gleich, 0 was der Zufall ergibt.</translation>
</message>
<message>
<source>**Attack**: 1 / number of published rows that fit what is known, if the true class is among them, else 0. *Attack success* is the largest mean over all numbers of known values that are played.</source>
<translation>**Angriff**: 1 / Zahl der veröffentlichten Zeilen, die zum Bekannten passen, wenn die wahre Klasse darunter ist, sonst 0. *Angriffserfolg* ist das größte Mittel über alle durchgespielten Anzahlen bekannter Werte.</translation>
</message>
<message>
<source>**Case disclosure**: mean of 1 / number of cases that fit what is known, over everything that can be known; for an average case: number of all that can be known / sum of the cases that fit each. **Trace disclosure**: 1 − mean normalised entropy of the variants that fit.</source>
<translation>**Offenlegung von Fällen**: Mittel von 1 / Zahl der Fälle, die zum Bekannten passen, über alles, was bekannt sein kann; für einen durchschnittlichen Fall: Zahl all dessen, was bekannt sein kann / Summe der Fälle, die jeweils passen. **Offenlegung von Abläufen**: 1 − mittlere normierte Entropie der passenden Varianten.</translation>
</message>
<message>
<source>**Comparing files** on the command line: a file carries no identity, so its *expected* pattern loss is the mean over all rows whose envelope holds the series: another figure than the pattern loss of a run. Without a column Level there is none.</source>
<translation>**Dateien vergleichen** auf der Kommandozeile: Eine Datei trägt keine Identität; ihr *erwarteter* Musterverlust ist daher das Mittel über alle Zeilen, deren Hüllkurve die Reihe enthält: eine andere Kennzahl als der Musterverlust eines Laufs. Ohne eine Spalte Level gibt es keinen.</translation>
</message>
<message>
<source>**DBSCAN**: a row is core if at least *min_points* rows lie within ε; core rows within ε of each other share a cluster.</source>
<translation>**DBSCAN**: Eine Zeile ist Kern, wenn mindestens *min_points* Zeilen innerhalb von ε liegen; Kernzeilen innerhalb von ε voneinander teilen einen Cluster.</translation>
</message>
<message>
<source>**Difference**: the least number of activities to insert, delete or replace so that one log becomes the other, in activities.</source>
<translation>**Unterschied**: die kleinste Zahl von Aktivitäten, die einzufügen, zu löschen oder zu ersetzen sind, damit ein Protokoll zum anderen wird, in Aktivitäten.</translation>
</message>
<message>
<source>**EM**: a component is refused if Σ variances &lt; τ, any variance &lt; 0.0025 (standardised: at a site by its own standard deviations, in the release by those of the model), or fewer than *min_count* rows. Cover: rows x with P(x | C) ≥ t for some component C, t = (2π)^(−d/2) f^(−d) e^(−9/2) with the spread f. A site chooses the number of components and the shape of their covariances (full, diagonal, round) by least BIC. Mutual support of two components: N(μ₁ − μ₂; 0, Σ₁ + Σ₂). Union: mean Σ m μ / Σ m, covariance Σ m (Σ_k + (μ_k − μ)(μ_k − μ)ᵀ) / Σ m.</source>
<translation>**EM**: Eine Komponente wird abgelehnt, wenn Σ Varianzen &lt; τ, eine Varianz &lt; 0,0025 (standardisiert: an einem Standort mit seinen eigenen Standardabweichungen, in der Freigabe mit denen des Modells) oder weniger als *min_count* Zeilen. Abdeckung: Zeilen x mit P(x | C) ≥ t für eine Komponente C, t = (2π)^(−d/2) f^(−d) e^(−9/2) mit der Streuung f. Ein Standort wählt die Zahl der Komponenten und die Form ihrer Kovarianzen (voll, diagonal, rund) nach dem kleinsten BIC. Gegenseitige Stützung zweier Komponenten: N(μ₁ − μ₂; 0, Σ₁ + Σ₂). Vereinigung: Mittel Σ m μ / Σ m, Kovarianz Σ m (Σ_k + (μ_k − μ)(μ_k − μ)ᵀ) / Σ m.</translation>
</message>
<message>
<source>**Ends**: a multiple of 10^e, e = ⌊log₁₀ R⌋ − 2, R the range of the published ends of the time point; low ends down, high ends up.</source>
<translation>**Enden**: ein Vielfaches von 10^e, e = ⌊log₁₀ R⌋ − 2, R die Spannweite der veröffentlichten Enden des Zeitpunkts; untere Enden nach unten, obere nach oben.</translation>
</message>
<message>
<source>**Fringe**: five whole numbers from 1 to 10 → Dirichlet → probabilities of the factors 1 … 5.</source>
<translation>**Rand**: fünf ganze Zahlen von 1 bis 10 → Dirichlet → Wahrscheinlichkeiten der Faktoren 1 … 5.</translation>
</message>
<message>
<source>**IL1s**: mean of |x − x'| / (√2·s) over cells; a category that changed counts 1. **pMSE**: mean of (p̂ − ½)², p̂ a model's guess that a row is released and not original; 0 means that it cannot tell.</source>
<translation>**IL1s**: Mittel von |x − x'| / (√2·s) über Zellen; eine geänderte Kategorie zählt 1. **pMSE**: Mittel von (p̂ − ½)², p̂ die Schätzung eines Modells, dass eine Zeile freigegeben und nicht original ist; 0 heißt, dass es sie nicht unterscheiden kann.</translation>
</message>
<message>
<source>**Linkage**: share of released rows whose nearest original (standardised distance) is their own; rows that differ in an untouched column are ruled out. Sensitive columns are not used.</source>
<translation>**Verknüpfung**: Anteil der freigegebenen Zeilen, deren nächstliegendes Original (standardisierter Abstand) ihr eigenes ist; Zeilen, die sich in einer unberührten Spalte unterscheiden, sind ausgeschlossen. Sensible Spalten werden nicht verwendet.</translation>
</message>
<message>
<source>**Low rank**: S = U_k Σ_k V_kᵀ, taken on existing edges only, rounded, at least the smallest weight (for weights that are not whole numbers: the next number of one digit below the smallest of the file).</source>
<translation>**Niedriger Rang**: S = U_k Σ_k V_kᵀ, nur auf vorhandenen Kanten, gerundet, mindestens das kleinste Gewicht (bei nicht ganzzahligen Gewichten: die nächste Zahl mit einer Ziffer unter dem kleinsten der Datei).</translation>
</message>
<message>
<source>**Noise**: discrete Laplace, P(x) ∝ e^(−|x|/b). Scale b = 0.9: P(x = 0) = 0.505.</source>
<translation>**Rauschen**: diskretes Laplace, P(x) ∝ e^(−|x|/b). Skala b = 0,9: P(x = 0) = 0,505.</translation>
</message>
<message>
<source>**Not protected:** {limits}</source>
<translation>**Nicht geschützt:** {limits}</translation>
</message>
<message>
<source>**Pattern loss**: PL = 1 − r, r the correlation of the series with its published pattern, each letter standing for the median of its class: Φ⁻¹((2j − 1) / 2L) for letter j of L. Both flat: 0; exactly one flat: 1.</source>
<translation>**Musterverlust**: PL = 1 − r, r die Korrelation der Reihe mit ihrem veröffentlichten Muster, wobei jeder Buchstabe für den Median seiner Klasse steht: Φ⁻¹((2j − 1) / 2L) für Buchstabe j von L. Beide flach: 0; genau eines flach: 1.</translation>
</message>
<message>
<source>**Posterior cap** for Laplace noise alone: posterior odds (one : more) ≤ prior odds · 1 / Σ_{n≥2} π(n | n ≥ 2)·e^(−(n−1)/b).</source>
<translation>**A-posteriori-Grenze** für Laplace-Rauschen allein: A-posteriori-Chancen (eine : mehr) ≤ A-priori-Chancen · 1 / Σ_{n≥2} π(n | n ≥ 2)·e^(−(n−1)/b).</translation>
</message>
<message>
<source>**Posterior level**: the shortest interval that holds c of f(x | released value), averaged.</source>
<translation>**A-posteriori-Niveau**: das kürzeste Intervall, das c von f(x | freigegebener Wert) enthält, gemittelt.</translation>
</message>
<message>
<source>**Privacy level** at confidence c: uniform noise on ±α: 2αc. Normal noise: 2σ·Φ⁻¹((1+c)/2). σ = 10, c = 95 %: 39.2.</source>
<translation>**Schutzniveau** bei Konfidenz c: gleichverteiltes Rauschen auf ±α: 2αc. Normales Rauschen: 2σ·Φ⁻¹((1+c)/2). σ = 10, c = 95 %: 39,2.</translation>
</message>
<message>
<source>**Private**: b = c/ε, published are entries ≥ T = 1 + b·ln(1/(2δ₁)), δ₁ = δ/c: (ε, δ)-differentially private per person.</source>
<translation>**Privat**: b = c/ε, veröffentlicht werden Einträge ≥ T = 1 + b·ln(1/(2δ₁)), δ₁ = δ/c: (ε, δ)-differentiell privat pro Person.</translation>
</message>
<message>
<source>**Range query error**: |true count − estimate| / true count, the estimate being the sum over rows of the share of each interval that the question covers.</source>
<translation>**Fehler von Bereichsabfragen**: |wahre Anzahl − Schätzung| / wahre Anzahl; die Schätzung ist die Summe über die Zeilen des Anteils jedes Intervalls, den die Frage überdeckt.</translation>
</message>
<message>
<source>**Reconstruction** (Agrawal and Srikant 2000; EM on a grid): f ← f · (Kᵀ (h / (K f))), K[i,j] the probability that noise carries bin j to bin i, h the released histogram.</source>
<translation>**Rekonstruktion** (Agrawal und Srikant 2000; EM auf einem Gitter): f ← f · (Kᵀ (h / (K f))), K[i,j] die Wahrscheinlichkeit, dass Rauschen Klasse j nach Klasse i trägt, h das freigegebene Histogramm.</translation>
</message>
<message>
<source>**Representatives**: quality Q(p) = Σ (ε_local − d(o, p)) over rows o in reach; best first, each with its radius ξ and its number of rows μ. ξ is the largest distance to a row it stands for; with *Send means* it is √((d+2)/d) times the root mean square distance (d columns), because the largest distance is one person's. In reach at the master: distance ≤ ε + max(ξ_r, ξ_s).</source>
<translation>**Repräsentanten**: Güte Q(p) = Σ (ε_local − d(o, p)) über Zeilen o in Reichweite; beste zuerst, jeder mit seinem Radius ξ und seiner Zeilenzahl μ. ξ ist der größte Abstand zu einer Zeile, für die er steht; mit *Mittel senden* ist es √((d+2)/d) mal die Wurzel aus dem mittleren quadratischen Abstand (d Spalten), weil der größte Abstand der einer einzelnen Person ist. In Reichweite beim Koordinator: Abstand ≤ ε + max(ξ_r, ξ_s).</translation>
</message>
<message>
<source>**SAX**: the series is standardised, averaged over w segments, and each mean is given the letter of its interval between Φ⁻¹(1/L), …, Φ⁻¹((L−1)/L).</source>
<translation>**SAX**: Die Reihe wird standardisiert, über w Abschnitte gemittelt, und jedes Mittel erhält den Buchstaben seines Intervalls zwischen Φ⁻¹(1/L), …, Φ⁻¹((L−1)/L).</translation>
</message>
<message>
<source>**Similarity** = 1 − r·e: r the mass that differs between the two logs, e the mean cost of turning one rest into the other (earth mover's distance), with cost Levenshtein / length of the longer variant.</source>
<translation>**Ähnlichkeit** = 1 − r·e: r die Masse, in der sich die beiden Protokolle unterscheiden, e die mittleren Kosten, einen Rest in den anderen zu verwandeln (Earth Mover's Distance), mit Kosten Levenshtein / Länge der längeren Variante.</translation>
</message>
<message>
<source>**Spectral filter**: released columns projected on the leading principal components, the noise's variance being known.</source>
<translation>**Spektralfilter**: freigegebene Spalten, auf die führenden Hauptkomponenten projiziert, wobei die Varianz des Rauschens bekannt ist.</translation>
</message>
<message>
<source>**Threshold** k = ⌈ (1/ε) · ln( (e^ε + 2δ − 1) / ((e^ε + 1)·δ) ) ⌉. Noise x on the count of each variant: P(x) ∝ e^(−ε|x|), |x| ≤ k, whole numbers. A variant is released if count + noise &gt; k.</source>
<translation>**Schwelle** k = ⌈ (1/ε) · ln( (e^ε + 2δ − 1) / ((e^ε + 1)·δ) ) ⌉. Rauschen x auf der Anzahl jeder Variante: P(x) ∝ e^(−ε|x|), |x| ≤ k, ganze Zahlen. Eine Variante wird freigegeben, wenn Anzahl + Rauschen &gt; k.</translation>
</message>
<message>
<source>**Value loss** of a series with envelope [l_t, u_t], n points: VL = √( Σ_t (u_t − l_t)² / n ).</source>
<translation>**Wertverlust** einer Reihe mit Hüllkurve [l_t, u_t], n Punkte: VL = √( Σ_t (u_t − l_t)² / n ).</translation>
</message>
<message>
<source>**With the default values** ({nature}, per {unit}):</source>
<translation>**Mit den Vorgabewerten** ({nature}, pro {unit}):</translation>
</message>
<message>
<source>**k achieved**: size of the smallest class of rows with equal quasi-identifiers and untouched columns; **l-diversity**: least number of different sensitive values in a class.</source>
<translation>**Erreichtes k**: Größe der kleinsten Klasse von Zeilen mit gleichen Quasi-Identifikatoren und unberührten Spalten; **l-Diversität**: kleinste Zahl verschiedener sensibler Werte in einer Klasse.</translation>
</message>
<message>
<source>**k-means**: TD² = Σ d(x, centroid)²; sites send per cluster sum, count and TD².</source>
<translation>**k-means**: TD² = Σ d(x, Zentroid)²; Standorte senden je Cluster Summe, Anzahl und TD².</translation>
</message>
<message>
<source>*Group size*: the fewest series behind an envelope and its pattern, against the house's smallest group. P counts, not only k. *Equal rows*: rows that are equal in every cell, sensitive columns included. *Attack*: the mean success of the attacker at the number of known values where it is highest. *Rare sensitive values*: values that fewer than P series hold, in one column or in all together; a column in which most values name one series is refused. *One-valued classes* and *Shared readings*: what is disclosed without finding a row. *Rows left out*: how many series were dropped, and how many values were filled in; recipients see the same numbers.</source>
<translation>*Gruppengröße*: die wenigsten Reihen hinter einer Hüllkurve und ihrem Muster, gemessen an der kleinsten Gruppe des Hauses. P zählt, nicht nur k. *Gleiche Zeilen*: Zeilen, die in jeder Zelle gleich sind, sensible Spalten eingeschlossen. *Angriff*: der mittlere Erfolg des Angreifers bei der Anzahl bekannter Werte, bei der er am höchsten ist. *Seltene sensible Werte*: Werte, die weniger als P Reihen haben, in einer Spalte oder in allen zusammen; eine Spalte, in der die meisten Werte eine Reihe benennen, wird abgelehnt. *Einwertige Klassen* und *Geteilte Messwerte*: was offengelegt ist, ohne dass eine Zeile gefunden wird. *Ausgelassene Zeilen*: wie viele Reihen weggelassen und wie viele Werte aufgefüllt wurden; Empfänger sehen dieselben Zahlen.</translation>
</message>
<message>
<source>*Sample* draws from the local models and fits one model to the draws; on average it was closest to the pooled result in our comparisons, but not on every set of data.</source>
<translation>*Ziehungen* zieht aus den lokalen Modellen und passt den Ziehungen ein Modell an; in unseren Vergleichen kam es dem zusammengelegten Ergebnis im Mittel am nächsten, aber nicht bei jedem Datenbestand.</translation>
</message>
<message>
<source>*Split* always gives a positive and a negative graph, also when one is empty. A second file that came only with the first negative weight would tell of the one person who gave it.</source>
<translation>*Teilen* ergibt immer einen positiven und einen negativen Graphen, auch wenn einer leer ist. Eine zweite Datei, die erst mit dem ersten negativen Gewicht käme, würde etwas über die eine Person verraten, die es angab.</translation>
</message>
<message>
<source>- **Protected:** whether a single case is in the log; with a person column, whether a single person is, with all cases. Nobody can tell from the release, up to the factor e^ε and the probability δ.
- **Not protected:** persons with several cases, unless you name the person column. A person with c cases is then protected with c·ε only, and the gate asks for a reason.
- **Not protected:** what is true of many cases; that is what you publish.
- Rare variants disappear. That is not a fault. A variant of one case is published with a probability of at most δ; *Really unique cases shown* counts, on the original, how many this draw shows, whatever its noisy counts say.
- **What leaves:** variants, with noisy counts. Names of cases are made up and given in the order of the variants; times, persons and every other attribute stay.
- **An empty release is a result.** It says that with these ε and δ nothing can be published safely.</source>
<translation>- **Geschützt:** ob ein einzelner Fall im Protokoll ist; mit einer Personenspalte, ob eine einzelne Person darin ist, mit allen Fällen. Niemand kann es aus der Freigabe sagen, bis auf den Faktor e^ε und die Wahrscheinlichkeit δ.
- **Nicht geschützt:** Personen mit mehreren Fällen, sofern Sie die Personenspalte nicht nennen. Eine Person mit c Fällen ist dann nur mit c·ε geschützt, und die Freigabeprüfung verlangt eine Begründung.
- **Nicht geschützt:** was für viele Fälle gilt; das ist es, was Sie veröffentlichen.
- Seltene Varianten verschwinden. Das ist kein Fehler. Eine Variante eines einzigen Falls wird mit einer Wahrscheinlichkeit von höchstens δ veröffentlicht; *Gezeigte, wirklich einmalige Fälle* zählt am Original, wie viele diese Ziehung zeigt, was auch immer ihre verrauschten Anzahlen sagen.
- **Was das Haus verlässt:** Varianten mit verrauschten Anzahlen. Namen von Fällen sind erfunden und in der Reihenfolge der Varianten vergeben; Zeiten, Personen und jedes andere Attribut bleiben im Haus.
- **Eine leere Freigabe ist ein Ergebnis.** Sie sagt, dass mit diesem ε und δ nichts sicher veröffentlicht werden kann.</translation>
</message>
<message>
<source>- **Protected:** which series is mine. Who knows values of a curve faces at least k series with the same envelope; who knows the shape as well faces at least P.
- **Protected:** the order of the file. Rows are sorted by what is published of them, groups are numbered in that order, and the same series give the same file however they were sorted.
- **Not protected:** what all series of a class have in common. Sensitive columns are published as they are. If all series of a class share one tariff, the tariff is disclosed: see *Series in one-valued groups*, and the field *Distinct sensitive values*.
- **Not protected:** the outermost readings of a group, beyond rounding: see *Ends of envelopes*. A reading that all members share is published as it is, [v..v].
- **Not protected:** persons with several series. Add them up first, or publish one series a person.</source>
<translation>- **Geschützt:** welche Reihe meine ist. Wer Werte einer Kurve kennt, steht vor mindestens k Reihen mit derselben Hüllkurve; wer auch die Form kennt, vor mindestens P.
- **Geschützt:** die Reihenfolge der Datei. Zeilen sind nach dem sortiert, was von ihnen veröffentlicht wird, Gruppen sind in dieser Reihenfolge nummeriert, und dieselben Reihen ergeben dieselbe Datei, wie auch immer sie sortiert waren.
- **Nicht geschützt:** was alle Reihen einer Klasse gemeinsam haben. Sensible Spalten werden veröffentlicht, wie sie sind. Teilen alle Reihen einer Klasse einen Tarif, ist der Tarif offengelegt: siehe *Reihen in einwertigen Gruppen* und das Feld *Verschiedene sensible Werte*.
- **Nicht geschützt:** die äußersten Messwerte einer Gruppe, über das Runden hinaus: siehe *Enden der Hüllkurven*. Ein Messwert, den alle Mitglieder teilen, wird veröffentlicht, wie er ist, [v..v].
- **Nicht geschützt:** Personen mit mehreren Reihen. Fassen Sie sie zuerst zusammen, oder veröffentlichen Sie eine Reihe je Person.</translation>
</message>
<message>
<source>- *Synthetic aggregate* blurs how many people stand behind an edge. A **heuristic**. Which edges exist is published as it is: an edge that only one person drew still shows that somebody drew it.
- *Differentially private aggregate* is a **guarantee per person**, presence of edges included. It needs a large study: with 30 people and ε = 1 hardly an edge survives, and Sfumato says so.
- **Labels are published as they are.** A label in somebody's own words can name the person. Recode labels into categories first: it is the strongest protection there is. Before recoding, nearly all edges rest on one person; after it, about half.
- Releases of the same maps add up.</source>
<translation>- *Synthetische Zusammenfassung* verwischt, wie viele Personen hinter einer Kante stehen. Eine **Heuristik**. Welche Kanten es gibt, wird veröffentlicht, wie es ist: Eine Kante, die nur eine Person zeichnete, zeigt noch, dass jemand sie zeichnete.
- *Differentiell private Zusammenfassung* ist eine **Garantie pro Person**, auch dafür, welche Kanten es gibt. Sie braucht eine große Studie: Mit 30 Personen und ε = 1 überlebt kaum eine Kante, und Sfumato sagt es.
- **Bezeichnungen werden veröffentlicht, wie sie sind.** Eine Bezeichnung in eigenen Worten kann die Person verraten. Kodieren Sie Bezeichnungen zuerst zu Kategorien um: Das ist der stärkste Schutz, den es gibt. Vor dem Umkodieren beruhen fast alle Kanten auf einer Person, danach etwa die Hälfte.
- Freigaben derselben Karten summieren sich.</translation>
</message>
<message>
<source>- 0: done and verified
- 1: the promise does not hold, or the gate was not passed; nothing was written
- 2: bad input or usage; one clear line says what and where
- 130: interrupted</source>
<translation>- 0: fertig und geprüft
- 1: die Zusage hält nicht, oder die Freigabeprüfung wurde nicht bestanden; nichts wurde geschrieben
- 2: falsche Eingabe oder falscher Aufruf; eine klare Zeile sagt, was und wo
- 130: unterbrochen</translation>
</message>
<message>
<source>- All three are **heuristics**: nothing is proven. What attackers get is measured on your file and shown.
- Identifiers are never released. Quasi-identifiers (age, region, job) are what others may know too: together they point at people, so look at *Classes of rows*, not at single columns.
- **Several columns together** are weaker than each alone. Noise on ten columns that go together can be filtered out; class means of ten columns can be linked. The card turns red when that happens.
- Columns that no step touches are released as they are. They are named in the promise and at the gate, and the linking attacker uses them.
- Rows are released sorted by their cells: nothing is left of the order of your file. Which row is which stays in the audit.
- Class sizes hold for each column by itself, empty cells included. How many rows look alike in all quasi-identifiers and untouched columns is counted, not promised.</source>
<translation>- Alle drei sind **Heuristiken**: Nichts ist bewiesen. Was Angreifer erfahren, wird an Ihrer Datei gemessen und gezeigt.
- Identifikatoren werden nie freigegeben. Quasi-Identifikatoren (Alter, Region, Beruf) sind, was auch andere wissen können: Zusammen zeigen sie auf Personen; sehen Sie daher *Klassen von Zeilen* an, nicht einzelne Spalten.
- **Mehrere Spalten zusammen** sind schwächer als jede allein. Rauschen auf zehn zusammenhängenden Spalten lässt sich herausfiltern; Klassenmittel von zehn Spalten lassen sich verknüpfen. Die Karte wird rot, wenn das geschieht.
- Spalten, die kein Schritt berührt, werden freigegeben, wie sie sind. Sie werden in der Zusage und in der Freigabeprüfung genannt, und der verknüpfende Angreifer nutzt sie.
- Zeilen werden nach ihren Zellen sortiert freigegeben: Von der Reihenfolge Ihrer Datei bleibt nichts. Welche Zeile welche ist, bleibt in der Prüfakte.
- Klassengrößen gelten für jede Spalte für sich, leere Zellen eingeschlossen. Wie viele Zeilen in allen Quasi-Identifikatoren und unberührten Spalten gleich aussehen, wird gezählt, nicht zugesagt.</translation>
</message>
<message>
<source>- Nothing published stands for fewer rows than *Fewest people*: means are of so many rows, a component of a mixture is the most likely one for so many rows of one site, as that site counted, and patterns are shared by so many people, also when counts are added and subtracted. That is a **guarantee per row**, but no differential privacy: a mean of ten people is still a fact about ten people.
- The same floor holds at every site: what stands for fewer of its rows does not leave it, whatever it is asked. Where that makes a difference (a part of a cluster that is too small is counted with its neighbour), the release says so.
- **Between the sites** more is seen than in the release. The *Border log* lists every message with its size and whether it holds original rows, values of single rows, or groups of too few. Show it to your data protection officer: it is what really leaves each house.
- *Exact density clusters* sends original points between the sites. It is for speed on one machine or inside one house, not for privacy among several.
- *Density by representatives* sends real points when *Send means* is off.
- *k-means* hides the sums of every round under masks; to start from, each site sends means of its own rows with their sizes as they are. Of two sites each can subtract its own part from a total: only with three or more does a mask hide a site from the others.
- Where **sites hold columns** of the same rows, k-means sends distances of every row, assignments and rows as centres. Without the houses' agreement (*Rows may cross the border*) nothing of it is released.
- Who knows all rows of a cluster but one can compute that one from the mean.</source>
<translation>- Nichts Veröffentlichtes steht für weniger Zeilen als *Wenigste Personen*: Mittel sind aus so vielen Zeilen, eine Komponente einer Mischung ist für so viele Zeilen eines Standorts die wahrscheinlichste, wie dieser Standort gezählt hat, und Muster werden von so vielen Personen geteilt, auch wenn Anzahlen addiert und abgezogen werden. Das ist eine **Garantie pro Zeile**, aber keine Differential Privacy: Ein Mittel von zehn Personen ist noch immer eine Tatsache über zehn Personen.
- Dieselbe Untergrenze gilt an jedem Standort: Was für weniger seiner Zeilen steht, verlässt ihn nicht, was auch immer von ihm verlangt wird. Wo das einen Unterschied macht (ein zu kleiner Teil eines Clusters wird mit seinem Nachbarn gezählt), sagt es die Freigabe.
- **Zwischen den Standorten** ist mehr zu sehen als in der Freigabe. Das *Grenzprotokoll* listet jede Nachricht mit ihrer Größe und ob sie Originalzeilen, Werte einzelner Zeilen oder Gruppen von zu wenigen enthält. Zeigen Sie es Ihrer oder Ihrem Datenschutzbeauftragten: Das ist es, was jedes Haus wirklich verlässt.
- *Exakte Dichtecluster* sendet Originalpunkte zwischen den Standorten. Es ist für Schnelligkeit auf einem Rechner oder in einem Haus gedacht, nicht für Privatheit zwischen mehreren.
- *Dichte durch Repräsentanten* sendet echte Punkte, wenn *Mittel senden* aus ist.
- *k-means* verbirgt die Summen jeder Runde unter Masken; für den Anfang sendet jeder Standort Mittel seiner eigenen Zeilen mit ihren Größen, wie sie sind. Von zwei Standorten kann jeder seinen eigenen Teil von einer Summe abziehen: Erst ab dreien verbirgt eine Maske einen Standort vor den anderen.
- Wo **Standorte Spalten** derselben Zeilen haben, sendet k-means Abstände jeder Zeile, Zuordnungen und Zeilen als Zentren. Ohne die Zustimmung der Häuser (*Zeilen dürfen die Grenze überschreiten*) wird nichts davon freigegeben.
- Wer alle Zeilen eines Clusters bis auf eine kennt, kann diese eine aus dem Mittel berechnen.</translation>
</message>
<message>
<source>- Undo an earlier release of the same people.
- Protect a fact that the file does not mark: a free text with a name in it is published if its column is.
- Know what others know. The attackers shown are examples, chosen to be strong.</source>
<translation>- Eine frühere Freigabe derselben Personen rückgängig machen.
- Eine Tatsache schützen, die die Datei nicht kennzeichnet: Ein freier Text mit einem Namen darin wird veröffentlicht, wenn seine Spalte es wird.
- Wissen, was andere wissen. Die gezeigten Angreifer sind Beispiele, stark gewählt.</translation>
</message>
<message>
<source>- Window, theme, recent file names and the house policy are remembered. Your data is not.
- Sfumato opens no network connection of its own. A cluster scheduler is used only when you type its address.
- Temporary files live in one private folder that is emptied at the end and swept at the next start.</source>
<translation>- Fenster, Design, Namen der letzten Dateien und die Hausregeln werden gemerkt. Ihre Daten nicht.
- Sfumato öffnet von sich aus keine Netzverbindung. Ein Cluster-Scheduler wird nur benutzt, wenn Sie seine Adresse eingeben.
- Temporäre Dateien liegen in einem privaten Ordner, der am Ende geleert und beim nächsten Start ausgefegt wird.</translation>
</message>
<message>
<source>- `release/data.*`: the anonymized data
- `release/report.html` and `report.pdf`: what was promised, how it was checked, what is not protected
- `release/manifest.json`: technique, parameters, promise, verification, and the hash of every file
- `audit/`: input paths and hashes, seed if any, reasons, and the recipe that runs it again. **It stays in the house.**</source>
<translation>- `release/data.*`: die anonymisierten Daten
- `release/report.html` und `report.pdf`: was zugesagt, wie es geprüft wurde, was nicht geschützt ist
- `release/manifest.json`: Verfahren, Parameter, Zusage, Prüfung und die Prüfsumme jeder Datei
- `audit/`: Pfade und Prüfsummen der Eingabe, Startwert falls gesetzt, Begründungen und das Rezept, das alles wiederholt. **Es bleibt im Haus.**</translation>
</message>
<message>
<source>0.05 swaps with a partner within 5 % of the ranks (one rank at least): nearly invisible in statistics, and weak as protection. 1 swaps with anybody.</source>
<translation>0,05 tauscht mit einem Partner innerhalb von 5 % der Ränge (mindestens einen Rang weit): in Statistiken fast unsichtbar, und als Schutz schwach. 1 tauscht mit beliebigen.</translation>
</message>
<message>
<source>1 is the usual house limit. With ε = 0.1 only variants of some dozens of cases survive.</source>
<translation>1 ist die übliche Hausgrenze. Mit ε = 0,1 überleben nur Varianten mit einigen Dutzend Fällen.</translation>
</message>
<message>
<source>A **green** line passed. An **amber** line needs a reason in your own words, at least a short sentence: it goes into the audit record with your name and the time, so write it for the colleague who reads it in two years. A **red** line blocks, whatever the reason: something promised does not hold, or a rule of the house forbids it. What could not be measured is amber, never green.</source>
<translation>Eine **grüne** Zeile hat bestanden. Eine **gelbe** Zeile braucht eine Begründung in Ihren eigenen Worten, mindestens einen kurzen Satz: Sie kommt mit Ihrem Namen und der Zeit in die Prüfakte; schreiben Sie sie also für die Kollegin, die sie in zwei Jahren liest. Eine **rote** Zeile blockiert, was auch immer die Begründung ist: Etwas Zugesagtes hält nicht, oder eine Hausregel verbietet es. Was nicht gemessen werden konnte, ist gelb, nie grün.</translation>
</message>
<message>
<source>A component without spread is nearly a person. Refused components are counted; a site with many of them loses weight in the result.</source>
<translation>Eine Komponente ohne Streuung ist fast eine Person. Abgelehnte Komponenten werden gezählt; ein Standort mit vielen davon verliert Gewicht im Ergebnis.</translation>
</message>
<message>
<source>A house **joins** first. The joining says in words which method, columns, partners and parameters it would agree to, and whether original rows would leave; only what its steward accepts is agreed, and every later message that asks for something else is refused. Before each answer leaves, the steward reads in words and numbers what is in it, and can refuse. A round is answered once; the rows stay those of the joining.</source>
<translation>Ein Haus **tritt** zuerst **bei**. Der Beitritt sagt in Worten, welchem Verfahren, welchen Spalten, Partnern und Parametern es zustimmen würde und ob Originalzeilen das Haus verlassen würden; nur was seine verantwortliche Person annimmt, ist vereinbart, und jede spätere Nachricht, die etwas anderes verlangt, wird abgelehnt. Bevor eine Antwort das Haus verlässt, liest die verantwortliche Person in Worten und Zahlen, was darin steht, und kann ablehnen. Eine Runde wird einmal beantwortet; die Zeilen bleiben die des Beitritts.</translation>
</message>
<message>
<source>A pattern of 4 letters over 24 hours tells night, morning, afternoon, evening.</source>
<translation>Ein Muster aus 4 Buchstaben über 24 Stunden sagt Nacht, Morgen, Nachmittag, Abend.</translation>
</message>
<message>
<source>A quarter of the column's standard deviation is the default: statistics stay good, and single values move noticeably. Look at *Record linkage* before you believe that it is enough.</source>
<translation>Ein Viertel der Standardabweichung der Spalte ist die Vorgabe: Statistiken bleiben gut, und einzelne Werte bewegen sich merklich. Sehen Sie *Datensatzverknüpfung* an, bevor Sie glauben, dass es genügt.</translation>
</message>
<message>
<source>A recipe</source>
<translation>Ein Rezept</translation>
</message>
<message>
<source>A step that cannot be taken yet says why when you press it. Going back never loses a result: finished runs stay in the list at the right until you close the window.</source>
<translation>Ein Schritt, der noch nicht möglich ist, sagt beim Drücken, warum. Zurückzugehen verliert nie ein Ergebnis: Fertige Läufe bleiben in der Liste rechts, bis Sie das Fenster schließen.</translation>
</message>
<message>
<source>A table with two columns: the label as it was written, and its category.</source>
<translation>Eine Tabelle mit zwei Spalten: die Bezeichnung, wie sie geschrieben wurde, und ihre Kategorie.</translation>
</message>
<message>
<source>A value that fewer people have is part of "the rest".</source>
<translation>Ein Wert, den weniger Personen haben, gehört zum „Rest“.</translation>
</message>
<message>
<source>Activities</source>
<translation>Aktivitäten</translation>
</message>
<message>
<source>Agreement</source>
<translation>Übereinstimmung</translation>
</message>
<message>
<source>Allowed: {rule}.</source>
<translation>Erlaubt: {rule}.</translation>
</message>
<message>
<source>Amber lines of the gate need reasons here too: `--reason "Group size=The committee agreed on 12 June."`, one for each line. Without them nothing is written, the exit code is 1, and with `--json` the names stand in `missing_reasons` (lines that block in `blocked`). `--signed-by NAME` says who answers for the release, `--dataset NAME` what the ledger calls the data, `--policy FILE` by which limits the gate judges.</source>
<translation>Gelbe Zeilen der Freigabeprüfung brauchen auch hier Begründungen: `--reason "Group size=Der Ausschuss hat am 12. Juni zugestimmt."`, eine für jede Zeile. Ohne sie wird nichts geschrieben, der Rückgabewert ist 1, und mit `--json` stehen die Namen in `missing_reasons` (blockierende Zeilen in `blocked`). `--signed-by NAME` sagt, wer für die Freigabe einsteht, `--dataset NAME`, wie das Freigaberegister die Daten nennt, `--policy FILE`, nach welchen Grenzen die Freigabeprüfung urteilt.</translation>
</message>
<message>
<source>An age with noise stays a whole number. Noise smaller than the step of a column is undone by rounding, whether you round or the reader does: the gate says how many values come back.</source>
<translation>Ein Alter mit Rauschen bleibt eine ganze Zahl. Rauschen, das kleiner ist als die Schrittweite einer Spalte, wird durch Runden rückgängig gemacht, ob Sie runden oder wer die Daten liest: Die Freigabeprüfung sagt, wie viele Werte zurückkommen.</translation>
</message>
<message>
<source>An attacker knows some activities of a case: as a set, with how often, or in order. The curve is his chance to point at the right case, by how many he knows, as a mean over everything that can be known: what hardly any case has weighs as much as what all have. The figure *Case disclosure, average case* weighs by cases instead, and is the one that the gate judges. Dashed: original, solid: the cases of the original whose variant is released (noisy counts would hide single cases). Down is good.</source>
<translation>Ein Angreifer kennt einige Aktivitäten eines Falls: als Menge, mit ihrer Häufigkeit oder in Reihenfolge. Die Kurve ist seine Chance, auf den richtigen Fall zu zeigen, danach, wie viele er kennt, als Mittel über alles, was bekannt sein kann: Was kaum ein Fall hat, wiegt so viel wie das, was alle haben. Die Kennzahl *Offenlegung von Fällen, durchschnittlicher Fall* gewichtet stattdessen nach Fällen und ist die, nach der die Freigabeprüfung urteilt. Gestrichelt: Original, durchgezogen: die Fälle des Originals, deren Variante freigegeben ist (verrauschte Anzahlen würden einzelne Fälle verbergen). Nach unten ist gut.</translation>
</message>
<message>
<source>An attacker knows some points of a curve and tries to find its row. Success in the original is close to 1 with a handful of points; in the release it must stay under the dashed lines 1/k (knows values) and 1/P (knows values and shape).</source>
<translation>Ein Angreifer kennt einige Punkte einer Kurve und sucht ihre Zeile. Im Original liegt sein Erfolg mit einer Handvoll Punkten nahe 1; in der Freigabe muss er unter den gestrichelten Linien 1/k (kennt Werte) und 1/P (kennt Werte und Form) bleiben.</translation>
</message>
<message>
<source>An attacker with a file of originals takes the nearest one for each released row. Where both curves coincide, the nearest is the row's own: it was found.</source>
<translation>Ein Angreifer mit einer Datei der Originale nimmt für jede freigegebene Zeile das nächstliegende. Wo beide Kurven zusammenfallen, ist das nächstliegende das der Zeile selbst: Sie wurde gefunden.</translation>
</message>
<message>
<source>Anyone who knows the law of the noise can estimate the distribution of the originals from the released values, and so can the readers of your data: it is what makes perturbed data useful. The single value stays blurred. Move the slider through the iterations; going on too long fits the noise. Spiky columns (40, 40, 40 hours) cannot be reconstructed.</source>
<translation>Wer das Gesetz des Rauschens kennt, kann die Verteilung der Originale aus den freigegebenen Werten schätzen; das können auch die Leser Ihrer Daten: Eben das macht verrauschte Daten nützlich. Der einzelne Wert bleibt verwischt. Schieben Sie den Regler durch die Schritte; zu lange weiterzumachen passt sich dem Rauschen an. Spitze Spalten (40, 40, 40 Stunden) lassen sich nicht rekonstruieren.</translation>
</message>
<message>
<source>As the same label, all labels are written in lower case: the spelling that most people used can hang on a single person.</source>
<translation>Als dieselbe Bezeichnung werden alle Bezeichnungen in Kleinbuchstaben geschrieben: Die Schreibweise, die die meisten verwendeten, kann an einer einzigen Person hängen.</translation>
</message>
<message>
<source>At 0.9 half of the weights stay as they are and most others change by one. At 2 a weight of 1 may well be a 4.</source>
<translation>Bei 0,9 bleibt die Hälfte der Gewichte, wie sie ist, und die meisten anderen ändern sich um eins. Bei 2 kann ein Gewicht von 1 leicht eine 4 sein.</translation>
</message>
<message>
<source>At the end the master writes a release like any other, through the same gate: *Exchange with other houses*, or `master RUN --release DIR`. See [the command line](commands).</source>
<translation>Am Ende schreibt der Koordinator eine Freigabe wie jede andere, durch dieselbe Freigabeprüfung: *Austausch mit anderen Häusern* oder `master RUN --release DIR`. Siehe [die Befehlszeile](commands).</translation>
</message>
<message>
<source>At the right stand the figures, risk first. Every one carries a label: see [guarantees and heuristics](guarantees). Select two runs in the list to compare them.</source>
<translation>Rechts stehen die Kennzahlen, Risiko zuerst. Jede trägt ein Etikett: siehe [Garantien und Heuristiken](guarantees). Heften Sie in der Liste zwei Läufe an, um sie zu vergleichen.</translation>
</message>
<message>
<source>Attacker</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Attacker and risk</source>
<translation>Angreifer und Risiko</translation>
</message>
<message>
<source>Attackers</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Attackers on the noise</source>
<translation>Angreifer auf das Rauschen</translation>
</message>
<message>
<source>Averages several draws, each with a smaller share of ε. It hardly ever pays: leave it at 1 unless your colleagues computed why not.</source>
<translation>Mittelt mehrere Ziehungen, jede mit einem kleineren Anteil von ε. Es lohnt sich fast nie: Lassen Sie es bei 1, sofern Ihre Kollegen nicht berechnet haben, warum nicht.</translation>
</message>
<message>
<source>BIC</source>
<translation>BIC</translation>
</message>
<message>
<source>Bars of what is left of the claimed privacy level: against somebody who knows nothing else (100 %), who knows the distribution, and who filters the noise out of correlated columns. A short third bar means: add correlated noise, more noise, or release fewer columns.</source>
<translation>Balken für das, was vom behaupteten Schutzniveau bleibt: gegen jemanden, der sonst nichts weiß (100 %), der die Verteilung kennt und der das Rauschen aus korrelierten Spalten filtert. Ein kurzer dritter Balken heißt: korreliertes Rauschen hinzufügen, mehr Rauschen, oder weniger Spalten freigeben.</translation>
</message>
<message>
<source>Border log</source>
<translation>Grenzprotokoll</translation>
</message>
<message>
<source>Both losses below each other: what the values lost and what the shapes lost.</source>
<translation>Beide Verluste untereinander: was die Werte verloren und was die Formen verloren.</translation>
</message>
<message>
<source>Can somebody tell from the release who was in the data?</source>
<translation>Kann jemand aus der Freigabe sagen, wer in den Daten war?</translation>
</message>
<message>
<source>Case disclosure</source>
<translation>Offenlegung von Fällen</translation>
</message>
<message>
<source>Categories</source>
<translation>Kategorien</translation>
</message>
<message>
<source>Choose a technique and its numbers. Every field has a range and a default; the small *i* beside it explains it in a bubble, **F1** opens its section here. A wrong value is marked while you type, with the rule it breaks.</source>
<translation>Wählen Sie ein Verfahren und seine Zahlen. Jedes Feld hat einen Bereich und eine Vorgabe; das kleine *i* daneben erklärt es in einer Blase, **F1** öffnet seinen Abschnitt hier. Ein falscher Wert wird beim Tippen markiert, mit der Regel, die er verletzt.</translation>
</message>
<message>
<source>Choose ε</source>
<translation>ε wählen</translation>
</message>
<message>
<source>Choosing</source>
<translation>Auswahlhilfe</translation>
</message>
<message>
<source>Classes of rows</source>
<translation>Klassen von Zeilen</translation>
</message>
<message>
<source>Click a point to take its parameters into the form, then run. For differentially private techniques this is the right place to choose: the map shows what to expect, and the release is a draw that nobody has looked at.</source>
<translation>Klicken Sie auf einen Punkt, um seine Parameter ins Formular zu übernehmen, dann starten. Für differentiell private Verfahren ist dies der richtige Ort zum Wählen: Die Karte zeigt, was zu erwarten ist, und die Freigabe ist eine Ziehung, die niemand angesehen hat.</translation>
</message>
<message>
<source>Closeness</source>
<translation>Nähe</translation>
</message>
<message>
<source>Clusters</source>
<translation>Cluster</translation>
</message>
<message>
<source>Colour never stands alone: every line has a sign and a word as well.</source>
<translation>Farbe steht nie allein: Jede Zeile hat auch ein Zeichen und ein Wort.</translation>
</message>
<message>
<source>Column</source>
<translation>Spalte</translation>
</message>
<message>
<source>Columns</source>
<translation>Spalten</translation>
</message>
<message>
<source>Commands</source>
<translation>Befehle</translation>
</message>
<message>
<source>Compare files</source>
<translation>Vergleich</translation>
</message>
<message>
<source>Computed on this very result. It tells about this file and nothing about another.</source>
<translation>An genau diesem Ergebnis berechnet. Es sagt etwas über diese Datei und nichts über eine andere.</translation>
</message>
<message>
<source>Configure</source>
<translation>Einstellen</translation>
</message>
<message>
<source>Correlations</source>
<translation>Korrelationen</translation>
</message>
<message>
<source>Cost and quality</source>
<translation>Kosten und Güte</translation>
</message>
<message>
<source>Cover</source>
<translation>Abdeckung</translation>
</message>
<message>
<source>Curves that help to choose ε, the number of clusters, or the local radius before you run.</source>
<translation>Kurven, die helfen, ε, die Zahl der Cluster oder den lokalen Radius vor dem Start zu wählen.</translation>
</message>
<message>
<source>Decide it before you look at results; it changes what an activity is.</source>
<translation>Entscheiden Sie es, bevor Sie Ergebnisse ansehen; es ändert, was eine Aktivität ist.</translation>
</message>
<message>
<source>Default: {value}.</source>
<translation>Vorgabe: {value}.</translation>
</message>
<message>
<source>Differential privacy (ε, δ)</source>
<translation>Differential Privacy (ε, δ)</translation>
</message>
<message>
<source>Distance of made-up rows to the nearest original, beside that of rows which were never used. If the made-up ones are closer, the sample repeats originals. The verifier looks at the same: with the originals at hand it holds the sample against fresh draws from the released model.</source>
<translation>Abstand erfundener Zeilen zum nächsten Original, neben dem von Zeilen, die nie benutzt wurden. Liegen die erfundenen näher, wiederholt die Stichprobe Originale. Der Prüfer sieht auf dasselbe: Sind die Originale zur Hand, vergleicht er die Stichprobe mit frischen Ziehungen aus dem freigegebenen Modell.</translation>
</message>
<message>
<source>Do not run until the result looks nice and release that one: choosing among draws spends privacy that nobody counts. What you look at is one draw; what you release is a fresh one.</source>
<translation>Starten Sie nicht so lange, bis das Ergebnis hübsch aussieht, um dann dieses freizugeben: Unter Ziehungen zu wählen, kostet Privatheit, die niemand zählt. Was Sie ansehen, ist eine Ziehung; was Sie freigeben, ist eine neue.</translation>
</message>
<message>
<source>Drop a file on the window, press **Open**, or try the sample. Sfumato looks at the file before it reads all of it: encoding, separator, decimal sign and header are guessed and shown, and so is what each column is taken for.</source>
<translation>Ziehen Sie eine Datei auf das Fenster, drücken Sie **Öffnen**, oder öffnen Sie das Beispiel. Sfumato sieht die Datei an, bevor es sie ganz liest: Zeichenkodierung, Trennzeichen, Dezimalzeichen und Kopfzeile werden erraten und gezeigt, ebenso, wofür jede Spalte gehalten wird.</translation>
</message>
<message>
<source>Each pair of sites agrees on random numbers that one adds and the other subtracts: of a round the master sees only the total. Leave it on. It does nothing for a single site, nor where sites hold columns, and with two sites it protects nothing from each other. The keys come through the master: whoever distrusts it compares fingerprints on the telephone: a house reads that of its own key before it leaves, and those of its partners' keys when they arrive.</source>
<translation>Je zwei Standorte einigen sich auf Zufallszahlen, die der eine addiert und der andere abzieht: Von einer Runde sieht der Koordinator nur die Summe. Lassen Sie es eingeschaltet. Bei einem einzigen Standort bewirkt es nichts, ebenso dort, wo Standorte Spalten halten, und bei zwei Standorten schützt es keinen vor dem anderen. Die Schlüssel kommen über den Koordinator: Wer ihm misstraut, vergleicht Fingerabdrücke am Telefon; ein Haus liest den des eigenen Schlüssels, bevor dieser es verlässt, und die der Partner, wenn sie ankommen.</translation>
</message>
<message>
<source>Earlier releases</source>
<translation>Frühere Freigaben</translation>
</message>
<message>
<source>Envelopes</source>
<translation>Hüllkurven</translation>
</message>
<message>
<source>Error by iteration</source>
<translation>Fehler je Schritt</translation>
</message>
<message>
<source>Event logs</source>
<translation>Ereignisprotokolle</translation>
</message>
<message>
<source>Every column with its role, what is done to it, and how far it moved. Choose one to see it below.</source>
<translation>Jede Spalte mit ihrer Rolle, was mit ihr geschieht und wie weit sie sich bewegte. Wählen Sie eine, um sie unten zu sehen.</translation>
</message>
<message>
<source>Every number and every claim in Sfumato is labelled as what it is.</source>
<translation>Jede Zahl und jede Behauptung in Sfumato ist als das bezeichnet, was sie ist.</translation>
</message>
<message>
<source>Every part of the original (a column, an attribute, the labels, the times) is listed as *leaves as it is*, *changed* or *not released*, and the first rows are shown as they would stand in the file. What leaves as it is takes part in every attack and in the count of rows that stand alone.</source>
<translation>Jeder Teil des Originals (eine Spalte, ein Attribut, die Bezeichnungen, die Zeiten) ist als *verlässt das Haus unverändert*, *geändert* oder *nicht freigegeben* aufgeführt, und die ersten Zeilen werden gezeigt, wie sie in der Datei stünden. Was das Haus unverändert verlässt, geht in jeden Angriff ein und in die Zählung der Zeilen, die allein stehen.</translation>
</message>
<message>
<source>Every point is one choice of parameters that was tried for you, from draws of its own that are thrown away; where noise decides, a point is the mean of several draws. To the left is safer; the other axis is how useful the release would be. Points on the step line are the best there are: no other choice is both safer and more useful. The shaded box is what the house policy accepts. The marked point is the choice in the form.</source>
<translation>Jeder Punkt ist eine Wahl der Parameter, die für Sie probiert wurde, aus eigenen Ziehungen, die weggeworfen werden; wo Rauschen entscheidet, ist ein Punkt das Mittel mehrerer Ziehungen. Links ist sicherer; die andere Achse sagt, wie nützlich die Freigabe wäre. Punkte auf der Stufenlinie sind die besten: Keine andere Wahl ist zugleich sicherer und nützlicher. Das schattierte Feld nehmen die Hausregeln an. Der markierte Punkt ist die Wahl im Formular.</translation>
</message>
<message>
<source>Every release writes its own recipe into the audit folder. The name of every field in a recipe stands in its section of this help.</source>
<translation>Jede Freigabe schreibt ihr eigenes Rezept in den Ordner audit. Wie ein Feld im Rezept heißt, steht in seinem Abschnitt dieser Hilfe.</translation>
</message>
<message>
<source>Every way through the process with its cases before and after. A variant with one case is one person's story. Search for activities in their order, parted by commas; choose *Lost* to see what this draw does not show.</source>
<translation>Jeder Weg durch den Prozess mit seinen Fällen vorher und nachher. Eine Variante mit einem Fall ist die Geschichte einer Person. Suchen Sie Aktivitäten in ihrer Reihenfolge, durch Kommas getrennt; wählen Sie *Verloren*, um zu sehen, was diese Ziehung nicht zeigt.</translation>
</message>
<message>
<source>Every workspace takes the same five steps, shown in the strip at its top: Load, Configure, Run, Inspect, Release. They answer, in this order: *did it read my file right? what will this do to it? is it safe? is it still useful? what exactly leaves the house?*</source>
<translation>Jeder Arbeitsbereich geht dieselben fünf Schritte, oben in der Leiste: Laden, Einstellen, Starten, Ansehen, Freigabe. Sie antworten der Reihe nach: *Hat es meine Datei richtig gelesen? Was wird mit ihr geschehen? Ist es sicher? Ist es noch nützlich? Was genau verlässt das Haus?*</translation>
</message>
<message>
<source>Everybody is hidden among at least k. It says nothing about what the k have in common: if all have the same illness, the group tells it. Protected: *which row is mine*. Not protected: *what is true of my group*.</source>
<translation>Jeder ist unter mindestens k verborgen. Es sagt nichts darüber, was die k gemeinsam haben: Haben alle dieselbe Krankheit, verrät sie die Gruppe. Geschützt: *welche Zeile meine ist*. Nicht geschützt: *was für meine Gruppe gilt*.</translation>
</message>
<message>
<source>Exit codes</source>
<translation>Exit-Codes</translation>
</message>
<message>
<source>Expected difference</source>
<translation>Erwarteter Unterschied</translation>
</message>
<message>
<source>Expected similarity</source>
<translation>Erwartete Ähnlichkeit</translation>
</message>
<message>
<source>Expected variants</source>
<translation>Erwartete Varianten</translation>
</message>
<message>
<source>Facts about rows that look alike, about linkage and about noise, each with its label.</source>
<translation>Angaben über Zeilen, die gleich aussehen, über Verknüpfung und über Rauschen, jede mit ihrem Etikett.</translation>
</message>
<message>
<source>Far below one over the number of people: at one over it, a release that names one of them outright would keep the promise. The gate says so: red above one over the number of people, amber above a tenth of that.</source>
<translation>Weit unter eins durch die Zahl der Personen: Bei diesem Wert hielte eine Freigabe, die eine von ihnen offen nennt, die Zusage ein. Die Freigabeprüfung sagt es: rot über eins durch die Zahl der Personen, gelb über einem Zehntel davon.</translation>
</message>
<message>
<source>Fields</source>
<translation>Felder</translation>
</message>
<message>
<source>Filling inner gaps invents values; dropping series may drop exactly the unusual people. Both are counted in gate, report and manifest.</source>
<translation>Innere Lücken zu füllen erfindet Werte; Reihen wegzulassen kann gerade die ungewöhnlichen Personen treffen. Beides wird in Freigabeprüfung, Bericht und Manifest gezählt.</translation>
</message>
<message>
<source>Fit against the number of clusters, each further one being charged for. Choose the lowest point, or where the curve stops falling steeply.</source>
<translation>Passung gegen die Zahl der Cluster, wobei jeder weitere etwas kostet. Wählen Sie den tiefsten Punkt, oder wo die Kurve nicht mehr steil fällt.</translation>
</message>
<message>
<source>Flow</source>
<translation>Fluss</translation>
</message>
<message>
<source>For clusters over several houses by files: the master writes a joining and messages, each site joins and answers with its own Sfumato, someone carries the files.</source>
<translation>Für Cluster über mehrere Häuser mit Dateien: Der Koordinator schreibt einen Beitritt und Nachrichten, jeder Standort tritt mit seinem eigenen Sfumato bei und antwortet damit, jemand trägt die Dateien.</translation>
</message>
<message>
<source>For curves: at least k share an envelope, and at least P of them share a pattern in it. Who knows values and shape is left with P candidates, so think of P as the effective number.</source>
<translation>Für Kurven: Mindestens k teilen eine Hüllkurve, und mindestens P davon teilen darin ein Muster. Wer Werte und Form kennt, dem bleiben P Kandidaten; denken Sie sich P also als die wirksame Zahl.</translation>
</message>
<message>
<source>For data that several houses hold and will not put together: hospitals, municipalities, shops. Each **site** computes on its own rows and sends a message; the master adds up. What is released is a model, means or a made-up sample, never rows.</source>
<translation>Für Daten, die mehrere Häuser haben und nicht zusammenlegen: Krankenhäuser, Gemeinden, Geschäfte. Jeder **Standort** rechnet auf seinen eigenen Zeilen und sendet eine Nachricht; der Koordinator zählt zusammen. Freigegeben wird ein Modell, Mittel oder eine erfundene Stichprobe, nie Zeilen.</translation>
</message>
<message>
<source>For each distance the share of rows that would lie densely. Choose ε at the bend; drag the mark.</source>
<translation>Für jeden Abstand der Anteil der Zeilen, die dicht lägen. Wählen Sie ε am Knick; ziehen Sie die Marke.</translation>
</message>
<message>
<source>For files in which every row is a curve (or, in the long layout, one reading of a curve): meter readings by the hour, sales by the week, a heart rate by the minute. A curve is like a fingerprint: three known values are usually enough to find its owner. So Sfumato publishes **envelopes** instead of curves and **patterns** instead of shapes, each shared by several.</source>
<translation>Für Dateien, in denen jede Zeile eine Kurve ist (oder, in der langen Anordnung, ein Messwert einer Kurve): Zählerstände je Stunde, Verkäufe je Woche, ein Puls je Minute. Eine Kurve ist wie ein Fingerabdruck: Drei bekannte Werte genügen meist, um ihren Besitzer zu finden. Darum veröffentlicht Sfumato **Hüllkurven** statt Kurven und **Muster** statt Formen, jeweils von mehreren geteilt.</translation>
</message>
<message>
<source>For files that say what happened in which order: permits, patients, tickets. The sequence of activities of a case is its **variant**. Long variants are as good as a name: in many hospital logs three cases of four have a variant of their own. Sfumato publishes the variants that many cases share, with noisy counts, and nothing else: no case numbers, no times, no other attribute.</source>
<translation>Für Dateien, die sagen, was in welcher Reihenfolge geschah: Genehmigungen, Patienten, Tickets. Die Folge der Aktivitäten eines Falls ist seine **Variante**. Lange Varianten sind so gut wie ein Name: In vielen Krankenhausprotokollen haben drei von vier Fällen eine eigene Variante. Sfumato veröffentlicht die Varianten, die viele Fälle teilen, mit verrauschten Anzahlen, und sonst nichts: keine Fallnummern, keine Zeiten, kein anderes Attribut.</translation>
</message>
<message>
<source>For files with a row a person and columns of many kinds. Three tools, which can be chained: **classes** instead of values, **noise** on numbers, values **swapped** between rows. All keep the patterns of the whole and blur the single row.</source>
<translation>Für Dateien mit einer Zeile je Person und Spalten vieler Art. Drei Werkzeuge, die sich verketten lassen: **Klassen** statt Werte, **Rauschen** auf Zahlen, zwischen Zeilen **getauschte** Werte. Alle erhalten die Muster des Ganzen und verwischen die einzelne Zeile.</translation>
</message>
<message>
<source>For maps drawn by people ("what hinders what?"), one map a person, which are added up; or for a graph that was added up already. The danger is the edge that one person drew: who knows that person's opinion finds it, and who finds it knows the opinion.</source>
<translation>Für Karten, die Menschen zeichnen („Was hindert was?“), eine Karte je Person, die zusammengezählt werden; oder für einen schon zusammengezählten Graphen. Die Gefahr ist die Kante, die eine Person zeichnete: Wer die Meinung dieser Person kennt, findet sie, und wer sie findet, kennt die Meinung.</translation>
</message>
<message>
<source>For slow lines or large sites. Each representative then reaches farther, which is coarser and tells less.</source>
<translation>Für langsame Leitungen oder große Standorte. Jeder Repräsentant reicht dann weiter, was gröber ist und weniger verrät.</translation>
</message>
<message>
<source>Formulas</source>
<translation>Formeln</translation>
</message>
<message>
<source>Fresh randomness</source>
<translation>Frischer Zufall</translation>
</message>
<message>
<source>Give bounds that everybody knows (age 0 to 120). Bounds taken from the rows tell the extremes.</source>
<translation>Geben Sie Grenzen an, die jeder kennt (Alter 0 bis 120). Aus den Zeilen genommene Grenzen verraten die Extremwerte.</translation>
</message>
<message>
<source>Graphs</source>
<translation>Graphen</translation>
</message>
<message>
<source>Green, amber, red</source>
<translation>Grün, gelb, rot</translation>
</message>
<message>
<source>Grey is the original (in this window only), the outline is the release, the line is what anybody can reconstruct. If line and grey agree, readers can still learn the distribution; the single value stays blurred.</source>
<translation>Grau ist das Original (nur in diesem Fenster), der Umriss ist die Freigabe, die Linie ist, was jeder rekonstruieren kann. Stimmen Linie und Grau überein, können Leser die Verteilung noch lernen; der einzelne Wert bleibt verwischt.</translation>
</message>
<message>
<source>Groups</source>
<translation>Gruppen</translation>
</message>
<message>
<source>Guarantees and heuristics</source>
<translation>Garantien und Heuristiken</translation>
</message>
<message>
<source>Heuristics. They blur the single value and keep the distribution. Several blurred columns together can still point at one row, and noise can be filtered out of columns that go together: see the attackers of [tables](tables).</source>
<translation>Heuristiken. Sie verwischen den einzelnen Wert und erhalten die Verteilung. Mehrere verwischte Spalten zusammen können noch auf eine Zeile zeigen, und Rauschen lässt sich aus zusammenhängenden Spalten herausfiltern: siehe die Angreifer bei [Tabellen](tables).</translation>
</message>
<message>
<source>Higher is better.</source>
<translation>Höher ist besser.</translation>
</message>
<message>
<source>Higher levels tell finer heights apart, but a pattern is only published at a level at which P series share it.</source>
<translation>Höhere Stufen unterscheiden feinere Höhen, aber ein Muster wird nur auf einer Stufe veröffentlicht, auf der P Reihen es teilen.</translation>
</message>
<message>
<source>Histogram</source>
<translation>Histogramm</translation>
</message>
<message>
<source>Houses that may not be connected each run their own Sfumato: the master writes a message, somebody carries it, each site answers with its own rows, until the master has finished. It can be resumed at every round.</source>
<translation>Häuser, die nicht verbunden sein dürfen, betreiben jeweils ihr eigenes Sfumato: Der Koordinator schreibt eine Nachricht, jemand trägt sie, jeder Standort antwortet mit seinen eigenen Zeilen, bis der Koordinator fertig ist. Es lässt sich in jeder Runde fortsetzen.</translation>
</message>
<message>
<source>How far the estimate is from the true distribution, which only you know. The mark is where the program stops.</source>
<translation>Wie weit die Schätzung von der wahren Verteilung entfernt ist, die nur Sie kennen. Die Marke ist, wo das Programm anhält.</translation>
</message>
<message>
<source>How far the shapes could be told apart. A row of boxes is a level, each box a pattern as wide as its series; one row further down is one letter more in the alphabet. Boxes marked ● are published with their own pattern; hatched boxes marked ✕ took the pattern of others, because too few share theirs. Click a leaf to see its group.</source>
<translation>Wie weit sich die Formen unterscheiden ließen. Eine Zeile von Kästen ist eine Stufe, jeder Kasten ein Muster, so breit wie seine Reihen; eine Zeile tiefer ist ein Buchstabe mehr im Alphabet. Kästen mit ● sind mit ihrem eigenen Muster veröffentlicht; schraffierte Kästen mit ✕ nahmen das Muster anderer, weil zu wenige ihres teilen. Klicken Sie auf ein Blatt, um seine Gruppe zu sehen.</translation>
</message>
<message>
<source>How like the original a release would be on average: 1 the same shares, 0 nothing in common. The shade spans the draws.</source>
<translation>Wie ähnlich eine Freigabe dem Original im Mittel wäre: 1 dieselben Anteile, 0 nichts gemeinsam. Der Schatten umspannt die Ziehungen.</translation>
</message>
<message>
<source>How many activities would have to change to turn the release into the original, on average.</source>
<translation>Wie viele Aktivitäten sich im Mittel ändern müssten, um die Freigabe in das Original zu verwandeln.</translation>
</message>
<message>
<source>How many edges are at least so heavy, before and after, on axes of powers of ten. The curves should lie close; noise lifts the light end.</source>
<translation>Wie viele Kanten mindestens so schwer sind, vorher und nachher, auf Achsen in Zehnerpotenzen. Die Kurven sollten nahe beieinander liegen; Rauschen hebt das leichte Ende.</translation>
</message>
<message>
<source>How many events a case has, before and after. The tail at the right goes first, because long cases are nearly always unique.</source>
<translation>Wie viele Ereignisse ein Fall hat, vorher und nachher. Das Ende rechts geht zuerst, weil lange Fälle fast immer einmalig sind.</translation>
</message>
<message>
<source>How many rows, series or cases of the file are not released, and how many values were filled in. The report says it too.</source>
<translation>Wie viele Zeilen, Reihen oder Fälle der Datei nicht freigegeben werden und wie viele Werte aufgefüllt wurden. Der Bericht sagt es auch.</translation>
</message>
<message>
<source>How many variants would be released, exactly computed from the probabilities.</source>
<translation>Wie viele Varianten freigegeben würden, genau aus den Wahrscheinlichkeiten berechnet.</translation>
</message>
<message>
<source>How much of the rest of the case he learns: 1 when all matching cases went the same way, so that he need not even know which is the right one.</source>
<translation>Wie viel er vom Rest des Falls erfährt: 1, wenn alle passenden Fälle denselben Weg gingen, sodass er nicht einmal wissen muss, welcher der richtige ist.</translation>
</message>
<message>
<source>How much was added to the weights, of all edges and of those at the fringe. Never released: who knew it could take it away again. A release keeps noise, factor and difference of every edge in audit/edges.csv.</source>
<translation>Wie viel zu den Gewichten hinzukam, bei allen Kanten und bei denen am Rand. Nie freigegeben: Wer es wüsste, könnte es wieder abziehen. Eine Freigabe hebt Rauschen, Faktor und Unterschied jeder Kante in audit/edges.csv auf.</translation>
</message>
<message>
<source>How often each activity happens in a case, before and after. If one that matters to your readers falls a lot, say so in your release.</source>
<translation>Wie oft jede Aktivität in einem Fall vorkommt, vorher und nachher. Fällt eine stark, die Ihren Lesern wichtig ist, sagen Sie es in Ihrer Freigabe.</translation>
</message>
<message>
<source>How often each category occurs before and after. Rare ones were merged into *(other)*.</source>
<translation>Wie oft jede Kategorie vorher und nachher vorkommt. Seltene wurden zu *(other)* vereinigt.</translation>
</message>
<message>
<source>How the file is read</source>
<translation>Wie die Datei gelesen wird</translation>
</message>
<message>
<source>How to read it</source>
<translation>Wie sie zu lesen ist</translation>
</message>
<message>
<source>How unlike the published pattern is to the series' own shape: 0 the same course, 1 unrelated, 2 the opposite. A second hump near 1 means that many series took the pattern of others.</source>
<translation>Wie unähnlich das veröffentlichte Muster der eigenen Form der Reihe ist: 0 derselbe Verlauf, 1 ohne Zusammenhang, 2 das Gegenteil. Ein zweiter Buckel bei 1 heißt, dass viele Reihen das Muster anderer nahmen.</translation>
</message>
<message>
<source>How well a user of the release can count: "how many lie between a and b at time t?" The bars are the relative error by how many series the question selects. Questions about few series are answered badly on purpose.</source>
<translation>Wie gut ein Nutzer der Freigabe zählen kann: „Wie viele liegen zur Zeit t zwischen a und b?“ Die Balken sind der relative Fehler danach, wie viele Reihen die Frage auswählt. Fragen nach wenigen Reihen werden mit Absicht schlecht beantwortet.</translation>
</message>
<message>
<source>How wide the published envelopes are, series by series: 0 means the curve itself, and is only possible where k series are equal. The hump should lie left; a tail at the right are series in wide groups.</source>
<translation>Wie breit die veröffentlichten Hüllkurven sind, Reihe für Reihe: 0 heißt die Kurve selbst und ist nur möglich, wo k Reihen gleich sind. Der Buckel sollte links liegen; ein Ausläufer rechts sind Reihen in breiten Gruppen.</translation>
</message>
<message>
<source>If everybody in a group has the same diagnosis, membership in the group tells the diagnosis, however large the group is.</source>
<translation>Haben alle in einer Gruppe dieselbe Diagnose, verrät die Zugehörigkeit die Diagnose, wie groß die Gruppe auch ist.</translation>
</message>
<message>
<source>In a long file a series may have two readings for one time: a meter read twice, an export joined to itself, the hour that comes twice in autumn. Decide which one counts; how many were set aside is counted in the manifest.</source>
<translation>In einer langen Datei kann eine Reihe zwei Messwerte für eine Zeit haben: ein zweimal abgelesener Zähler, ein mit sich selbst verbundener Export, die Stunde, die im Herbst zweimal kommt. Entscheiden Sie, welcher zählt; wie viele beiseitegelegt wurden, wird im Manifest gezählt.</translation>
</message>
<message>
<source>In the unit of the columns, or of the standardised columns if public bounds are given. See the plot *Radius ε*.</source>
<translation>In der Einheit der Spalten, oder der standardisierten Spalten, wenn öffentliche Grenzen angegeben sind. Siehe die Grafik *Radius ε*.</translation>
</message>
<message>
<source>Inspect</source>
<translation>Ansehen</translation>
</message>
<message>
<source>Intervals are the honest form. Class means read like exact values, and can be linked nearly as well as originals when many columns are published.</source>
<translation>Intervalle sind die ehrliche Form. Klassenmittel lesen sich wie genaue Werte und lassen sich fast so gut verknüpfen wie Originale, wenn viele Spalten veröffentlicht werden.</translation>
</message>
<message>
<source>Keys</source>
<translation>Tasten</translation>
</message>
<message>
<source>Larger k: more candidates, wider envelopes. Start with the house's smallest group (10), double it, and look how much the value loss grows: often little. k must not exceed the number of series; a file of 200 curves with k = 50 has at most four groups.</source>
<translation>Größeres k: mehr Kandidaten, breitere Hüllkurven. Beginnen Sie mit der kleinsten Gruppe des Hauses (10), verdoppeln Sie sie, und sehen Sie, wie der Wertverlust wächst: oft wenig. k darf die Zahl der Reihen nicht überschreiten; eine Datei mit 200 Kurven und k = 50 hat höchstens vier Gruppen.</translation>
</message>
<message>
<source>Leave it on for anything that leaves a house.</source>
<translation>Lassen Sie es an für alles, was ein Haus verlässt.</translation>
</message>
<message>
<source>Leaves no impossible values, but piles them up at the ends and breaks the reconstruction.</source>
<translation>Lässt keine unmöglichen Werte übrig, häuft sie aber an den Enden und zerstört die Rekonstruktion.</translation>
</message>
<message>
<source>Lengths of cases, frequencies of activities, and which variants were lost, beside each other.</source>
<translation>Längen der Fälle, Häufigkeiten der Aktivitäten und welche Varianten verloren gingen, nebeneinander.</translation>
</message>
<message>
<source>Load</source>
<translation>Laden</translation>
</message>
<message>
<source>Look at BIC first.</source>
<translation>Sehen Sie zuerst BIC an.</translation>
</message>
<message>
<source>Look at three things: are the letters right (é, ü, €)? Are numbers numbers (1,5 or 1.5)? Does every column have the right role? Click the header of a column, or press R on it, to change its role. What looks wrong in the file is listed with row and column, and with buttons that mend it.</source>
<translation>Achten Sie auf drei Dinge: Stimmen die Buchstaben (é, ü, €)? Sind Zahlen Zahlen (1,5 oder 1.5)? Hat jede Spalte die richtige Rolle? Klicken Sie auf einen Spaltenkopf, oder drücken Sie R darauf, um die Rolle zu ändern. Was in der Datei falsch aussieht, wird mit Zeile und Spalte aufgelistet, und mit Knöpfen, die es beheben.</translation>
</message>
<message>
<source>Looked at the result</source>
<translation>Das Ergebnis angesehen</translation>
</message>
<message>
<source>Losses</source>
<translation>Verluste</translation>
</message>
<message>
<source>Low rank smooths: it pulls every weight towards what its row and column suggest. It is no protection by itself.</source>
<translation>Niedriger Rang glättet: Er zieht jedes Gewicht zu dem hin, was Zeile und Spalte nahelegen. Allein ist er kein Schutz.</translation>
</message>
<message>
<source>Lower is better.</source>
<translation>Niedriger ist besser.</translation>
</message>
<message>
<source>Makes attacks harder. Nothing is proven: a cleverer attacker or more background knowledge may get through. What our own attackers get is measured and shown, and the report says that it is a heuristic.</source>
<translation>Erschwert Angriffe. Nichts ist bewiesen: Ein klügerer Angreifer oder mehr Vorwissen kann durchkommen. Was unsere eigenen Angreifer erfahren, wird gemessen und gezeigt, und der Bericht sagt, dass es eine Heuristik ist.</translation>
</message>
<message>
<source>Map</source>
<translation>Karte</translation>
</message>
<message>
<source>Matrix</source>
<translation>Matrix</translation>
</message>
<message>
<source>Membership</source>
<translation>Mitgliedschaft</translation>
</message>
<message>
<source>Merge labels into categories: type a category into the list, or select several labels and give them one. The count of edges that still rest on one person falls while you work; stop when it no longer does, or when categories no longer say what people meant.</source>
<translation>Fassen Sie Bezeichnungen zu Kategorien zusammen: Geben Sie eine Kategorie in die Liste ein, oder wählen Sie mehrere Bezeichnungen und geben ihnen eine. Die Zahl der Kanten, die noch auf einer Person beruhen, fällt, während Sie arbeiten; hören Sie auf, wenn sie es nicht mehr tut oder wenn Kategorien nicht mehr sagen, was gemeint war.</translation>
</message>
<message>
<source>Naive cuts by value first: narrow envelopes, coarse patterns. Choose it when counts and levels matter ("how many use more than 2 kWh at noon"). KAPRA groups by shape first: fine patterns, wider envelopes. Choose it when the course matters ("who peaks in the evening").</source>
<translation>Naive schneidet zuerst nach Wert: schmale Hüllkurven, grobe Muster. Wählen Sie es, wenn Anzahlen und Höhen zählen („Wie viele verbrauchen mittags mehr als 2 kWh“). KAPRA gruppiert zuerst nach Form: feine Muster, breitere Hüllkurven. Wählen Sie es, wenn der Verlauf zählt („Wer hat abends die Spitze“).</translation>
</message>
<message>
<source>Naive or KAPRA?</source>
<translation>Naive oder KAPRA?</translation>
</message>
<message>
<source>Name in a recipe: `{name}`.</source>
<translation>Name im Rezept: `{name}`.</translation>
</message>
<message>
<source>Name it whenever the file has it. Without it the promise is per case. Capitals, blanks and invisible characters do not make another person.</source>
<translation>Nennen Sie sie, wann immer die Datei sie hat. Ohne sie gilt die Zusage pro Fall. Großbuchstaben, Leerzeichen und unsichtbare Zeichen machen keine andere Person.</translation>
</message>
<message>
<source>Names that differ only in case, blanks or invisible signs are one person's. Whoever counts as two may add twice as much as the promise says.</source>
<translation>Namen, die sich nur in Groß- und Kleinschreibung, Leerzeichen oder unsichtbaren Zeichen unterscheiden, gehören einer Person. Wer als zwei zählt, kann doppelt so viel beitragen, wie die Zusage sagt.</translation>
</message>
<message>
<source>Network</source>
<translation>Netz</translation>
</message>
<message>
<source>No identifier</source>
<translation>Kein Identifikator</translation>
</message>
<message>
<source>No seed, no path, no file name and no hash of the original is in `release`. Figures that compare with the original are rounded, and for differentially private releases they stay in the audit unless you tick the box: an exact difference from the original is a fact about the original.</source>
<translation>Kein Startwert, kein Pfad, kein Dateiname und keine Prüfsumme des Originals ist in `release`. Kennzahlen, die mit dem Original vergleichen, sind gerundet, und bei differentiell privaten Freigaben bleiben sie in der Prüfakte, sofern Sie das Kästchen nicht ankreuzen: Ein genauer Unterschied zum Original ist eine Tatsache über das Original.</translation>
</message>
<message>
<source>Noise</source>
<translation>Rauschen</translation>
</message>
<message>
<source>Noise on numbers, swapping, classes</source>
<translation>Rauschen auf Zahlen, Tauschen, Klassen</translation>
</message>
<message>
<source>Noise protects only as long as nobody can draw it again. With a seed anybody who knows or guesses the seed can take the noise away. Seeds are for tests and teaching.</source>
<translation>Rauschen schützt nur, solange es niemand noch einmal ziehen kann. Mit einem Startwert kann jeder, der ihn kennt oder errät, das Rauschen abziehen. Startwerte sind für Tests und Lehre.</translation>
</message>
<message>
<source>Nothing is written before the gate is passed. It is a checklist that Sfumato fills and you sign.</source>
<translation>Nichts wird geschrieben, bevor die Freigabeprüfung bestanden ist. Sie ist eine Checkliste, die Sfumato ausfüllt und Sie bestätigen.</translation>
</message>
<message>
<source>Nothing that stands for fewer rows than the house's own floor leaves, and nothing of fewer can be computed from its answers of a run, whatever the master asks: where k-means would move a few rows of a house from one cluster to another, they are counted with a neighbour until enough move, and the result is then no longer exactly k-means on the pooled rows. What **several** runs tell together is more; do not join the same question again and again.</source>
<translation>Nichts, was für weniger Zeilen als die eigene Untergrenze des Hauses steht, verlässt es, und nichts über weniger lässt sich aus seinen Antworten eines Laufs berechnen, was auch immer der Koordinator verlangt: Wo k-means wenige Zeilen eines Hauses von einem Cluster in einen anderen verschieben würde, werden sie mit einem Nachbarn gezählt, bis genügend wechseln, und das Ergebnis ist dann nicht mehr genau k-means auf den zusammengelegten Zeilen. Was **mehrere** Läufe zusammen verraten, ist mehr; treten Sie derselben Frage nicht immer wieder bei.</translation>
</message>
<message>
<source>Of the people with the first, so many have the second too. They follow from the patterns; a rule that holds for everybody is never among them.</source>
<translation>So viele der Personen mit dem Ersten haben auch das Zweite. Sie folgen aus den Mustern; eine Regel, die für alle gilt, ist nie darunter.</translation>
</message>
<message>
<source>Off unless you type an address (`--scheduler` on the command line); one that a recipe names is refused without `--allow-scheduler`. Whoever may send work to the scheduler can run any program on the workers, and scheduler and workers can run programs on this machine: it is no border between houses that distrust each other.</source>
<translation>Aus, sofern Sie keine Adresse eingeben (`--scheduler` auf der Befehlszeile); eine, die ein Rezept nennt, wird ohne `--allow-scheduler` abgelehnt. Wer dem Scheduler Arbeit senden darf, kann auf den Rechnern beliebige Programme ausführen, und Scheduler und Rechner können Programme auf dieser Maschine ausführen: Das ist keine Grenze zwischen Häusern, die einander misstrauen.</translation>
</message>
<message>
<source>One-valued classes</source>
<translation>Einwertige Klassen</translation>
</message>
<message>
<source>Only columns that you give a role leave the house. No column is made *Sensitive* by a guess: a postcode, a class or a name that you do not choose is not released.</source>
<translation>Nur Spalten, denen Sie eine Rolle geben, verlassen das Haus. Keine Spalte wird durch Vermutung *Sensibel*: Eine Postleitzahl, eine Klasse oder ein Name, den Sie nicht wählen, wird nicht freigegeben.</translation>
</message>
<message>
<source>Only where sites choose by cover. On standardised columns; halve it and more components are needed to cover all rows.</source>
<translation>Nur wo Standorte nach Abdeckung wählen. Auf standardisierten Spalten; halbieren Sie es, und es braucht mehr Komponenten, um alle Zeilen abzudecken.</translation>
</message>
<message>
<source>Original and release side by side at the same places, width by weight. Point at a node or edge: the other side answers. The third view shows the difference, less in blue and more in orange. The slider hides weak edges. Positions come from the original and are for this window only; the report is laid out from the release alone.</source>
<translation>Original und Freigabe nebeneinander an denselben Stellen, Breite nach Gewicht. Zeigen Sie auf einen Knoten oder eine Kante: Die andere Seite antwortet. Die dritte Ansicht zeigt den Unterschied, weniger in Blau und mehr in Orange. Der Regler verbirgt schwache Kanten. Positionen stammen aus dem Original und sind nur für dieses Fenster; der Bericht wird allein aus der Freigabe gezeichnet.</translation>
</message>
<message>
<source>P is what is left to an attacker who knows the shape as well, so a house that asks for groups of 10 against a well-informed attacker should set P = 10, not only k. With P = k patterns become coarse; with k &lt; 2P Naive cannot split a group any more.</source>
<translation>P ist, was einem Angreifer bleibt, der auch die Form kennt; ein Haus, das gegen einen gut informierten Angreifer Gruppen von 10 verlangt, sollte also P = 10 setzen, nicht nur k. Mit P = k werden Muster grob; mit k &lt; 2P kann Naive keine Gruppe mehr teilen.</translation>
</message>
<message>
<source>P(release of D in S) ≤ e^ε · P(release of D' in S) + δ.</source>
<translation>P(Freigabe von D in S) ≤ e^ε · P(Freigabe von D' in S) + δ.</translation>
</message>
<message>
<source>Pairs of columns</source>
<translation>Spaltenpaare</translation>
</message>
<message>
<source>Pairs of columns as points: original below the diagonal, release above. Rows light up in all cells together.</source>
<translation>Spaltenpaare als Punkte: unter der Diagonale das Original, darüber die Freigabe. Zeilen leuchten in allen Zellen zusammen auf.</translation>
</message>
<message>
<source>Pattern loss</source>
<translation>Musterverlust</translation>
</message>
<message>
<source>Patterns</source>
<translation>Muster</translation>
</message>
<message>
<source>Patterns by level</source>
<translation>Musterstufen</translation>
</message>
<message>
<source>Per person, not per edge: a person with c edges spends c times the ε of an edge.</source>
<translation>Pro Person, nicht pro Kante: Eine Person mit c Kanten gibt c-mal das ε einer Kante aus.</translation>
</message>
<message>
<source>Plots</source>
<translation>Grafiken</translation>
</message>
<message>
<source>Plots of every workspace</source>
<translation>Grafiken jedes Arbeitsbereichs</translation>
</message>
<message>
<source>Prefer it when several columns that go together get noise.</source>
<translation>Ziehen Sie es vor, wenn mehrere zusammenhängende Spalten Rauschen erhalten.</translation>
</message>
<message>
<source>Process</source>
<translation>Prozess</translation>
</message>
<message>
<source>Promise verified</source>
<translation>Zusage geprüft</translation>
</message>
<message>
<source>Proven: it holds for every release made with these parameters, whatever the data, against every attacker who knows what the promise says. Its unit is named, because a promise per *row* is none for a person with twenty rows.</source>
<translation>Bewiesen: Es gilt für jede Freigabe mit diesen Parametern, was auch die Daten sind, gegen jeden Angreifer, der weiß, was die Zusage sagt. Seine Einheit ist genannt, denn eine Zusage pro *Zeile* ist keine für eine Person mit zwanzig Zeilen.</translation>
</message>
<message>
<source>Published as it is. Choose it only for what recipients need and what may be known of a class: a tariff, a diagnosis group. Never choose a name, a number or an address.</source>
<translation>Wird veröffentlicht, wie es ist. Wählen Sie es nur für das, was Empfänger brauchen und was von einer Klasse bekannt sein darf: ein Tarif, eine Diagnosegruppe. Wählen Sie nie einen Namen, eine Nummer oder eine Adresse.</translation>
</message>
<message>
<source>Radius ε</source>
<translation>Radius ε</translation>
</message>
<message>
<source>Range queries</source>
<translation>Abfragen</translation>
</message>
<message>
<source>Ranks</source>
<translation>Ränge</translation>
</message>
<message>
<source>Recode</source>
<translation>Umkodieren</translation>
</message>
<message>
<source>Reconstruction</source>
<translation>Rekonstruktion</translation>
</message>
<message>
<source>Record linkage</source>
<translation>Datensatzverknüpfung</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Releases are made by the same functions as in the window, pass the same gate, and have the same bytes for the same recipe and seed. What the window shows besides (plots, the risk map, the expected utility over ε) has no command.</source>
<translation>Freigaben entstehen durch dieselben Funktionen wie im Fenster, durchlaufen dieselbe Freigabeprüfung und haben für dasselbe Rezept und denselben Startwert dieselben Bytes. Was das Fenster außerdem zeigt (Grafiken, die Risikokarte, den erwarteten Nutzen über ε), hat keinen Befehl.</translation>
</message>
<message>
<source>Releases of the same data add up: two with ε = 1 have cost ε = 2 together, and their δ add up too. Sfumato keeps one ledger in your settings folder, by the name you give the data set. A copy that was saved again, in another order or compressed, is recognised by its content; replaced and deleted releases stay counted.</source>
<translation>Freigaben derselben Daten summieren sich: Zwei mit ε = 1 haben zusammen ε = 2 gekostet, und auch ihre δ summieren sich. Sfumato führt ein Freigaberegister in Ihrem Einstellungsordner, unter dem Namen, den Sie dem Datenbestand geben. Eine Kopie, die neu gespeichert wurde, in anderer Reihenfolge oder komprimiert, wird an ihrem Inhalt erkannt; ersetzte und gelöschte Freigaben zählen weiter.</translation>
</message>
<message>
<source>Risk</source>
<translation>Risiko</translation>
</message>
<message>
<source>Risk and utility</source>
<translation>Risiko und Nutzen</translation>
</message>
<message>
<source>Rows by how many others look the same in all quasi-identifiers and in every column that leaves as it is. Columns with noise or swapped cells are left out: they rule nobody out. Everything at 1 is unique and easily found again; the house's smallest group is the goal.</source>
<translation>Zeilen danach, wie viele andere in allen Quasi-Identifikatoren und in jeder Spalte, die das Haus unverändert verlässt, gleich aussehen. Spalten mit Rauschen oder getauschten Zellen bleiben außer Betracht: Sie schließen niemanden aus. Alles bei 1 ist einmalig und leicht wiederzufinden; die kleinste Gruppe des Hauses ist das Ziel.</translation>
</message>
<message>
<source>Rows left out</source>
<translation>Ausgelassene Zeilen</translation>
</message>
<message>
<source>Rows of the table: clusters found without pooling; columns: clusters found on pooled rows, where they are at hand. All on one cell a row: nothing was lost. The adjusted Rand index sums it up.</source>
<translation>Zeilen der Tabelle: Cluster, die ohne Zusammenlegen gefunden wurden; Spalten: Cluster auf zusammengelegten Zeilen, wo sie zur Hand sind. Alles in einer Zelle je Zeile: Nichts ging verloren. Der adjustierte Rand-Index fasst es zusammen.</translation>
</message>
<message>
<source>Rules</source>
<translation>Regeln</translation>
</message>
<message>
<source>Run</source>
<translation>Starten</translation>
</message>
<message>
<source>Run works in a process of its own; the window stays free, and another workspace can run at the same time. **Cancel** (Esc) answers within a second and leaves everything as it was before.</source>
<translation>Der Lauf arbeitet in einem eigenen Prozess; das Fenster bleibt frei, und ein anderer Arbeitsbereich kann gleichzeitig laufen. **Abbrechen** (Esc) antwortet binnen einer Sekunde und lässt alles, wie es war.</translation>
</message>
<message>
<source>Say what you want to be able to tell a person: "your income is known to no better than 10 000". Sfumato computes the noise.</source>
<translation>Sagen Sie, was Sie einer Person sagen können möchten: „Ihr Einkommen ist nicht genauer als auf 10 000 bekannt“. Sfumato berechnet das Rauschen.</translation>
</message>
<message>
<source>Say yes only if every house agreed in writing that rows of its people cross its border.</source>
<translation>Sagen Sie nur dann Ja, wenn jedes Haus schriftlich zugestimmt hat, dass Zeilen seiner Personen seine Grenze überschreiten.</translation>
</message>
<message>
<source>Scatter</source>
<translation>Streuung</translation>
</message>
<message>
<source>Separate facts, each with its label. There is no single green tick: a graph can hide who drew an edge and still show that it exists.</source>
<translation>Einzelne Angaben, jede mit ihrem Etikett. Es gibt keinen einzelnen grünen Haken: Ein Graph kann verbergen, wer eine Kante zeichnete, und doch zeigen, dass es sie gibt.</translation>
</message>
<message>
<source>Set it by what you know of the study ("about ten arrows each"), not by the file: a number taken from the data is a fact that the guarantee does not cover. It is 5 unless you set it, whatever the data. Under Load you see how many edges 95 of 100 participants drew at most: for orientation, not as a setting.</source>
<translation>Setzen Sie es nach dem, was Sie über die Studie wissen („etwa zehn Pfeile je Person“), nicht nach der Datei: Eine den Daten entnommene Zahl ist eine Tatsache, die die Garantie nicht abdeckt. Es ist 5, wenn Sie es nicht setzen, wie auch immer die Daten sind. Unter Laden sehen Sie, wie viele Kanten 95 von 100 Teilnehmern höchstens zeichneten: zur Orientierung, nicht als Einstellung.</translation>
</message>
<message>
<source>Set to 2 or more where a class with one sensitive value would disclose it.</source>
<translation>Setzen Sie 2 oder mehr, wo eine Klasse mit einem einzigen sensiblen Wert ihn offenlegen würde.</translation>
</message>
<message>
<source>Shapes</source>
<translation>Formen</translation>
</message>
<message>
<source>Share of rows that some component is dense at: at least as dense as a normal distribution of an eighth of the columns' standard deviations is at three of its own. More components need not cover more: where a curve goes up and down, choose the first top.</source>
<translation>Anteil der Zeilen, an deren Stelle eine Komponente dicht ist: mindestens so dicht wie eine Normalverteilung mit einem Achtel der Standardabweichungen der Spalten bei drei ihrer eigenen. Mehr Komponenten müssen nicht mehr abdecken: Wo eine Kurve steigt und fällt, wählen Sie den ersten Gipfel.</translation>
</message>
<message>
<source>Source: Rafiei, Wangelik, van der Aalst: TraVaS, differentially private trace variant selection for process mining.</source>
<translation>Quelle: Rafiei, Wangelik, van der Aalst: TraVaS, differentially private trace variant selection for process mining.</translation>
</message>
<message>
<source>Source: Shou, Shang, Chen, Chen, Zhang: Supporting Pattern-Preserving Anonymization for Time-Series Data. IEEE TKDE 25(4), 2013.</source>
<translation>Quelle: Shou, Shang, Chen, Chen, Zhang: Supporting Pattern-Preserving Anonymization for Time-Series Data. IEEE TKDE 25(4), 2013.</translation>
</message>
<message>
<source>Sources: Xu, Jäger, Kriegel 1999 (PDBSCAN); Januzaj, Kriegel, Pfeifle 2004 (SDBDC); Kriegel, Kröger, Pryakhin, Schubert 2005 (distributed EM).</source>
<translation>Quellen: Xu, Jäger, Kriegel 1999 (PDBSCAN); Januzaj, Kriegel, Pfeifle 2004 (SDBDC); Kriegel, Kröger, Pryakhin, Schubert 2005 (verteiltes EM).</translation>
</message>
<message>
<source>Tables</source>
<translation>Tabellen</translation>
</message>
<message>
<source>Take the house's smallest group. Empty cells are a class too: fewer than this are put into the largest class, or into *(other)*.</source>
<translation>Nehmen Sie die kleinste Gruppe des Hauses. Auch leere Zellen sind eine Klasse: Weniger als diese kommen in die größte Klasse oder zu *(other)*.</translation>
</message>
<message>
<source>Ten classes of equal frequency keep most of what a reader wants of an age. Fewer protect more.</source>
<translation>Zehn gleich häufige Klassen erhalten das meiste, was ein Leser von einem Alter wissen will. Weniger schützen mehr.</translation>
</message>
<message>
<source>The attacker accuses rows of having been in. On the diagonal he guesses; a bow to the upper left means that the release tells on its members.</source>
<translation>Der Angreifer beschuldigt Zeilen, dabei gewesen zu sein. Auf der Diagonale rät er; ein Bogen nach links oben heißt, dass die Freigabe ihre Mitglieder verrät.</translation>
</message>
<message>
<source>The attacker's success beside the facts that decide it.</source>
<translation>Der Erfolg des Angreifers neben den Angaben, die ihn bestimmen.</translation>
</message>
<message>
<source>The band is what is published: at each time point, one interval for the whole group. The thin lines are the members, drawn in this window only. Step lines are the published patterns. A band that is narrow where the lines are close is good; a band as wide as the whole plot tells nothing there. Space switches between before and after.</source>
<translation>Das Band ist, was veröffentlicht wird: zu jedem Zeitpunkt ein Intervall für die ganze Gruppe. Die dünnen Linien sind die Mitglieder, nur in diesem Fenster gezeichnet. Stufenlinien sind die veröffentlichten Muster. Ein Band, das schmal ist, wo die Linien nahe liegen, ist gut; ein Band so breit wie die ganze Grafik sagt dort nichts. Die Leertaste wechselt zwischen vorher und nachher.</translation>
</message>
<message>
<source>The card under the form says in words what will be promised, and, under *Not protected*, what will not. Read both: the second is the one that is forgotten.</source>
<translation>Die Karte unter dem Formular sagt in Worten, was zugesagt wird, und unter *Nicht geschützt*, was nicht. Lesen Sie beides: Das zweite wird vergessen.</translation>
</message>
<message>
<source>The chosen column before and after. Hover a released value: the bar shows the interval in which the original lies with the stated confidence. For classes, each bar is a class; a class of one single value gives it away and is marked.</source>
<translation>Die gewählte Spalte vorher und nachher. Gehen Sie über einen freigegebenen Wert: Der Balken zeigt das Intervall, in dem das Original mit der genannten Konfidenz liegt. Bei Klassen ist jeder Balken eine Klasse; eine Klasse mit einem einzigen Wert verrät ihn und ist markiert.</translation>
</message>
<message>
<source>The command line</source>
<translation>Die Befehlszeile</translation>
</message>
<message>
<source>The ends of an envelope are readings of the series that lie outermost: somebody's. They are rounded outward to three significant digits of the range of their time point, so that they no longer tell them exactly; value loss is that of the rounded ends. Readings that are no finer than that (whole numbers below a thousand) stay as they are. *Exact* is an option, and the promise then says so under what is not protected.</source>
<translation>Die Enden einer Hüllkurve sind Messwerte der Reihen, die am weitesten außen liegen: Sie gehören jemandem. Sie werden nach außen auf drei signifikante Stellen der Spannweite ihres Zeitpunkts gerundet, sodass sie sie nicht mehr genau verraten; der Wertverlust ist der der gerundeten Enden. Messwerte, die nicht feiner sind (ganze Zahlen unter tausend), bleiben, wie sie sind. *Exakt* ist wählbar, und die Zusage sagt es dann unter dem, was nicht geschützt ist.</translation>
</message>
<message>
<source>The extra factor makes a weight of 1 look like 2, 3, 4 or 5. It lowers the average risk, but there is no ε next to it, and none is shown.</source>
<translation>Der zusätzliche Faktor lässt ein Gewicht von 1 wie 2, 3, 4 oder 5 aussehen. Er senkt das mittlere Risiko, aber daneben gibt es kein ε, und es wird keines gezeigt.</translation>
</message>
<message>
<source>The figures</source>
<translation>Die Kennzahlen</translation>
</message>
<message>
<source>The files are written, read back by a separate process and checked by a verifier that shares no code with the technique. If a check fails after writing, the folder is removed again and the gate says why.</source>
<translation>Die Dateien werden geschrieben, von einem getrennten Prozess zurückgelesen und von einem Prüfer geprüft, der mit dem Verfahren keinen Code teilt. Scheitert eine Prüfung nach dem Schreiben, wird der Ordner wieder entfernt, und die Freigabeprüfung sagt, warum.</translation>
</message>
<message>
<source>The five steps</source>
<translation>Die fünf Schritte</translation>
</message>
<message>
<source>The gate and the house policy</source>
<translation>Die Freigabeprüfung und die Hausregeln</translation>
</message>
<message>
<source>The gate lists what was checked, see [the gate](gate). Afterwards there are two folders: `release` may leave the house, `audit` stays.</source>
<translation>Die Freigabeprüfung listet auf, was geprüft wurde, siehe [die Freigabeprüfung](gate). Danach gibt es zwei Ordner: `release` darf das Haus verlassen, `audit` bleibt.</translation>
</message>
<message>
<source>The house policy</source>
<translation>Die Hausregeln</translation>
</message>
<message>
<source>The house's smallest group.</source>
<translation>Die kleinste Gruppe des Hauses.</translation>
</message>
<message>
<source>The k-groups, widest envelope first: these series lose most. A group with a very wide envelope usually holds an outlier; its other members pay for it. Choose a row to see the group in the picture beside it.</source>
<translation>Die k-Gruppen, breiteste Hüllkurve zuerst: Diese Reihen verlieren am meisten. Eine Gruppe mit sehr breiter Hüllkurve enthält meist einen Ausreißer; die anderen Mitglieder zahlen dafür. Wählen Sie eine Zeile, um die Gruppe im Bild daneben zu sehen.</translation>
</message>
<message>
<source>The knob between cost, privacy and quality.</source>
<translation>Der Regler zwischen Kosten, Privatheit und Güte.</translation>
</message>
<message>
<source>The last tick is yours: you have looked at the plots and figures and would answer for them.</source>
<translation>Der letzte Haken ist Ihrer: Sie haben Grafiken und Kennzahlen angesehen und stehen für sie ein.</translation>
</message>
<message>
<source>The loaded log against any other: a release, the result of another program, last year's log. All plots then show that pair until you go back to the run.</source>
<translation>Das geladene Protokoll gegen ein beliebiges anderes: eine Freigabe, das Ergebnis eines anderen Programms, das Protokoll des Vorjahrs. Alle Grafiken zeigen dann dieses Paar, bis Sie zum Lauf zurückgehen.</translation>
</message>
<message>
<source>The most important nodes of the original and their rank in the release. The shorter the sticks, the better the story is kept; long sticks are nodes whose rank cannot be trusted in the release. Click a node to see it in the network.</source>
<translation>Die wichtigsten Knoten des Originals und ihr Rang in der Freigabe. Je kürzer die Stäbe, desto besser bleibt die Aussage erhalten; lange Stäbe sind Knoten, deren Rang in der Freigabe nicht zu trauen ist. Klicken Sie auf einen Knoten, um ihn im Netz zu sehen.</translation>
</message>
<message>
<source>The plain rule of statistical offices: edges on fewer people are left out. It protects more than noise, and loses more.</source>
<translation>Die einfache Regel der Statistikämter: Kanten mit weniger Personen werden ausgelassen. Sie schützt mehr als Rauschen und verliert mehr.</translation>
</message>
<message>
<source>The plots</source>
<translation>Die Grafiken</translation>
</message>
<message>
<source>The plots show the original beside the release; the original is drawn in this window only and is left out of saved pictures or, where that is not possible, stamped as *not for publication*. Every plot can show its facts as a table (**Table**), be saved as a picture or drawing, and have its data saved.</source>
<translation>Die Grafiken zeigen das Original neben der Freigabe; das Original wird nur in diesem Fenster gezeichnet und aus gespeicherten Bildern weggelassen oder, wo das nicht geht, mit *nicht zur Veröffentlichung* gestempelt. Jede Grafik kann ihre Daten als Tabelle zeigen (**Tabelle**), als Bild oder Zeichnung gespeichert werden und ihre Daten speichern.</translation>
</message>
<message>
<source>The probability that a variant of a single case slips through. Leave it open: it is then the largest power of ten not above one divided by ten times the number of cases (or of persons, where a person column is set): with 1 000 cases 0.0001. Under the field stands how many single cases a release shows on average. Above a tenth of 1 / number of cases the gate asks for a reason, above 1 / number of cases it blocks. The smaller δ, the higher the threshold.</source>
<translation>Die Wahrscheinlichkeit, dass eine Variante eines einzigen Falls durchrutscht. Lassen Sie sie offen: Dann ist sie die größte Zehnerpotenz, die eins geteilt durch das Zehnfache der Zahl der Fälle (oder der Personen, wo eine Personenspalte gesetzt ist) nicht überschreitet: bei 1 000 Fällen 0,0001. Unter dem Feld steht, wie viele einzelne Fälle eine Freigabe im Mittel zeigt. Über einem Zehntel von 1 / Zahl der Fälle verlangt die Freigabeprüfung eine Begründung, über 1 / Zahl der Fälle blockiert sie. Je kleiner δ, desto höher die Schwelle.</translation>
</message>
<message>
<source>The promises in plain words</source>
<translation>Die Zusagen in einfachen Worten</translation>
</message>
<message>
<source>The release would have looked nearly the same without you: no outcome is more than e^ε times as likely because you are in the data, except with probability δ. It holds whatever the attacker already knows, and it adds up: each release of the same data spends its own ε. It does not hide what is true of many people.</source>
<translation>Die Freigabe hätte ohne Sie fast genauso ausgesehen: Kein Ergebnis ist mehr als e^ε-mal so wahrscheinlich, weil Sie in den Daten sind, außer mit Wahrscheinlichkeit δ. Das gilt, was der Angreifer auch schon weiß, und es summiert sich: Jede Freigabe derselben Daten gibt ihr eigenes ε aus. Es verbirgt nicht, was für viele Menschen gilt.</translation>
</message>
<message>
<source>The rows as points on two columns or two principal components, by site (shape) or cluster (colour), in this window only; on top what was found: ellipses of a mixture, centroids with their way, representatives as discs. An ellipse over empty space, or one that holds two heaps, means: choose another number of components. While EM runs, the ellipses of the sites move in the colours of the sites, then those of the merged model. Very many rows are drawn as a density; zoom in to see them one by one.</source>
<translation>Die Zeilen als Punkte auf zwei Spalten oder zwei Hauptkomponenten, nach Standort (Form) oder Cluster (Farbe), nur in diesem Fenster; darüber das Gefundene: Ellipsen einer Mischung, Zentroide mit ihrem Weg, Repräsentanten als Scheiben. Eine Ellipse über leerem Raum, oder eine mit zwei Haufen, heißt: Wählen Sie eine andere Zahl von Komponenten. Während EM läuft, bewegen sich die Ellipsen der Standorte in deren Farben, dann die des vereinigten Modells. Sehr viele Zeilen werden als Dichte gezeichnet; vergrößern Sie, um sie einzeln zu sehen.</translation>
</message>
<message>
<source>The same as a list, most changed first.</source>
<translation>Dasselbe als Liste, am meisten Geändertes zuerst.</translation>
</message>
<message>
<source>The same as rows and columns, for dense graphs: a dark cell is a strong edge. A graph of more than 60 nodes, or one where nearly a third of all pairs is tied, opens here by itself once; the network is a tab away. In the network the strongest 1 500 edges of the strongest 1 000 nodes are drawn, and it says so.</source>
<translation>Dasselbe als Zeilen und Spalten, für dichte Graphen: Eine dunkle Zelle ist eine starke Kante. Ein Graph mit mehr als 60 Knoten, oder einer, in dem fast ein Drittel aller Paare verbunden ist, öffnet sich einmal von selbst hier; das Netz ist einen Reiter entfernt. Im Netz werden die stärksten 1 500 Kanten der stärksten 1 000 Knoten gezeichnet, und es sagt so.</translation>
</message>
<message>
<source>The simulated attacker knows more than most real ones. 0.1 means: at most one try in ten may be right on average.</source>
<translation>Der simulierte Angreifer weiß mehr als die meisten echten. 0,1 heißt: Höchstens einer von zehn Versuchen darf im Mittel richtig sein.</translation>
</message>
<message>
<source>The smallest group that your house lets out. 10 is common in official statistics; 3 to 5 is used where data is coarse already.</source>
<translation>Die kleinste Gruppe, die Ihr Haus hinauslässt. 10 ist in der amtlichen Statistik üblich; 3 bis 5 werden verwendet, wo Daten schon grob sind.</translation>
</message>
<message>
<source>The techniques</source>
<translation>Die Verfahren</translation>
</message>
<message>
<source>The three labels</source>
<translation>Die drei Etiketten</translation>
</message>
<message>
<source>The walk</source>
<translation>Der Weg</translation>
</message>
<message>
<source>Time runs down; each arrow is a message between a site and the master, with what it contains and how many bytes. Messages with original points are marked by shape and word. It goes into the audit.</source>
<translation>Die Zeit läuft nach unten; jeder Pfeil ist eine Nachricht zwischen einem Standort und dem Koordinator, mit ihrem Inhalt und ihren Bytes. Nachrichten mit Originalpunkten sind durch Form und Wort gekennzeichnet. Es kommt in die Prüfakte.</translation>
</message>
<message>
<source>Time series</source>
<translation>Zeitreihen</translation>
</message>
<message>
<source>Trace disclosure</source>
<translation>Offenlegung von Abläufen</translation>
</message>
<message>
<source>Trace lengths</source>
<translation>Ablauflängen</translation>
</message>
<message>
<source>Two houses only: each can subtract its own part from any total, masks or not. Other columns of the same rows (*Same rows, other columns*) cannot be exchanged by files.</source>
<translation>Nur zwei Häuser: Jedes kann seinen eigenen Teil von jeder Summe abziehen, mit oder ohne Masken. Andere Spalten derselben Zeilen (*Gleiche Zeilen, andere Spalten*) lassen sich nicht mit Dateien austauschen.</translation>
</message>
<message>
<source>Two releases with (ε₁, δ₁) and (ε₂, δ₂) are together (ε₁ + ε₂, δ₁ + δ₂)-private. A unit that occurs c times is protected with c·ε.</source>
<translation>Zwei Freigaben mit (ε₁, δ₁) und (ε₂, δ₂) sind zusammen (ε₁ + ε₂, δ₁ + δ₂)-privat. Eine Einheit, die c-mal vorkommt, ist mit c·ε geschützt.</translation>
</message>
<message>
<source>Unit: {unit}.</source>
<translation>Einheit: {unit}.</translation>
</message>
<message>
<source>Value loss</source>
<translation>Wertverlust</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianten</translation>
</message>
<message>
<source>Variants by the number of their cases: how many were kept and how many lost. A single case is kept with a probability of at most δ: what is kept at 1 is a single case that this draw shows.</source>
<translation>Varianten nach der Zahl ihrer Fälle: wie viele behalten wurden und wie viele verloren gingen. Ein einzelner Fall wird mit einer Wahrscheinlichkeit von höchstens δ behalten: Was bei 1 behalten ist, ist ein einzelner Fall, den diese Ziehung zeigt.</translation>
</message>
<message>
<source>Variants lost</source>
<translation>Verlorene Varianten</translation>
</message>
<message>
<source>Weights</source>
<translation>Gewichte</translation>
</message>
<message>
<source>What a smaller local radius costs (bytes sent) and brings (closeness to the pooled result).</source>
<translation>Was ein kleinerer lokaler Radius kostet (gesendete Bytes) und bringt (Nähe zum zusammengelegten Ergebnis).</translation>
</message>
<message>
<source>What becomes of refused components. *Widened and moved*: a component that is too narrow gets the spread it lacks, and its mean is moved at random by as much as was added, so that it tells its place no better than a component as wide as τ asks; a component of too few rows stays. *United*: each is joined to the neighbour that costs least. *Stay*: nothing of them leaves.</source>
<translation>Was aus abgelehnten Komponenten wird. *Verbreitert und verschoben*: Eine zu schmale Komponente erhält die fehlende Streuung, und ihr Mittel wird um ebenso viel zufällig verschoben, sodass sie ihren Ort nicht besser verrät als eine so breite, wie τ verlangt; eine aus zu wenigen Zeilen bleibt. *Vereinigt*: Jede kommt zu dem Nachbarn, der am wenigsten kostet. *Bleiben*: Nichts davon geht hinaus.</translation>
</message>
<message>
<source>What is kept, and what is not</source>
<translation>Was behalten wird und was nicht</translation>
</message>
<message>
<source>What is left of the protection when somebody tries.</source>
<translation>Was vom Schutz bleibt, wenn es jemand versucht.</translation>
</message>
<message>
<source>What is written</source>
<translation>Was geschrieben wird</translation>
</message>
<message>
<source>What it protects, and what not</source>
<translation>Was es schützt und was nicht</translation>
</message>
<message>
<source>What leaves</source>
<translation>Was das Haus verlässt</translation>
</message>
<message>
<source>What no technique can do</source>
<translation>Was kein Verfahren kann</translation>
</message>
<message>
<source>What other values of ε would bring, from draws that are thrown away. Choose here, before the release: choosing among actual releases spends privacy that nobody counts. Drag the line to set ε.</source>
<translation>Was andere Werte von ε brächten, aus Ziehungen, die weggeworfen werden. Wählen Sie hier, vor der Freigabe: Unter tatsächlichen Freigaben zu wählen, kostet Privatheit, die niemand zählt. Ziehen Sie die Linie, um ε zu setzen.</translation>
</message>
<message>
<source>What somebody learns who already knows some activities of a case.</source>
<translation>Was jemand erfährt, der schon einige Aktivitäten eines Falls kennt.</translation>
</message>
<message>
<source>What the columns are</source>
<translation>Was die Spalten sind</translation>
</message>
<message>
<source>What the gate asks</source>
<translation>Was die Freigabeprüfung fragt</translation>
</message>
<message>
<source>What would be released is searched for names, e-mails, numbers with check digits (IBAN, cards, tax numbers), dates of birth, free text and columns in which nearly every row has a value of its own. A clean result is no proof: surnames under a heading that says nothing are not found where they repeat.</source>
<translation>Was freigegeben würde, wird nach Namen, E-Mail-Adressen, Nummern mit Prüfziffern (IBAN, Karten, Steuernummern), Geburtsdaten, Freitext und Spalten durchsucht, in denen fast jede Zeile einen eigenen Wert hat. Ein sauberes Ergebnis ist kein Beweis: Nachnamen unter einer nichtssagenden Überschrift werden nicht gefunden, wo sie sich wiederholen.</translation>
</message>
<message>
<source>Which activity directly follows which; arrows are as wide as they are frequent per case. In the difference, solid orange (+) happens more often than in the original, dashed blue (−) less often. Rare paths vanish first: do not read the released picture as proof that something never happens.</source>
<translation>Welche Aktivität direkt auf welche folgt; Pfeile sind so breit, wie sie pro Fall häufig sind. Im Unterschied kommt durchgezogenes Orange (+) häufiger vor als im Original, gestricheltes Blau (−) seltener. Seltene Wege verschwinden zuerst: Lesen Sie das freigegebene Bild nicht als Beweis, dass etwas nie geschieht.</translation>
</message>
<message>
<source>Which columns go together, before and after, and the difference: blue falls, orange rises, pale is unrelated. A dark cell in the difference is a link that readers of the release will get wrong.</source>
<translation>Welche Spalten zusammenhängen, vorher und nachher, und der Unterschied: Blau fällt, Orange steigt, blass ist ohne Zusammenhang. Eine dunkle Zelle im Unterschied ist ein Zusammenhang, den Leser der Freigabe falsch sehen werden.</translation>
</message>
<message>
<source>Which edges rested on one person? The curve shows how many of them the attacker finds against how many others he accuses by mistake. On the diagonal he guesses. The area (AUC) is an estimate and stands with its standard error; from fewer than five edges of one person, or of more, it says nothing and is not given. The Bayes attacker knows the method and its numbers, the naive one takes the lightest edges.</source>
<translation>Welche Kanten beruhten auf einer Person? Die Kurve zeigt, wie viele davon der Angreifer findet, gegen wie viele andere er irrtümlich beschuldigt. Auf der Diagonale rät er. Die Fläche (AUC) ist eine Schätzung und steht mit ihrem Standardfehler da; bei weniger als fünf Kanten einer Person, oder mehrerer, sagt sie nichts und wird nicht angegeben. Der Bayes-Angreifer kennt das Verfahren und seine Zahlen, der naive nimmt die leichtesten Kanten.</translation>
</message>
<message>
<source>Which original variant became which in the release: left the original, right the release. A band is as wide as the cases that would have to change, its colour says by how much; what stayed the same is grey; hatched bands end in the buffer: cases that were removed or added as a whole. *Similarity* moves shares of the log, *Difference* moves cases and counts activities. Point at a band to see both sequences aligned below, with a sign for every step: kept, inserted (+), deleted (−), replaced (~).</source>
<translation>Welche Originalvariante in der Freigabe zu welcher wurde: links das Original, rechts die Freigabe. Ein Band ist so breit wie die Fälle, die sich ändern müssten, seine Farbe sagt, wie stark; was gleich blieb, ist grau; schraffierte Bänder enden im Puffer: Fälle, die als Ganzes entfernt oder hinzugefügt wurden. *Ähnlichkeit* bewegt Anteile am Protokoll, *Unterschied* bewegt Fälle und zählt Aktivitäten. Zeigen Sie auf ein Band, um beide Folgen darunter ausgerichtet zu sehen, mit einem Zeichen für jeden Schritt: behalten, eingefügt (+), gelöscht (−), ersetzt (~).</translation>
</message>
<message>
<source>Which values occur together, most people first. For some columns together all combinations of the listed values are there, and every other value counts as "the rest": no cell of such a table, the rest included, holds fewer than *Fewest people*, and none is empty. So no sum or difference of counts tells of few, and nothing follows with certainty. Values that would break this are left out of the table.</source>
<translation>Welche Werte zusammen vorkommen, die meisten Personen zuerst. Für einige Spalten zusammen sind alle Kombinationen der aufgeführten Werte da, und jeder andere Wert zählt als „Rest“: Keine Zelle einer solchen Tabelle, der Rest eingeschlossen, enthält weniger als *Wenigste Personen*, und keine ist leer. So verrät keine Summe oder Differenz von Anzahlen etwas über wenige, und nichts folgt mit Gewissheit. Werte, die dies verletzen würden, werden in der Tabelle ausgelassen.</translation>
</message>
<message>
<source>With 1, persons with many cases lose all but one, and the promise holds per person with the same ε. With c, a person is protected with c·ε and δ·(1 + e^ε + … + e^((c−1)·ε)).</source>
<translation>Mit 1 verlieren Personen mit vielen Fällen alle bis auf einen, und die Zusage gilt pro Person mit demselben ε. Mit c ist eine Person mit c·ε und δ·(1 + e^ε + … + e^((c−1)·ε)) geschützt.</translation>
</message>
<message>
<source>Working by files</source>
<translation>Arbeiten mit Dateien</translation>
</message>
<message>
<source>Your file is opened for reading only. It is the same, byte for byte, afterwards.</source>
<translation>Ihre Datei wird nur zum Lesen geöffnet. Sie ist danach Byte für Byte dieselbe.</translation>
</message>
<message>
<source>`--json` prints one JSON object and nothing else; progress goes to the error stream.</source>
<translation>`--json` gibt ein JSON-Objekt aus und sonst nichts; der Fortschritt geht in den Fehlerstrom.</translation>
</message>
<message>
<source>`main.py compare KIND ORIGINAL RELEASED` measures utility and risk of any pair of files, whoever made them.</source>
<translation>`main.py compare KIND ORIGINAL RELEASED` misst Nutzen und Risiko eines beliebigen Dateipaars, wer auch immer es gemacht hat.</translation>
</message>
<message>
<source>`main.py demo --out DIR` makes a sample release in every workspace.</source>
<translation>`main.py demo --out DIR` macht eine Beispielfreigabe in jedem Arbeitsbereich.</translation>
</message>
<message>
<source>`main.py run RECIPE.toml --out DIR` loads, runs, measures, verifies and releases. Without a recipe: `main.py run timeseries.kapra meters.csv --set k=10 --set P=3 --out DIR`.</source>
<translation>`main.py run RECIPE.toml --out DIR` lädt, rechnet, misst, prüft und gibt frei. Ohne Rezept: `main.py run timeseries.kapra meters.csv --set k=10 --set P=3 --out DIR`.</translation>
</message>
<message>
<source>`main.py site joining-north.json rows.csv --dir NORTH` says in words what joining means and ends with 1; with `--accept` the house joins. `main.py site round-1-to-north.json rows.csv --dir NORTH` says in words and numbers what would leave; with `--yes` the answer is written. `--least-count` and `--allow-points` belong to joining and hold for the whole run. When it has finished, `main.py master RUN --gate` says what the gate says, and `main.py master RUN --release DIR` writes the verified release. See [clusters](clusters).</source>
<translation>`main.py site joining-north.json rows.csv --dir NORTH` sagt in Worten, was der Beitritt bedeutet, und endet mit 1; mit `--accept` tritt das Haus bei. `main.py site round-1-to-north.json rows.csv --dir NORTH` sagt in Worten und Zahlen, was das Haus verlassen würde; mit `--yes` wird die Antwort geschrieben. `--least-count` und `--allow-points` gehören zum Beitritt und gelten für den ganzen Lauf. Am Ende sagt `main.py master RUN --gate`, was die Freigabeprüfung sagt, und `main.py master RUN --release DIR` schreibt die geprüfte Freigabe. Siehe [Cluster](clusters).</translation>
</message>
<message>
<source>`main.py techniques` lists every technique with its parameters, ranges, defaults and help.</source>
<translation>`main.py techniques` listet jedes Verfahren mit Parametern, Bereichen, Vorgaben und Hilfe.</translation>
</message>
<message>
<source>`main.py verify DIR` checks a release folder against its own promise and hashes. It needs nothing but the folder, so whoever receives the data can do it too.</source>
<translation>`main.py verify DIR` prüft einen Freigabeordner gegen seine eigene Zusage und seine Prüfsummen. Es braucht nur den Ordner; wer die Daten erhält, kann es also auch.</translation>
</message>
<message>
<source>compare</source>
<translation>compare</translation>
</message>
<message>
<source>demo</source>
<translation>demo</translation>
</message>
<message>
<source>guarantee</source>
<translation>Garantie</translation>
</message>
<message>
<source>heuristic</source>
<translation>Heuristik</translation>
</message>
<message>
<source>k-anonymity</source>
<translation>k-Anonymität</translation>
</message>
<message>
<source>master and site</source>
<translation>master und site</translation>
</message>
<message>
<source>measured</source>
<translation>gemessen</translation>
</message>
<message>
<source>run</source>
<translation>run</translation>
</message>
<message>
<source>techniques</source>
<translation>techniques</translation>
</message>
<message>
<source>verify</source>
<translation>verify</translation>
</message>
<message>
<source>{meaning} ({nature}) {better}</source>
<translation>{meaning} ({nature}) {better}</translation>
</message>
<message>
<source>| Key | What it does |
| --- | --- |
| Ctrl+O | open a file |
| Ctrl+L, Ctrl+K, Ctrl+R, Ctrl+I, Ctrl+E | Load, Configure, Run, Inspect, Release |
| Esc | cancel what is under way |
| Ctrl+1 … Ctrl+5 | the five kinds of data |
| F1 | help on what has the focus |
| Ctrl+F1 | all keys |
| Ctrl++, Ctrl+−, Ctrl+0 | larger, smaller, normal letters |
| Space | in Envelopes, Groups, Map, Matrix, Network and Process: before and after |
| R | in the preview: what is this column? |
| Tab, Shift+Tab | to the next and the previous control |</source>
<translation>| Taste | Was sie tut |
| --- | --- |
| Strg+O | eine Datei öffnen |
| Strg+L, Strg+K, Strg+R, Strg+I, Strg+E | Laden, Einstellen, Starten, Ansehen, Freigabe |
| Esc | abbrechen, was läuft |
| Strg+1 … Strg+5 | die fünf Datenarten |
| F1 | Hilfe zu dem, was den Fokus hat |
| Strg+F1 | alle Tasten |
| Strg++, Strg+−, Strg+0 | größere, kleinere, normale Schrift |
| Leertaste | in Hüllkurven, Gruppen, Karte, Matrix, Netz und Prozess: vorher und nachher |
| R | in der Vorschau: Was ist diese Spalte? |
| Tab, Umschalt+Tab | zum nächsten und vorigen Bedienelement |</translation>
</message>
<message>
<source>δ is the chance that the promise fails for somebody. It should be far below one over the number of people: at δ = 1/n about one person in each release may be published whole.</source>
<translation>δ ist die Wahrscheinlichkeit, dass die Zusage für jemanden nicht hält. Es sollte weit unter eins durch die Zahl der Personen liegen: Bei δ = 1/n kann in jeder Freigabe etwa eine Person ganz veröffentlicht werden.</translation>
</message>
<message>
<source>ε = 1 lets the odds of anything about one person change by the factor e ≈ 2.7 at most; ε = 3 by 20, ε = 0.1 by 1.1.</source>
<translation>ε = 1 lässt die Chancen für irgendetwas über eine Person sich höchstens um den Faktor e ≈ 2,7 ändern; ε = 3 um 20, ε = 0,1 um 1,1.</translation>
</message>
<message>
<source>ε-differential privacy: for all data sets D, D' that differ in one unit (case, person, edge) and all sets S of outcomes,</source>
<translation>ε-Differential Privacy: für alle Datensätze D, D', die sich in einer Einheit (Fall, Person, Kante) unterscheiden, und alle Mengen S von Ergebnissen,</translation>
</message>
</context>
<context>
<name>HelpWindow</name>
<message>
<source>Close</source>
<translation>Schließen</translation>
</message>
<message>
<source>Contents</source>
<translation>Inhalt</translation>
</message>
<message>
<source>Find in this page</source>
<translation>Auf dieser Seite suchen</translation>
</message>
<message>
<source>Find in this page (Ctrl+F)</source>
<translation>Auf dieser Seite suchen (Strg+F)</translation>
</message>
<message>
<source>Help text</source>
<translation>Hilfetext</translation>
</message>
<message>
<source>Sfumato help</source>
<translation>Sfumato-Hilfe</translation>
</message>
<message>
<source>not found</source>
<translation>nicht gefunden</translation>
</message>
</context>
<context>
<name>Histogram</name>
<message>
<source>Count</source>
<translation>Anzahl</translation>
</message>
<message>
<source>Distribution</source>
<translation>Verteilung</translation>
</message>
<message>
<source>From</source>
<translation>Von</translation>
</message>
<message>
<source>mean {value}</source>
<translation>Mittel {value}</translation>
</message>
</context>
<context>
<name>History</name>
<message>
<source>Click to look at a run again.</source>
<translation>Klicken, um einen Lauf wieder anzusehen.</translation>
</message>
<message>
<source>Compare pinned</source>
<translation>Angeheftete vergleichen</translation>
</message>
<message>
<source>Finished runs</source>
<translation>Fertige Läufe</translation>
</message>
<message>
<source>Keep the selected run for a comparison: pin two to see them together</source>
<translation>Den gewählten Lauf für einen Vergleich behalten: zwei anheften, um sie zusammen zu sehen</translation>
</message>
<message>
<source>Pin</source>
<translation>Anheften</translation>
</message>
<message>
<source>Runs</source>
<translation>Läufe</translation>
</message>
<message>
<source>Unpin</source>
<translation>Lösen</translation>
</message>
</context>
<context>
<name>Icicle</name>
<message>
<source>Depth</source>
<translation>Tiefe</translation>
</message>
<message>
<source>Name</source>
<translation>Name</translation>
</message>
<message>
<source>Rows</source>
<translation>Zeilen</translation>
</message>
<message>
<source>State</source>
<translation>Zustand</translation>
</message>
<message>
<source>{name}   {depth}   {size} rows   {state}</source>
<translation>{name}   {depth}   {size} Zeilen   {state}</translation>
</message>
</context>
<context>
<name>Itemsets</name>
<message>
<source>1 pattern</source>
<translation>1 Muster</translation>
</message>
<message>
<source>1 person</source>
<translation>1 Person</translation>
</message>
<message>
<source>Items</source>
<translation>Elemente</translation>
</message>
<message>
<source>Pattern</source>
<translation>Muster</translation>
</message>
<message>
<source>Patterns</source>
<translation>Muster</translation>
</message>
<message>
<source>People</source>
<translation>Personen</translation>
</message>
<message>
<source>Share %</source>
<translation>Anteil %</translation>
</message>
<message>
<source>What occurs together, most people first.</source>
<translation>Was zusammen vorkommt, meiste Personen zuerst.</translation>
</message>
<message>
<source>{n} patterns</source>
<translation>{n} Muster</translation>
</message>
<message>
<source>{n} people</source>
<translation>{n} Personen</translation>
</message>
</context>
<context>
<name>KDistance</name>
<message>
<source>Dense rows (%)</source>
<translation>Dichte Zeilen (%)</translation>
</message>
<message>
<source>Distance to the {k}th nearest row (ε)</source>
<translation>Abstand zur {k}-nächsten Zeile (ε)</translation>
</message>
<message>
<source>How close the rows lie appears here when a file is read.</source>
<translation>Wie nah die Zeilen liegen, erscheint hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>Radius ε</source>
<translation>Radius ε</translation>
</message>
<message>
<source>Rows</source>
<translation>Zeilen</translation>
</message>
<message>
<source>Share of rows whose k-th nearest row lies within a distance: these would be dense at this ε. Beyond the bend there is mostly noise. Drag the mark to set ε.</source>
<translation>Anteil der Zeilen, deren k-nächste Zeile innerhalb eines Abstands liegt: Sie wären bei diesem ε dicht. Hinter dem Knick ist es meist Rauschen. Ziehen Sie die Marke, um ε zu setzen.</translation>
</message>
<message>
<source>The rows are not here: ε cannot be suggested.</source>
<translation>Die Zeilen sind nicht hier: ε kann nicht vorgeschlagen werden.</translation>
</message>
<message>
<source>suggested ε = {eps}</source>
<translation>vorgeschlagenes ε = {eps}</translation>
</message>
<message>
<source>ε = {eps}</source>
<translation>ε = {eps}</translation>
</message>
</context>
<context>
<name>Leaving</name>
<message>
<source>changed</source>
<translation>geändert</translation>
</message>
<message>
<source>leaves as it is</source>
<translation>verlässt das Haus unverändert</translation>
</message>
<message>
<source>not released</source>
<translation>nicht freigegeben</translation>
</message>
</context>
<context>
<name>LeavingCard</name>
<message>
<source>First released rows</source>
<translation>Erste freigegebene Zeilen</translation>
</message>
<message>
<source>How</source>
<translation>Wie</translation>
</message>
<message>
<source>No part of the original leaves as it is.</source>
<translation>Kein Teil des Originals verlässt das Haus unverändert.</translation>
</message>
<message>
<source>One part of the original leaves as it is.</source>
<translation>Ein Teil des Originals verlässt das Haus unverändert.</translation>
</message>
<message>
<source>Part of the original</source>
<translation>Teil des Originals</translation>
</message>
<message>
<source>The first released rows ({file}), as they stand in the file:</source>
<translation>Die ersten freigegebenen Zeilen ({file}), wie sie in der Datei stehen:</translation>
</message>
<message>
<source>What becomes of every part of the original</source>
<translation>Was aus jedem Teil des Originals wird</translation>
</message>
<message>
<source>What becomes of it</source>
<translation>Was daraus wird</translation>
</message>
<message>
<source>What leaves</source>
<translation>Was das Haus verlässt</translation>
</message>
<message>
<source>{count} further parts are not listed here.</source>
<translation>{count} weitere Teile sind hier nicht aufgeführt.</translation>
</message>
<message>
<source>{parts} parts of the original leave as they are.</source>
<translation>{parts} Teile des Originals verlassen das Haus unverändert.</translation>
</message>
</context>
<context>
<name>LevelTree</name>
<message>
<source>How finely shapes are told apart: each box is a pattern at its level, as wide as its series. They stay at the level where fewer than P would share the next. Click a leaf to see its group.</source>
<translation>Wie fein Formen unterschieden werden: Jeder Kasten ist ein Muster auf seiner Stufe, so breit wie seine Reihen. Sie bleiben auf der Stufe, wo weniger als P die nächste teilen würden. Klicken Sie auf ein Blatt, um seine Gruppe zu sehen.</translation>
</message>
<message>
<source>Level (letters of the alphabet)</source>
<translation>Stufe (Buchstaben des Alphabets)</translation>
</message>
<message>
<source>Patterns by level</source>
<translation>Musterstufen</translation>
</message>
<message>
<source>Run a technique to see its patterns.</source>
<translation>Starten Sie ein Verfahren, um seine Muster zu sehen.</translation>
</message>
<message>
<source>Series</source>
<translation>Reihen</translation>
</message>
<message>
<source>left out</source>
<translation>ausgelassen</translation>
</message>
<message>
<source>published with its own pattern</source>
<translation>mit eigenem Muster veröffentlicht</translation>
</message>
<message>
<source>split further</source>
<translation>weiter geteilt</translation>
</message>
<message>
<source>took the pattern of others</source>
<translation>nahm das Muster anderer an</translation>
</message>
</context>
<context>
<name>Listing</name>
<message>
<source>Data as CSV…</source>
<translation>Daten als CSV …</translation>
</message>
<message>
<source>List</source>
<translation>Liste</translation>
</message>
<message>
<source>Not saved: {problem}</source>
<translation>Nicht gespeichert: {problem}</translation>
</message>
<message>
<source>Nothing to list yet.</source>
<translation>Noch nichts aufzulisten.</translation>
</message>
<message>
<source>Save</source>
<translation>Speichern</translation>
</message>
<message>
<source>Save the list</source>
<translation>Die Liste speichern</translation>
</message>
<message>
<source>{title}, not for publication</source>
<translation>{title}, nicht zur Veröffentlichung</translation>
</message>
</context>
<context>
<name>LoadPage</name>
<message>
<source>Click a header to say what a column is. These are the first rows of the file.</source>
<translation>Klicken Sie auf einen Spaltenkopf, um zu sagen, was die Spalte ist. Dies sind die ersten Zeilen der Datei.</translation>
</message>
<message>
<source>How the file is read</source>
<translation>Wie die Datei gelesen wird</translation>
</message>
<message>
<source>Is this read right?</source>
<translation>Ist das richtig gelesen?</translation>
</message>
<message>
<source>Open another file…</source>
<translation>Andere Datei öffnen …</translation>
</message>
<message>
<source>and {n} more of this kind</source>
<translation>und {n} weitere dieser Art</translation>
</message>
<message>
<source>{where}: {what}</source>
<translation>{where}: {what}</translation>
</message>
</context>
<context>
<name>LogPair</name>
<message>
<source>Other log</source>
<translation>Anderes Protokoll</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
</context>
<context>
<name>Lollipop</name>
<message>
<source>Node</source>
<translation>Knoten</translation>
</message>
<message>
<source>Rank, original</source>
<translation>Rang, Original</translation>
</message>
<message>
<source>Rank, synthetic</source>
<translation>Rang, synthetisch</translation>
</message>
<message>
<source>moved down</source>
<translation>abgestiegen</translation>
</message>
<message>
<source>moved up</source>
<translation>aufgestiegen</translation>
</message>
<message>
<source>original</source>
<translation>Original</translation>
</message>
<message>
<source>synthetic</source>
<translation>synthetisch</translation>
</message>
<message>
<source>{name}:  rank {before} → {after} ({moved:+d})</source>
<translation>{name}:  Rang {before} → {after} ({moved:+d})</translation>
</message>
</context>
<context>
<name>Losses</name>
<message>
<source>Run a technique to see what is lost.</source>
<translation>Starten Sie ein Verfahren, um zu sehen, was verloren geht.</translation>
</message>
</context>
<context>
<name>LostVariants</name>
<message>
<source>Cases of a variant</source>
<translation>Fälle einer Variante</translation>
</message>
<message>
<source>How rare the variants are appears here when a log is read.</source>
<translation>Wie selten die Varianten sind, erscheint hier, wenn ein Protokoll gelesen ist.</translation>
</message>
<message>
<source>Kept</source>
<translation>Behalten</translation>
</message>
<message>
<source>Lost</source>
<translation>Verloren</translation>
</message>
<message>
<source>Tells of the original: not for publication.</source>
<translation>Verrät etwas über das Original: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianten</translation>
</message>
<message>
<source>Variants by the number of their cases in the original: the rarer, the less likely they are released. What is kept at 1 shows a single case.</source>
<translation>Varianten nach der Zahl ihrer Fälle im Original: je seltener, desto unwahrscheinlicher werden sie freigegeben. Was bei 1 behalten ist, zeigt einen einzelnen Fall.</translation>
</message>
<message>
<source>Variants lost</source>
<translation>Verlorene Varianten</translation>
</message>
<message>
<source>{share} of the variants are lost</source>
<translation>{share} der Varianten gehen verloren</translation>
</message>
</context>
<context>
<name>MasterPage</name>
<message>
<source> Begin</source>
<translation> Beginnen</translation>
</message>
<message>
<source> Read answers and go on</source>
<translation> Antworten lesen und weitermachen</translation>
</message>
<message>
<source>Choose a folder</source>
<translation>Ordner wählen</translation>
</message>
<message>
<source>Columns that all sites have</source>
<translation>Spalten, die alle Standorte haben</translation>
</message>
<message>
<source>Correct the marked field</source>
<translation>Berichtigen Sie das markierte Feld</translation>
</message>
<message>
<source>Every site standardises by them, and sees on joining whether its own units fit.</source>
<translation>Jeder Standort standardisiert mit ihnen und sieht beim Beitritt, ob seine eigenen Einheiten passen.</translation>
</message>
<message>
<source>Folder of the run</source>
<translation>Ordner des Laufs</translation>
</message>
<message>
<source>Name the sites and the columns</source>
<translation>Nennen Sie die Standorte und die Spalten</translation>
</message>
<message>
<source>Patterns never conclude these with certainty.</source>
<translation>Muster schließen nie mit Gewissheit auf diese.</translation>
</message>
<message>
<source>Public bounds</source>
<translation>Öffentliche Grenzen</translation>
</message>
<message>
<source>Sensitive columns</source>
<translation>Sensible Spalten</translation>
</message>
<message>
<source>Sites (a name for each)</source>
<translation>Standorte (für jeden ein Name)</translation>
</message>
<message>
<source>Technique</source>
<translation>Verfahren</translation>
</message>
<message>
<source>age=0..120, income=0..1e6</source>
<translation>age=0..120, income=0..1e6</translation>
</message>
<message>
<source>north, hill, harbour</source>
<translation>nord, berg, hafen</translation>
</message>
<message>
<source>{carry}; put {back} into 'from' when it comes back</source>
<translation>{carry}; legen Sie {back} nach „from“, wenn sie zurückkommt</translation>
</message>
<message>
<source>{file}: carry to {site}</source>
<translation>{file}: zu {site} tragen</translation>
</message>
<message>
<source>{file}: carry to {site}, which joins by it</source>
<translation>{file}: zu {site} tragen; damit tritt der Standort bei</translation>
</message>
<message>
<source>{file}: the result</source>
<translation>{file}: das Ergebnis</translation>
</message>
</context>
<context>
<name>MatrixSide</name>
<message>
<source>Source</source>
<translation>Quelle</translation>
</message>
<message>
<source>Sources down, targets across, strongest first; colours on a square-root scale.</source>
<translation>Quellen senkrecht, Ziele waagrecht, stärkste zuerst; Farben auf einer Wurzelskala.</translation>
</message>
<message>
<source>Target</source>
<translation>Ziel</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Verrät etwas über die Originaldatei: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>The matrix appears here when a file is read.</source>
<translation>Die Matrix erscheint hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>The matrix is being drawn …</source>
<translation>Die Matrix wird gezeichnet …</translation>
</message>
<message>
<source>The strongest {shown} of {all} nodes.</source>
<translation>Die stärksten {shown} von {all} Knoten.</translation>
</message>
<message>
<source>There is no edge.</source>
<translation>Es gibt keine Kante.</translation>
</message>
</context>
<context>
<name>Membership</name>
<message>
<source>Attacker</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Coin</source>
<translation>Münzwurf</translation>
</message>
<message>
<source>Half of the rows are kept out and the method runs on the others: can the attacker tell from the release who was in? AUC 0.5, on the dashed line, is a coin; 1 is always right.</source>
<translation>Die Hälfte der Zeilen wird zurückgehalten, das Verfahren läuft auf den anderen: Kann der Angreifer aus der Freigabe sagen, wer dabei war? AUC 0,5, auf der gestrichelten Linie, ist ein Münzwurf; 1 ist immer richtig.</translation>
</message>
<message>
<source>Members found (%)</source>
<translation>Gefundene Mitglieder (%)</translation>
</message>
<message>
<source>Membership</source>
<translation>Mitgliedschaft</translation>
</message>
<message>
<source>Membership: AUC {auc}</source>
<translation>Mitgliedschaft: AUC {auc}</translation>
</message>
<message>
<source>No attack to play: half of the rows release nothing, or there are no numbers.</source>
<translation>Kein Angriff möglich: Die Hälfte der Zeilen gibt nichts frei, oder es gibt keine Zahlen.</translation>
</message>
<message>
<source>Run a technique to let the attacker try.</source>
<translation>Starten Sie ein Verfahren, um den Angreifer probieren zu lassen.</translation>
</message>
<message>
<source>Strangers called members (%)</source>
<translation>Fremde, die als Mitglieder gelten (%)</translation>
</message>
</context>
<context>
<name>Menus</name>
<message>
<source>&amp;About Sfumato</source>
<translation>Ü&amp;ber Sfumato</translation>
</message>
<message>
<source>&amp;Cancel</source>
<translation>&amp;Abbrechen</translation>
</message>
<message>
<source>&amp;Contents</source>
<translation>&amp;Inhalt</translation>
</message>
<message>
<source>&amp;Dark</source>
<translation>&amp;Dunkel</translation>
</message>
<message>
<source>&amp;Edit</source>
<translation>&amp;Bearbeiten</translation>
</message>
<message>
<source>&amp;File</source>
<translation>&amp;Datei</translation>
</message>
<message>
<source>&amp;Help</source>
<translation>&amp;Hilfe</translation>
</message>
<message>
<source>&amp;Help on this</source>
<translation>&amp;Hilfe hierzu</translation>
</message>
<message>
<source>&amp;High contrast</source>
<translation>Hoher &amp;Kontrast</translation>
</message>
<message>
<source>&amp;Inspect</source>
<translation>A&amp;nsehen</translation>
</message>
<message>
<source>&amp;Keyboard</source>
<translation>&amp;Tastatur</translation>
</message>
<message>
<source>&amp;Light</source>
<translation>&amp;Hell</translation>
</message>
<message>
<source>&amp;Load</source>
<translation>&amp;Laden</translation>
</message>
<message>
<source>&amp;Normal size</source>
<translation>&amp;Normale Größe</translation>
</message>
<message>
<source>&amp;Open…</source>
<translation>&amp;Öffnen …</translation>
</message>
<message>
<source>&amp;Quit</source>
<translation>&amp;Beenden</translation>
</message>
<message>
<source>&amp;Redo</source>
<translation>&amp;Wiederholen</translation>
</message>
<message>
<source>&amp;Run</source>
<translation>&amp;Starten</translation>
</message>
<message>
<source>&amp;Save recipe…</source>
<translation>Rezept &amp;speichern …</translation>
</message>
<message>
<source>&amp;System theme</source>
<translation>&amp;Systemdesign</translation>
</message>
<message>
<source>&amp;Undo</source>
<translation>&amp;Rückgängig</translation>
</message>
<message>
<source>&amp;View</source>
<translation>&amp;Ansicht</translation>
</message>
<message>
<source>&amp;Welcome</source>
<translation>&amp;Willkommen</translation>
</message>
<message>
<source>As the &amp;system</source>
<translation>Wie das &amp;System</translation>
</message>
<message>
<source>C&amp;onfigure</source>
<translation>&amp;Einstellen</translation>
</message>
<message>
<source>Export the &amp;ledger…</source>
<translation>Das &amp;Freigaberegister exportieren …</translation>
</message>
<message>
<source>Forget these</source>
<translation>Diese vergessen</translation>
</message>
<message>
<source>House &amp;policy…</source>
<translation>&amp;Hausregeln …</translation>
</message>
<message>
<source>L&amp;arger</source>
<translation>&amp;Größer</translation>
</message>
<message>
<source>Lan&amp;guage</source>
<translation>S&amp;prache</translation>
</message>
<message>
<source>No files yet</source>
<translation>Noch keine Dateien</translation>
</message>
<message>
<source>Open &amp;recent</source>
<translation>&amp;Zuletzt geöffnet</translation>
</message>
<message>
<source>Open r&amp;ecipe…</source>
<translation>&amp;Rezept öffnen …</translation>
</message>
<message>
<source>R&amp;elease</source>
<translation>&amp;Freigeben</translation>
</message>
<message>
<source>S&amp;maller</source>
<translation>K&amp;leiner</translation>
</message>
<message>
<source>{file}  ({kind})</source>
<translation>{file}  ({kind})</translation>
</message>
</context>
<context>
<name>MessageBar</name>
<message>
<source>Close this message</source>
<translation>Diese Meldung schließen</translation>
</message>
<message>
<source>Copy</source>
<translation>Kopieren</translation>
</message>
<message>
<source>Details</source>
<translation>Einzelheiten</translation>
</message>
<message>
<source>Hide details</source>
<translation>Einzelheiten verbergen</translation>
</message>
<message>
<source>Show details</source>
<translation>Einzelheiten zeigen</translation>
</message>
</context>
<context>
<name>MetricCard</name>
<message>
<source>other run: {value}</source>
<translation>anderer Lauf: {value}</translation>
</message>
<message>
<source>other run: {value}, difference {apart}</source>
<translation>anderer Lauf: {value}, Unterschied {apart}</translation>
</message>
</context>
<context>
<name>MetricCards</name>
<message>
<source>Figures appear here after a run.</source>
<translation>Kennzahlen erscheinen hier nach einem Lauf.</translation>
</message>
<message>
<source>More</source>
<translation>Mehr</translation>
</message>
<message>
<source>More figures ({heading})</source>
<translation>Weitere Kennzahlen ({heading})</translation>
</message>
<message>
<source>Risk</source>
<translation>Risiko</translation>
</message>
<message>
<source>Utility</source>
<translation>Nutzen</translation>
</message>
</context>
<context>
<name>NetworkPlot</name>
<message>
<source>(people: {n})</source>
<translation>(Personen: {n})</translation>
</message>
<message>
<source>Both</source>
<translation>Beide</translation>
</message>
<message>
<source>Both on the same places, one weight scale. Click or search a node to see its edges, drag it to move it, wheel to zoom, Space for before and after.</source>
<translation>Beide an denselben Stellen, ein Gewichtsmaßstab. Klicken oder suchen Sie einen Knoten, um seine Kanten zu sehen, ziehen Sie ihn, um ihn zu verschieben; Mausrad vergrößert, Leertaste für vorher und nachher.</translation>
</message>
<message>
<source>Crowded? The matrix shows every edge without crossings.</source>
<translation>Zu dicht? Die Matrix zeigt jede Kante ohne Kreuzungen.</translation>
</message>
<message>
<source>Difference</source>
<translation>Unterschied</translation>
</message>
<message>
<source>Difference: synthetic − original</source>
<translation>Unterschied: synthetisch − Original</translation>
</message>
<message>
<source>Find a node</source>
<translation>Knoten suchen</translation>
</message>
<message>
<source>Layer</source>
<translation>Ebene</translation>
</message>
<message>
<source>Leave out edges lighter than this, on both sides</source>
<translation>Leichtere Kanten auf beiden Seiten auslassen</translation>
</message>
<message>
<source>Network</source>
<translation>Netz</translation>
</message>
<message>
<source>No node is called {text}.</source>
<translation>Kein Knoten heißt {text}.</translation>
</message>
<message>
<source>Only the strongest {shown} of {all} edges are drawn.</source>
<translation>Nur die stärksten {shown} von {all} Kanten sind gezeichnet.</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Original and synthetic beside each other (Space)</source>
<translation>Original und synthetisch nebeneinander (Leertaste)</translation>
</message>
<message>
<source>Smallest weight that is drawn</source>
<translation>Kleinstes Gewicht, das gezeichnet wird</translation>
</message>
<message>
<source>Source</source>
<translation>Quelle</translation>
</message>
<message>
<source>Synthetic</source>
<translation>Synthetisch</translation>
</message>
<message>
<source>Target</source>
<translation>Ziel</translation>
</message>
<message>
<source>The file before anonymizing.</source>
<translation>Die Datei vor dem Anonymisieren.</translation>
</message>
<message>
<source>The file before anonymizing. Open arrow heads rest on one person.</source>
<translation>Die Datei vor dem Anonymisieren. Offene Pfeilspitzen beruhen auf einer Person.</translation>
</message>
<message>
<source>The network appears here when a file is read.</source>
<translation>Das Netz erscheint hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>The network is being drawn …</source>
<translation>Das Netz wird gezeichnet …</translation>
</message>
<message>
<source>The original alone (Space)</source>
<translation>Nur das Original (Leertaste)</translation>
</message>
<message>
<source>The strongest {shown} of {all} nodes.</source>
<translation>Die stärksten {shown} von {all} Knoten.</translation>
</message>
<message>
<source>There is no edge to draw.</source>
<translation>Es gibt keine Kante zu zeichnen.</translation>
</message>
<message>
<source>Weight ≥ {least}</source>
<translation>Gewicht ≥ {least}</translation>
</message>
<message>
<source>Weights or places come from the original file: not for publication.</source>
<translation>Gewichte oder Positionen stammen aus der Originaldatei: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>What became lighter and what heavier</source>
<translation>Was leichter und was schwerer wurde</translation>
</message>
<message>
<source>What would be published (Space)</source>
<translation>Was veröffentlicht würde (Leertaste)</translation>
</message>
<message>
<source>edge, as wide as its weight</source>
<translation>Kante, so breit wie ihr Gewicht</translation>
</message>
<message>
<source>heavier</source>
<translation>schwerer</translation>
</message>
<message>
<source>lighter (dashed)</source>
<translation>leichter (gestrichelt)</translation>
</message>
<message>
<source>negative</source>
<translation>negativ</translation>
</message>
<message>
<source>original {weight}</source>
<translation>Original {weight}</translation>
</message>
<message>
<source>out</source>
<translation>aus</translation>
</message>
<message>
<source>positive</source>
<translation>positiv</translation>
</message>
<message>
<source>rests on one person (open head)</source>
<translation>beruht auf einer Person (offene Spitze)</translation>
</message>
<message>
<source>several people</source>
<translation>mehrere Personen</translation>
</message>
<message>
<source>synthetic {weight}</source>
<translation>synthetisch {weight}</translation>
</message>
<message>
<source>{node} is too weak to be drawn here.</source>
<translation>{node} ist zu schwach, um hier gezeichnet zu werden.</translation>
</message>
<message>
<source>{node}:  {words},  1 edge</source>
<translation>{node}:  {words},  1 Kante</translation>
</message>
<message>
<source>{node}:  {words},  {edges} edges</source>
<translation>{node}:  {words},  {edges} Kanten</translation>
</message>
</context>
<context>
<name>Noise</name>
<message>
<source>Change of a weight</source>
<translation>Änderung eines Gewichts</translation>
</message>
<message>
<source>Edges</source>
<translation>Kanten</translation>
</message>
<message>
<source>Noise</source>
<translation>Rauschen</translation>
</message>
<message>
<source>Noise of one release: whoever has it can undo it. Not for publication.</source>
<translation>Rauschen einer Freigabe: Wer es hat, kann es rückgängig machen. Nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>The noise appears here after a run.</source>
<translation>Das Rauschen erscheint hier nach einem Lauf.</translation>
</message>
<message>
<source>The noise is being counted …</source>
<translation>Das Rauschen wird gezählt …</translation>
</message>
<message>
<source>What was added to the weights. Seen here only, never released: who knew it could take it away.</source>
<translation>Was zu den Gewichten hinzukam. Nur hier zu sehen, nie freigegeben: Wer es wüsste, könnte es abziehen.</translation>
</message>
<message>
<source>change that was left</source>
<translation>übrig gebliebene Änderung</translation>
</message>
<message>
<source>factor and noise on edges of one person</source>
<translation>Faktor und Rauschen auf Kanten einer Person</translation>
</message>
<message>
<source>noise on all edges</source>
<translation>Rauschen auf allen Kanten</translation>
</message>
</context>
<context>
<name>NoiseLink</name>
<message>
<source>Noise and privacy level</source>
<translation>Rauschen und Schutzniveau</translation>
</message>
<message>
<source>and {count} more columns</source>
<translation>und {count} weitere Spalten</translation>
</message>
<message>
<source>comes to {value}</source>
<translation>ergibt {value}</translation>
</message>
<message>
<source>differs by column, see below</source>
<translation>je Spalte verschieden, siehe unten</translation>
</message>
<message>
<source>{column}: {strength} → original within a width of {level}, {share} of the range</source>
<translation>{column}: {strength} → Original in einer Breite von {level}, {share} des Wertebereichs</translation>
</message>
</context>
<context>
<name>NumberEditor</name>
<message>
<source>auto: {meaning}</source>
<translation>auto: {meaning}</translation>
</message>
</context>
<context>
<name>OriginalMatrix</name>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>weight</source>
<translation>Gewicht</translation>
</message>
</context>
<context>
<name>OverK</name>
<message>
<source>How many clusters fit appears here when a file is read.</source>
<translation>Wie viele Cluster passen, erscheint hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>The rows are not here: nothing to suggest from.</source>
<translation>Die Zeilen sind nicht hier: kein Vorschlag möglich.</translation>
</message>
</context>
<context>
<name>OverviewPlot</name>
<message>
<source>Envelopes seen</source>
<translation>Gesehene Hüllkurven</translation>
</message>
<message>
<source>Median</source>
<translation>Median</translation>
</message>
<message>
<source>Rows</source>
<translation>Zeilen</translation>
</message>
<message>
<source>Rows grouped</source>
<translation>Gruppierte Zeilen</translation>
</message>
<message>
<source>Time point</source>
<translation>Zeitpunkt</translation>
</message>
<message>
<source>some of them</source>
<translation>einige davon</translation>
</message>
<message>
<source>{low}–{high} %</source>
<translation>{low}–{high} %</translation>
</message>
<message>
<source>{rows} of {total} series grouped</source>
<translation>{rows} von {total} Reihen gruppiert</translation>
</message>
<message>
<source>{rows} series of {points} points</source>
<translation>{rows} Reihen mit {points} Punkten</translation>
</message>
<message>
<source>{time}: median {median}, half of the series {low} to {high}</source>
<translation>{time}: Median {median}, die Hälfte der Reihen {low} bis {high}</translation>
</message>
</context>
<context>
<name>PairList</name>
<message>
<source>1 pair</source>
<translation>1 Paar</translation>
</message>
<message>
<source>Column</source>
<translation>Spalte</translation>
</message>
<message>
<source>Correlation in the original; stays here</source>
<translation>Korrelation im Original; bleibt hier</translation>
</message>
<message>
<source>Enter or double click shows the pair as a scatter plot.</source>
<translation>Eingabe oder Doppelklick zeigt das Paar als Streudiagramm.</translation>
</message>
<message>
<source>Moved</source>
<translation>Verschoben</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Pairs of columns</source>
<translation>Spaltenpaare</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Size of the difference</source>
<translation>Größe des Unterschieds</translation>
</message>
<message>
<source>With</source>
<translation>Mit</translation>
</message>
<message>
<source>{n} pairs</source>
<translation>{n} Paare</translation>
</message>
</context>
<context>
<name>PanelTabs</name>
<message>
<source>Plots</source>
<translation>Grafiken</translation>
</message>
</context>
<context>
<name>ParameterHelp</name>
<message>
<source>Choosing</source>
<translation>Auswahlhilfe</translation>
</message>
<message>
<source>Curves that help to choose ε, k or the local radius.</source>
<translation>Kurven, die bei der Wahl von ε, k oder des lokalen Radius helfen.</translation>
</message>
<message>
<source>Frequent patterns need no help with choosing.</source>
<translation>Häufige Muster brauchen keine Auswahlhilfe.</translation>
</message>
<message>
<source>The rows are being looked at.</source>
<translation>Die Zeilen werden angesehen.</translation>
</message>
</context>
<context>
<name>PathField</name>
<message>
<source>Choose {what}</source>
<translation>{what} wählen</translation>
</message>
<message>
<source>Choose…</source>
<translation>Wählen …</translation>
</message>
</context>
<context>
<name>PatternList</name>
<message>
<source>Run Frequent patterns to see them.</source>
<translation>Starten Sie Häufige Muster, um sie zu sehen.</translation>
</message>
</context>
<context>
<name>PatternLosses</name>
<message>
<source>How far published shapes are from the true ones, series by series: 0 the same, 1 no shape in common, 2 the opposite. A peak at 1 are series published at level 1, which tells nothing.</source>
<translation>Wie weit veröffentlichte Formen von den wahren entfernt sind, Reihe für Reihe: 0 gleich, 1 keine gemeinsame Form, 2 das Gegenteil. Eine Spitze bei 1 sind Reihen auf Stufe 1, die nichts aussagt.</translation>
</message>
<message>
<source>Pattern loss</source>
<translation>Musterverlust</translation>
</message>
<message>
<source>Pattern loss (1 − correlation)</source>
<translation>Musterverlust (1 − Korrelation)</translation>
</message>
<message>
<source>Series</source>
<translation>Reihen</translation>
</message>
</context>
<context>
<name>PolicyDialog</name>
<message>
<source>Export the policy</source>
<translation>Die Regeln exportieren</translation>
</message>
<message>
<source>Export…</source>
<translation>Exportieren …</translation>
</message>
<message>
<source>House policy</source>
<translation>Hausregeln</translation>
</message>
<message>
<source>Import a policy</source>
<translation>Regeln importieren</translation>
</message>
<message>
<source>Import…</source>
<translation>Importieren …</translation>
</message>
<message>
<source>Kept in {file}; a house can put its own file there.</source>
<translation>Liegt in {file}; ein Haus kann dort seine eigene Datei ablegen.</translation>
</message>
<message>
<source>Locked by the house: these limits stand in {file} and cannot be changed here.</source>
<translation>Vom Haus gesperrt: Diese Grenzen stehen in {file} und können hier nicht geändert werden.</translation>
</message>
<message>
<source>The release gate judges by these limits. Beyond them a reason is needed; beyond those under More nothing is released.</source>
<translation>Die Freigabeprüfung urteilt nach diesen Grenzen. Jenseits davon ist eine Begründung nötig; jenseits derer unter Mehr wird nichts freigegeben.</translation>
</message>
<message>
<source>{path} could not be written: {why}</source>
<translation>{path} konnte nicht geschrieben werden: {why}</translation>
</message>
</context>
<context>
<name>PreviewTable</name>
<message>
<source>Click a header (or press R) to say what the column is</source>
<translation>Klicken Sie auf einen Spaltenkopf (oder drücken Sie R), um zu sagen, was die Spalte ist</translation>
</message>
<message>
<source>First rows of the file</source>
<translation>Erste Zeilen der Datei</translation>
</message>
<message>
<source>No role</source>
<translation>Keine Rolle</translation>
</message>
</context>
<context>
<name>PrivacyLevels</name>
<message>
<source>Attackers on the noise</source>
<translation>Angreifer auf das Rauschen</translation>
</message>
<message>
<source>Distribution known</source>
<translation>Verteilung bekannt</translation>
</message>
<message>
<source>How much of the claimed privacy level is left when the attacker knows the distribution of the column, or filters the noise out of correlated columns. Click a column to see it.</source>
<translation>Wie viel vom behaupteten Schutzniveau bleibt, wenn der Angreifer die Verteilung der Spalte kennt oder das Rauschen aus korrelierten Spalten herausfiltert. Klicken Sie auf eine Spalte, um sie zu sehen.</translation>
</message>
<message>
<source>Level left (%)</source>
<translation>Verbleibendes Niveau (%)</translation>
</message>
<message>
<source>No column ended with noise: there is none to take away.</source>
<translation>Keine Spalte trägt am Ende Rauschen: Es gibt keines wegzunehmen.</translation>
</message>
<message>
<source>Noise filtered out</source>
<translation>Rauschen herausgefiltert</translation>
</message>
<message>
<source>Of the claimed level at least {left} % is left</source>
<translation>Vom behaupteten Niveau bleiben mindestens {left} %</translation>
</message>
<message>
<source>Run a technique to let three attackers try.</source>
<translation>Starten Sie ein Verfahren, um drei Angreifer probieren zu lassen.</translation>
</message>
</context>
<context>
<name>Process</name>
<message>
<source>  Arrows </source>
<translation>  Pfeile </translation>
</message>
<message>
<source>After</source>
<translation>Nachher</translation>
</message>
<message>
<source>Arrows shown</source>
<translation>Gezeigte Pfeile</translation>
</message>
<message>
<source>Difference</source>
<translation>Unterschied</translation>
</message>
<message>
<source>Drawing the process …</source>
<translation>Der Prozess wird gezeichnet …</translation>
</message>
<message>
<source>From</source>
<translation>Von</translation>
</message>
<message>
<source>How many arrows are shown, the most frequent first</source>
<translation>Wie viele Pfeile gezeigt werden, die häufigsten zuerst</translation>
</message>
<message>
<source>Open a log to see its process.</source>
<translation>Öffnen Sie ein Protokoll, um seinen Prozess zu sehen.</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Per case, change</source>
<translation>Pro Fall, Änderung</translation>
</message>
<message>
<source>Process</source>
<translation>Prozess</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Release − original, per 100 cases</source>
<translation>Freigabe − Original, pro 100 Fälle</translation>
</message>
<message>
<source>Shows the process of the original: not for publication.</source>
<translation>Zeigt den Prozess des Originals: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>Space goes to the next</source>
<translation>Leertaste geht zum nächsten</translation>
</message>
<message>
<source>What directly follows what. Arrows are as wide as they are frequent per case; in the difference solid orange (+) happens more often than in the original, dashed blue (−) less often.</source>
<translation>Was direkt auf was folgt. Pfeile sind so breit, wie sie pro Fall häufig sind; im Unterschied kommt durchgezogenes Orange (+) häufiger vor als im Original, gestricheltes Blau (−) seltener.</translation>
</message>
<message>
<source>after {after} times ({share} per case)</source>
<translation>nachher {after}-mal ({share} pro Fall)</translation>
</message>
<message>
<source>{a} → {b}: original {before} times ({share} per case)</source>
<translation>{a} → {b}: Original {before}-mal ({share} pro Fall)</translation>
</message>
<message>
<source>{change} per case</source>
<translation>{change} pro Fall</translation>
</message>
<message>
<source>{name} − original, per 100 cases</source>
<translation>{name} − Original, pro 100 Fälle</translation>
</message>
<message>
<source>{name}: {counts} events</source>
<translation>{name}: {counts} Ereignisse</translation>
</message>
<message>
<source>{what} ({count} rarer arrows not shown)</source>
<translation>{what} ({count} seltenere Pfeile nicht gezeigt)</translation>
</message>
</context>
<context>
<name>ProgressStrip</name>
<message>
<source>Cancel</source>
<translation>Abbrechen</translation>
</message>
<message>
<source>Progress</source>
<translation>Fortschritt</translation>
</message>
<message>
<source>Status</source>
<translation>Status</translation>
</message>
<message>
<source>Stop and leave everything as before (Esc)</source>
<translation>Anhalten und alles lassen, wie es war (Esc)</translation>
</message>
<message>
<source>Stopping…</source>
<translation>Wird angehalten …</translation>
</message>
<message>
<source>about a second left</source>
<translation>noch etwa eine Sekunde</translation>
</message>
<message>
<source>{n} min left</source>
<translation>noch {n} min</translation>
</message>
<message>
<source>{n} s left</source>
<translation>noch {n} s</translation>
</message>
<message>
<source>{phase}: {message}</source>
<translation>{phase}: {message}</translation>
</message>
<message>
<source>{share} %</source>
<translation>{share} %</translation>
</message>
</context>
<context>
<name>PromiseCard</name>
<message>
<source>Not protected</source>
<translation>Nicht geschützt</translation>
</message>
<message>
<source>per {unit}</source>
<translation>pro {unit}</translation>
</message>
</context>
<context>
<name>Queries</name>
<message>
<source>Counting questions (how many series lie between … at …?) answered from the release: how wrong the answers are, by the share of series a question selects. Lines reach up to nine of ten answers.</source>
<translation>Zählfragen (wie viele Reihen liegen zwischen … bei …?), aus der Freigabe beantwortet: wie falsch die Antworten sind, nach dem Anteil der Reihen, den eine Frage auswählt. Linien reichen bis zu neun von zehn Antworten.</translation>
</message>
<message>
<source>Mean error</source>
<translation>Mittlerer Fehler</translation>
</message>
<message>
<source>Median error</source>
<translation>Medianfehler</translation>
</message>
<message>
<source>Range queries</source>
<translation>Abfragen</translation>
</message>
<message>
<source>Relative error (%)</source>
<translation>Relativer Fehler (%)</translation>
</message>
<message>
<source>Run a technique to see how well counts can be answered.</source>
<translation>Starten Sie ein Verfahren, um zu sehen, wie gut sich Anzahlen beantworten lassen.</translation>
</message>
<message>
<source>Share of series selected (%)</source>
<translation>Anteil der ausgewählten Reihen (%)</translation>
</message>
</context>
<context>
<name>Ranks</name>
<message>
<source>Betweenness</source>
<translation>Betweenness</translation>
</message>
<message>
<source>Closeness</source>
<translation>Nähe</translation>
</message>
<message>
<source>Eigenvector</source>
<translation>Eigenvektor</translation>
</message>
<message>
<source>PageRank</source>
<translation>PageRank</translation>
</message>
<message>
<source>Rank (1 is the most central)</source>
<translation>Rang (1 ist am zentralsten)</translation>
</message>
<message>
<source>Ranked by</source>
<translation>Geordnet nach</translation>
</message>
<message>
<source>Ranks</source>
<translation>Ränge</translation>
</message>
<message>
<source>Strength</source>
<translation>Stärke</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Verrät etwas über die Originaldatei: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>The most central nodes of the original and their rank in the release. The shorter the sticks, the better the story is kept. Click a node to see it in the network.</source>
<translation>Die zentralsten Knoten des Originals und ihr Rang in der Freigabe. Je kürzer die Stäbe, desto besser bleibt die Aussage erhalten. Klicken Sie auf einen Knoten, um ihn im Netz zu sehen.</translation>
</message>
<message>
<source>The nodes are being ranked …</source>
<translation>Die Knoten werden geordnet …</translation>
</message>
<message>
<source>There is no edge.</source>
<translation>Es gibt keine Kante.</translation>
</message>
<message>
<source>Whether the ranking holds appears here after a run.</source>
<translation>Ob die Rangfolge hält, erscheint hier nach einem Lauf.</translation>
</message>
</context>
<context>
<name>RecodeFigures</name>
<message>
<source>1 edge</source>
<translation>1 Kante</translation>
</message>
<message>
<source>1 self-loop that merging made is dropped.</source>
<translation>1 Schleife, die durch das Zusammenfassen entstand, fällt weg.</translation>
</message>
<message>
<source>1 statement is dropped with its label.</source>
<translation>1 Angabe fällt mit ihrer Bezeichnung weg.</translation>
</message>
<message>
<source>Edges of one person</source>
<translation>Kanten einer Person</translation>
</message>
<message>
<source>Labels without a category</source>
<translation>Bezeichnungen ohne Kategorie</translation>
</message>
<message>
<source>Nodes</source>
<translation>Knoten</translation>
</message>
<message>
<source>Nodes of one person</source>
<translation>Knoten einer Person</translation>
</message>
<message>
<source>{edges} ({all} before).</source>
<translation>{edges} ({all} vorher).</translation>
</message>
<message>
<source>{n} edges</source>
<translation>{n} Kanten</translation>
</message>
<message>
<source>{n} self-loops that merging made are dropped.</source>
<translation>{n} Schleifen, die durch das Zusammenfassen entstanden, fallen weg.</translation>
</message>
<message>
<source>{n} statements are dropped with their labels.</source>
<translation>{n} Angaben fallen mit ihren Bezeichnungen weg.</translation>
</message>
<message>
<source>{share} % of the edges rest on one person.</source>
<translation>{share} % der Kanten beruhen auf einer Person.</translation>
</message>
</context>
<context>
<name>RecodeModel</name>
<message>
<source>As it stands in the file</source>
<translation>Wie es in der Datei steht</translation>
</message>
<message>
<source>Category</source>
<translation>Kategorie</translation>
</message>
<message>
<source>How many people name it</source>
<translation>Wie viele Personen es nennen</translation>
</message>
<message>
<source>How many statements name it</source>
<translation>Wie viele Angaben es nennen</translation>
</message>
<message>
<source>Mentions</source>
<translation>Nennungen</translation>
</message>
<message>
<source>People</source>
<translation>Personen</translation>
</message>
<message>
<source>Raw label</source>
<translation>Rohbezeichnung</translation>
</message>
<message>
<source>Type here; known categories are offered</source>
<translation>Hier eingeben; bekannte Kategorien werden angeboten</translation>
</message>
</context>
<context>
<name>RecodeScreen</name>
<message>
<source>1 label</source>
<translation>1 Bezeichnung</translation>
</message>
<message>
<source>1 label got a category from the table.</source>
<translation>1 Bezeichnung erhielt eine Kategorie aus der Tabelle.</translation>
</message>
<message>
<source>Category</source>
<translation>Kategorie</translation>
</message>
<message>
<source>Category for the selected labels</source>
<translation>Kategorie für die gewählten Bezeichnungen</translation>
</message>
<message>
<source>Find labels</source>
<translation>Bezeichnungen suchen</translation>
</message>
<message>
<source>Find labels (? for those without)</source>
<translation>Bezeichnungen suchen (? für die ohne)</translation>
</message>
<message>
<source>Give to selected</source>
<translation>Den gewählten geben</translation>
</message>
<message>
<source>Labels without a category</source>
<translation>Bezeichnungen ohne Kategorie</translation>
</message>
<message>
<source>Labels without a category:</source>
<translation>Ohne Kategorie:</translation>
</message>
<message>
<source>Load a recode table</source>
<translation>Eine Umkodiertabelle laden</translation>
</message>
<message>
<source>Load table…</source>
<translation>Tabelle laden …</translation>
</message>
<message>
<source>Merging labels into categories is the strongest protection there is: fewer edges rest on one person. Type a category into the list, or select several labels and give them one.</source>
<translation>Bezeichnungen zu Kategorien zusammenzufassen ist der stärkste Schutz, den es gibt: Weniger Kanten beruhen auf einer Person. Geben Sie eine Kategorie in die Liste ein, oder wählen Sie mehrere Bezeichnungen und geben ihnen eine.</translation>
</message>
<message>
<source>Not applied yet.</source>
<translation>Noch nicht angewendet.</translation>
</message>
<message>
<source>Not saved: {problem}</source>
<translation>Nicht gespeichert: {problem}</translation>
</message>
<message>
<source>Raw label</source>
<translation>Rohbezeichnung</translation>
</message>
<message>
<source>Recode</source>
<translation>Umkodieren</translation>
</message>
<message>
<source>Redo</source>
<translation>Wiederholen</translation>
</message>
<message>
<source>Save and apply…</source>
<translation>Speichern und anwenden …</translation>
</message>
<message>
<source>Save the categories</source>
<translation>Die Kategorien speichern</translation>
</message>
<message>
<source>Select labels in the list first (Ctrl or Shift for several).</source>
<translation>Wählen Sie zuerst Bezeichnungen in der Liste (Strg oder Umschalt für mehrere).</translation>
</message>
<message>
<source>Tables (*.csv *.tsv *.txt *.xlsx *.ods *.parquet)</source>
<translation>Tabellen (*.csv *.tsv *.txt *.xlsx *.ods *.parquet)</translation>
</message>
<message>
<source>Undo</source>
<translation>Rückgängig</translation>
</message>
<message>
<source>categories from {name}</source>
<translation>Kategorien aus {name}</translation>
</message>
<message>
<source>labels without a category</source>
<translation>Bezeichnungen ohne Kategorie</translation>
</message>
<message>
<source>{labels} to {category}</source>
<translation>{labels} zu {category}</translation>
</message>
<message>
<source>{n} labels</source>
<translation>{n} Bezeichnungen</translation>
</message>
<message>
<source>{n} labels got a category from the table.</source>
<translation>{n} Bezeichnungen erhielten eine Kategorie aus der Tabelle.</translation>
</message>
</context>
<context>
<name>RecodeTable</name>
<message>
<source>Raw labels and their categories</source>
<translation>Rohbezeichnungen und ihre Kategorien</translation>
</message>
</context>
<context>
<name>ReconstructionError</name>
<message>
<source>Error by iteration</source>
<translation>Fehler je Schritt</translation>
</message>
<message>
<source>Iteration</source>
<translation>Schritt</translation>
</message>
<message>
<source>L1 error</source>
<translation>L1-Fehler</translation>
</message>
<message>
<source>Reconstructed</source>
<translation>Rekonstruiert</translation>
</message>
<message>
<source>Shows figures of the original file: not for publication.</source>
<translation>Zeigt Werte der Originaldatei: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>Sum of the absolute differences from the original, 0 to 2; only you can see it. Drag the mark.</source>
<translation>Summe der absoluten Abweichungen vom Original, 0 bis 2; nur Sie können sie sehen. Ziehen Sie die Marke.</translation>
</message>
<message>
<source>iteration {number}</source>
<translation>Schritt {number}</translation>
</message>
<message>
<source>release as it is: {error}</source>
<translation>Freigabe, wie sie ist: {error}</translation>
</message>
</context>
<context>
<name>ReconstructionPlot</name>
<message>
<source>500 iterations</source>
<translation>500 Schritte</translation>
</message>
<message>
<source>Anyone can estimate the distribution of the originals from the released values and the law of the noise. Move the slider through the iterations: going on too long fits the noise.</source>
<translation>Jeder kann die Verteilung der Originale aus den freigegebenen Werten und dem Gesetz des Rauschens schätzen. Schieben Sie den Regler durch die Schritte: Zu lange weiterzumachen passt sich dem Rauschen an.</translation>
</message>
<message>
<source>Column</source>
<translation>Spalte</translation>
</message>
<message>
<source>Iteration</source>
<translation>Schritt</translation>
</message>
<message>
<source>No column of this run ended with noise: there is nothing to reconstruct.</source>
<translation>Keine Spalte dieses Laufs trägt am Ende Rauschen: Es gibt nichts zu rekonstruieren.</translation>
</message>
<message>
<source>Original (stays here)</source>
<translation>Original (bleibt hier)</translation>
</message>
<message>
<source>Reconstructed</source>
<translation>Rekonstruiert</translation>
</message>
<message>
<source>Reconstruction</source>
<translation>Rekonstruktion</translation>
</message>
<message>
<source>Released</source>
<translation>Freigegeben</translation>
</message>
<message>
<source>Run a step that adds noise: here its distribution is reconstructed.</source>
<translation>Führen Sie einen Schritt aus, der Rauschen hinzufügt: Hier wird seine Verteilung rekonstruiert.</translation>
</message>
<message>
<source>Share of the rows</source>
<translation>Anteil der Zeilen</translation>
</message>
<message>
<source>Stopping rule</source>
<translation>Abbruchregel</translation>
</message>
<message>
<source>iteration {number}</source>
<translation>Schritt {number}</translation>
</message>
<message>
<source>stop as chosen</source>
<translation>Abbruch wie gewählt</translation>
</message>
<message>
<source>stop by L1</source>
<translation>Abbruch nach L1</translation>
</message>
<message>
<source>stop by χ²</source>
<translation>Abbruch nach χ²</translation>
</message>
<message>
<source>{column}: {error} away from the original (the release: {released})</source>
<translation>{column}: {error} vom Original entfernt (die Freigabe: {released})</translation>
</message>
<message>
<source>{number} of {last}</source>
<translation>{number} von {last}</translation>
</message>
</context>
<context>
<name>RecordLinkage</name>
<message>
<source>An attacker with a file of originals ({columns}) takes the nearest one. Where the two curves coincide, the nearest original is the row's own.</source>
<translation>Ein Angreifer mit einer Datei der Originale ({columns}) nimmt das nächstliegende. Wo die beiden Kurven zusammenfallen, ist das nächstliegende Original das der Zeile selbst.</translation>
</message>
<message>
<source>Distance (standard deviations)</source>
<translation>Abstand (Standardabweichungen)</translation>
</message>
<message>
<source>Measured on {rows} sampled rows.</source>
<translation>Gemessen an {rows} zufälligen Zeilen.</translation>
</message>
<message>
<source>No column that an attacker could link by.</source>
<translation>Keine Spalte, über die ein Angreifer verknüpfen könnte.</translation>
</message>
<message>
<source>Record linkage</source>
<translation>Datensatzverknüpfung</translation>
</message>
<message>
<source>Released rows</source>
<translation>Freigegebene Zeilen</translation>
</message>
<message>
<source>To its own original</source>
<translation>Zum eigenen Original</translation>
</message>
<message>
<source>To the nearest original</source>
<translation>Zum nächstliegenden Original</translation>
</message>
<message>
<source>{share} of the released rows find their own original</source>
<translation>{share} der freigegebenen Zeilen finden ihr eigenes Original</translation>
</message>
</context>
<context>
<name>ReleaseCard</name>
<message>
<source>Choose a folder</source>
<translation>Ordner wählen</translation>
</message>
<message>
<source>Folder of the release</source>
<translation>Ordner der Freigabe</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Released and verified: {files} in {folder}/release.</source>
<translation>Freigegeben und geprüft: {files} in {folder}/release.</translation>
</message>
<message>
<source>What the sites sent is finished. release/ may leave the house, audit/ stays here.</source>
<translation>Was die Standorte sendeten, ist fertig. release/ darf das Haus verlassen, audit/ bleibt hier.</translation>
</message>
<message>
<source>Writing, then verifying in a process of its own…</source>
<translation>Wird geschrieben, dann in einem eigenen Prozess geprüft …</translation>
</message>
</context>
<context>
<name>ReleaseController</name>
<message>
<source>Cancelled too late: the release was written to {folder}</source>
<translation>Zu spät abgebrochen: Die Freigabe wurde in {folder} geschrieben</translation>
</message>
<message>
<source>Cancelled: nothing was written.</source>
<translation>Abgebrochen: Nichts wurde geschrieben.</translation>
</message>
<message>
<source>Checking the gate</source>
<translation>Freigabeprüfung</translation>
</message>
<message>
<source>No program shows web pages here; the report lies in {path} until you quit.</source>
<translation>Kein Programm zeigt hier Webseiten; der Bericht liegt bis zum Beenden in {path}.</translation>
</message>
<message>
<source>Released to {folder}</source>
<translation>Freigegeben nach {folder}</translation>
</message>
<message>
<source>Releasing</source>
<translation>Freigeben</translation>
</message>
<message>
<source>Writing the report</source>
<translation>Der Bericht wird geschrieben</translation>
</message>
</context>
<context>
<name>ReleasePage</name>
<message>
<source>Choose a folder</source>
<translation>Ordner wählen</translation>
</message>
<message>
<source>Choose…</source>
<translation>Wählen …</translation>
</message>
<message>
<source>Data set</source>
<translation>Datenbestand</translation>
</message>
<message>
<source>Everything is signed: the release can be written.</source>
<translation>Alles ist bestätigt: Die Freigabe kann geschrieben werden.</translation>
</message>
<message>
<source>File format</source>
<translation>Dateiformat</translation>
</message>
<message>
<source>Folder and format</source>
<translation>Ordner und Format</translation>
</message>
<message>
<source>Folder of the release</source>
<translation>Ordner der Freigabe</translation>
</message>
<message>
<source>Gate</source>
<translation>Freigabeprüfung</translation>
</message>
<message>
<source>Preview the report</source>
<translation>Bericht ansehen</translation>
</message>
<message>
<source>Publish the utility figures too (they tell something about the original)</source>
<translation>Auch die Nutzenkennzahlen veröffentlichen (sie verraten etwas über das Original)</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Signed by</source>
<translation>Bestätigt durch</translation>
</message>
<message>
<source>This release promises</source>
<translation>Diese Freigabe verspricht</translation>
</message>
<message>
<source>What exactly leaves the house?</source>
<translation>Was genau verlässt das Haus?</translation>
</message>
<message>
<source>What your house calls these data: releases under this name are added up in the ledger.</source>
<translation>Wie Ihr Haus diese Daten nennt: Freigaben unter diesem Namen werden im Freigaberegister summiert.</translation>
</message>
<message>
<source>Write who signs</source>
<translation>Schreiben Sie, wer bestätigt</translation>
</message>
<message>
<source>Your name: it stands in the report and in the audit record</source>
<translation>Ihr Name: Er steht im Bericht und in der Prüfakte</translation>
</message>
<message>
<source>release/ in this folder may leave the house, audit/ stays with you.</source>
<translation>release/ in diesem Ordner darf das Haus verlassen, audit/ bleibt bei Ihnen.</translation>
</message>
<message>
<source>{file}, anonymized by {technique}</source>
<translation>{file}, anonymisiert mit {technique}</translation>
</message>
<message>
<source>{file}, anonymized by {technique} with {settings}</source>
<translation>{file}, anonymisiert mit {technique}: {settings}</translation>
</message>
</context>
<context>
<name>ReleasedCard</name>
<message>
<source>Copy hashes</source>
<translation>Prüfsummen kopieren</translation>
</message>
<message>
<source>Could not verify: {why}</source>
<translation>Prüfung nicht möglich: {why}</translation>
</message>
<message>
<source>Open folder</source>
<translation>Ordner öffnen</translation>
</message>
<message>
<source>Open report</source>
<translation>Bericht öffnen</translation>
</message>
<message>
<source>Released and verified</source>
<translation>Freigegeben und geprüft</translation>
</message>
<message>
<source>The promise does not hold: {detail}</source>
<translation>Die Zusage hält nicht: {detail}</translation>
</message>
<message>
<source>Verified again: all {n} checks passed.</source>
<translation>Erneut geprüft: Alle {n} Prüfungen bestanden.</translation>
</message>
<message>
<source>Verify again</source>
<translation>Erneut prüfen</translation>
</message>
<message>
<source>Verifying…</source>
<translation>Wird geprüft …</translation>
</message>
<message>
<source>{folder}/release may leave the house; {folder}/audit stays.</source>
<translation>{folder}/release darf das Haus verlassen; {folder}/audit bleibt.</translation>
</message>
<message>
<source>{passed} of {all} checks passed on the files as written, in a process of their own.</source>
<translation>{passed} von {all} Prüfungen an den geschriebenen Dateien bestanden, in einem eigenen Prozess.</translation>
</message>
</context>
<context>
<name>Report</name>
<message>
<source>As measured by the house that released it; this file alone cannot prove these numbers.</source>
<translation>So gemessen von dem Haus, das sie freigegeben hat; diese Datei allein kann die Zahlen nicht beweisen.</translation>
</message>
<message>
<source>Check</source>
<translation>Prüfung</translation>
</message>
<message>
<source>Counted in the released file; verify counts them again.</source>
<translation>In der freigegebenen Datei gezählt; verify zählt sie nach.</translation>
</message>
<message>
<source>Figure</source>
<translation>Kennzahl</translation>
</message>
<message>
<source>Figures that compare with the original are not published with this release: they would spend privacy that the promise does not account for. They are kept in the audit record.</source>
<translation>Kennzahlen, die mit dem Original vergleichen, werden mit dieser Freigabe nicht veröffentlicht: Sie würden Privatheit verbrauchen, die die Zusage nicht berücksichtigt. Sie stehen in der Prüfakte.</translation>
</message>
<message>
<source>File</source>
<translation>Datei</translation>
</message>
<message>
<source>Files</source>
<translation>Dateien</translation>
</message>
<message>
<source>Found</source>
<translation>Befund</translation>
</message>
<message>
<source>How</source>
<translation>Wie</translation>
</message>
<message>
<source>How it was made</source>
<translation>Wie sie gemacht wurde</translation>
</message>
<message>
<source>Made with</source>
<translation>Hergestellt mit</translation>
</message>
<message>
<source>Meaning</source>
<translation>Bedeutung</translation>
</message>
<message>
<source>Parameter</source>
<translation>Parameter</translation>
</message>
<message>
<source>Part of the original</source>
<translation>Teil des Originals</translation>
</message>
<message>
<source>Release report</source>
<translation>Freigabebericht</translation>
</message>
<message>
<source>Rounded. Figures labelled “guarantee” are those the promise rests on; “heuristic” and “measure” describe this release.</source>
<translation>Gerundet. Auf den Kennzahlen mit dem Vermerk „Garantie“ beruht die Zusage; „Heuristik“ und „Messwert“ beschreiben diese Freigabe.</translation>
</message>
<message>
<source>Rows count as alike where they agree in: {columns}.</source>
<translation>Zeilen gelten als gleich, wenn sie übereinstimmen in: {columns}.</translation>
</message>
<message>
<source>Signed by {name}</source>
<translation>Unterschrieben von {name}</translation>
</message>
<message>
<source>Step {number}: {title}</source>
<translation>Schritt {number}: {title}</translation>
</message>
<message>
<source>The written files were read back by a separate process that shares no code with the technique.</source>
<translation>Die geschriebenen Dateien wurden von einem eigenen Prozess zurückgelesen, der mit dem Verfahren keinen Code teilt.</translation>
</message>
<message>
<source>Utility and residual risk</source>
<translation>Nutzen und Restrisiko</translation>
</message>
<message>
<source>Value</source>
<translation>Wert</translation>
</message>
<message>
<source>What became of it</source>
<translation>Was daraus wurde</translation>
</message>
<message>
<source>What is promised</source>
<translation>Was zugesagt wird</translation>
</message>
<message>
<source>What it does not protect: {limits}</source>
<translation>Was sie nicht schützt: {limits}</translation>
</message>
<message>
<source>What leaves</source>
<translation>Was das Haus verlässt</translation>
</message>
<message>
<source>What the release looks like</source>
<translation>Wie die Freigabe aussieht</translation>
</message>
<message>
<source>What was verified</source>
<translation>Was geprüft wurde</translation>
</message>
<message>
<source>changed</source>
<translation>geändert</translation>
</message>
<message>
<source>fails</source>
<translation>gilt nicht</translation>
</message>
<message>
<source>guarantee</source>
<translation>Garantie</translation>
</message>
<message>
<source>heuristic</source>
<translation>Heuristik</translation>
</message>
<message>
<source>holds</source>
<translation>gilt</translation>
</message>
<message>
<source>leaves as it is</source>
<translation>verlässt das Haus unverändert</translation>
</message>
<message>
<source>measure</source>
<translation>Messwert</translation>
</message>
<message>
<source>no</source>
<translation>nein</translation>
</message>
<message>
<source>not released</source>
<translation>nicht freigegeben</translation>
</message>
<message>
<source>page {number} of {pages}</source>
<translation>Seite {number} von {pages}</translation>
</message>
<message>
<source>release report</source>
<translation>Freigabebericht</translation>
</message>
<message>
<source>unit: {unit}</source>
<translation>Einheit: {unit}</translation>
</message>
<message>
<source>yes</source>
<translation>ja</translation>
</message>
<message>
<source>{released} of the {read} {unit} of the original are released, {dropped} are left out, {filled} values were filled in.</source>
<translation>{released} von {read} {unit} des Originals werden freigegeben, {dropped} sind ausgelassen, {filled} Werte wurden ergänzt.</translation>
</message>
<message>
<source>{released} of the {read} {unit} of the original are released, {dropped} are left out.</source>
<translation>{released} von {read} {unit} des Originals werden freigegeben, {dropped} sind ausgelassen.</translation>
</message>
<message>
<source>{released} of the {read} {unit} of the original are released, {filled} values were filled in.</source>
<translation>{released} von {read} {unit} des Originals werden freigegeben, {filled} Werte wurden ergänzt.</translation>
</message>
<message>
<source>{released} of the {read} {unit} of the original are released.</source>
<translation>{released} von {read} {unit} des Originals werden freigegeben.</translation>
</message>
</context>
<context>
<name>ResultPane</name>
<message>
<source>{this} compared with {other}</source>
<translation>{this} verglichen mit {other}</translation>
</message>
</context>
<context>
<name>RiskMap</name>
<message>
<source> Each point is the mean of {n} separate draws.</source>
<translation> Jeder Punkt ist das Mittel von {n} getrennten Ziehungen.</translation>
</message>
<message>
<source>Draws</source>
<translation>Ziehungen</translation>
</message>
<message>
<source>Every point is one choice of parameters, computed from draws of its own. Points on the line are the best there are: nothing is safer and more useful at once. The shaded side is what the house accepts. Click a point to take its parameters into the form.</source>
<translation>Jeder Punkt ist eine Wahl der Parameter, aus eigenen Ziehungen berechnet. Punkte auf der Linie sind die besten: Nichts ist zugleich sicherer und nützlicher. Die schattierte Seite nimmt das Haus an. Klicken Sie auf einen Punkt, um seine Parameter ins Formular zu übernehmen.</translation>
</message>
<message>
<source>Gate</source>
<translation>Freigabeprüfung</translation>
</message>
<message>
<source>On the front</source>
<translation>Auf der Front</translation>
</message>
<message>
<source>Pareto front</source>
<translation>Pareto-Front</translation>
</message>
<message>
<source>Risk and utility</source>
<translation>Risiko und Nutzen</translation>
</message>
<message>
<source>Run this choice</source>
<translation>Diese Wahl starten</translation>
</message>
<message>
<source>Stop</source>
<translation>Anhalten</translation>
</message>
<message>
<source>Tells of the original: for use inside the house</source>
<translation>Verrät etwas über das Original: nur für den Gebrauch im Haus</translation>
</message>
<message>
<source>This technique has nothing to try.</source>
<translation>Dieses Verfahren hat nichts zu probieren.</translation>
</message>
<message>
<source>Try parameters</source>
<translation>Parameter probieren</translation>
</message>
<message>
<source>Which parameters are safe and still useful?

Try parameters runs {technique} with other values in the background and draws {risk} against {utility}; nothing is released.</source>
<translation>Welche Parameter sind sicher und noch nützlich?

„Parameter probieren“ startet {technique} im Hintergrund mit anderen Werten und zeichnet {risk} gegen {utility}; nichts wird freigegeben.</translation>
</message>
<message>
<source>in the form</source>
<translation>im Formular</translation>
</message>
<message>
<source>needs a reason</source>
<translation>braucht eine Begründung</translation>
</message>
<message>
<source>passes</source>
<translation>besteht</translation>
</message>
<message>
<source>refused by the gate</source>
<translation>von der Freigabeprüfung abgelehnt</translation>
</message>
<message>
<source>the house accepts {limit}</source>
<translation>das Haus nimmt {limit} an</translation>
</message>
<message>
<source>yes</source>
<translation>ja</translation>
</message>
<message>
<source>{figure} (higher is better)</source>
<translation>{figure} (höher ist besser)</translation>
</message>
<message>
<source>{figure} (lower is better)</source>
<translation>{figure} (niedriger ist besser)</translation>
</message>
<message>
<source>{figure}, spread</source>
<translation>{figure}, Streuung</translation>
</message>
</context>
<context>
<name>RoleHeader</name>
<message>
<source>no role</source>
<translation>keine Rolle</translation>
</message>
</context>
<context>
<name>Rules</name>
<message>
<source>1 rule</source>
<translation>1 Regel</translation>
</message>
<message>
<source>Confidence %</source>
<translation>Konfidenz %</translation>
</message>
<message>
<source>Of the people with the first, so many have the second too.</source>
<translation>So viele der Personen mit dem Ersten haben auch das Zweite.</translation>
</message>
<message>
<source>People with both</source>
<translation>Personen mit beiden</translation>
</message>
<message>
<source>Rules</source>
<translation>Regeln</translation>
</message>
<message>
<source>then</source>
<translation>dann</translation>
</message>
<message>
<source>{n} rules</source>
<translation>{n} Regeln</translation>
</message>
</context>
<context>
<name>RunsModel</name>
<message>
<source>Pinned</source>
<translation>Angeheftet</translation>
</message>
<message>
<source>from before: computed again when you look at it</source>
<translation>von früher: wird neu berechnet, wenn Sie es ansehen</translation>
</message>
</context>
<context>
<name>Sankey</name>
<message>
<source>At these ε, δ nothing can be released.</source>
<translation>Bei diesem ε und δ kann nichts freigegeben werden.</translation>
</message>
<message>
<source>Cases; cost is the number of edits</source>
<translation>Fälle; Kosten sind die Zahl der Änderungen</translation>
</message>
<message>
<source>Difference</source>
<translation>Unterschied</translation>
</message>
<message>
<source>Flow</source>
<translation>Fluss</translation>
</message>
<message>
<source>Folded together: choose more variants above to see the edits of each.</source>
<translation>Zusammengefasst: oben mehr Varianten wählen, um die Änderungen jeder einzelnen zu sehen.</translation>
</message>
<message>
<source>How many variants of a side are spelled out; the rest is folded</source>
<translation>Wie viele Varianten einer Seite ausgeschrieben werden; der Rest wird zusammengefasst</translation>
</message>
<message>
<source>Left the original, right the release: bands are as wide as the cases, coloured by the edits. Scroll to zoom.</source>
<translation>Links das Original, rechts die Freigabe: Bänder sind so breit wie die Fälle, gefärbt nach den Änderungen. Scrollen vergrößert.</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Point at a band to see what was changed, activity by activity.</source>
<translation>Zeigen Sie auf ein Band, um zu sehen, was Aktivität für Aktivität geändert wurde.</translation>
</message>
<message>
<source>Shares of the log; cost is edits / length</source>
<translation>Anteile am Protokoll; Kosten sind Änderungen / Länge</translation>
</message>
<message>
<source>Shows variants of the original: not for publication.</source>
<translation>Zeigt Varianten des Originals: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>Similarity</source>
<translation>Ähnlichkeit</translation>
</message>
<message>
<source>The edits follow when the flow is final.</source>
<translation>Die Änderungen folgen, wenn der Fluss feststeht.</translation>
</message>
<message>
<source>Variants spelled out</source>
<translation>Ausgeschriebene Varianten</translation>
</message>
<message>
<source>unchanged</source>
<translation>unverändert</translation>
</message>
<message>
<source>whole cases added</source>
<translation>ganze Fälle hinzugefügt</translation>
</message>
<message>
<source>whole cases removed</source>
<translation>ganze Fälle entfernt</translation>
</message>
<message>
<source>{count} largest</source>
<translation>{count} größte</translation>
</message>
<message>
<source>{count} more variants</source>
<translation>{count} weitere Varianten</translation>
</message>
</context>
<context>
<name>Scatter</name>
<message>
<source>Class</source>
<translation>Klasse</translation>
</message>
<message>
<source>noise</source>
<translation>Rauschen</translation>
</message>
</context>
<context>
<name>ScatterMatrix</name>
<message>
<source>Below the diagonal the original, above it the release. Move over a cell: the same rows light up in all others, before and after. Click to hold them, click again to let go.</source>
<translation>Unter der Diagonale das Original, darüber die Freigabe. Gehen Sie über eine Zelle: Dieselben Zeilen leuchten in allen anderen auf, vorher und nachher. Klicken hält sie fest, erneutes Klicken lässt sie los.</translation>
</message>
<message>
<source>Choose up to {most} columns</source>
<translation>Bis zu {most} Spalten wählen</translation>
</message>
<message>
<source>Columns…</source>
<translation>Spalten …</translation>
</message>
<message>
<source>Drawing …</source>
<translation>Wird gezeichnet …</translation>
</message>
<message>
<source>Scatter</source>
<translation>Streuung</translation>
</message>
<message>
<source>The columns appear here in pairs when a file is read.</source>
<translation>Die Spalten erscheinen hier paarweise, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>There are fewer than two numeric columns that are released.</source>
<translation>Es gibt weniger als zwei Zahlenspalten, die freigegeben werden.</translation>
</message>
<message>
<source>original</source>
<translation>Original</translation>
</message>
<message>
<source>release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>release ↗&lt;br&gt;↙ original</source>
<translation>Freigabe ↗&lt;br&gt;↙ Original</translation>
</message>
<message>
<source>{side}: {count} of {all} sampled rows near {x} {x_value}, {y} {y_value}</source>
<translation>{side}: {count} von {all} zufälligen Zeilen nahe {x} {x_value}, {y} {y_value}</translation>
</message>
<message>
<source>↙ original</source>
<translation>↙ Original</translation>
</message>
</context>
<context>
<name>SequenceDiagram</name>
<message>
<source>Bytes</source>
<translation>Bytes</translation>
</message>
<message>
<source>From</source>
<translation>Von</translation>
</message>
<message>
<source>Message</source>
<translation>Nachricht</translation>
</message>
<message>
<source>Round</source>
<translation>Runde</translation>
</message>
<message>
<source>Round {n}</source>
<translation>Runde {n}</translation>
</message>
<message>
<source>Tells of single rows</source>
<translation>Verrät etwas über einzelne Zeilen</translation>
</message>
<message>
<source>figures only</source>
<translation>nur Kennzahlen</translation>
</message>
<message>
<source>master</source>
<translation>Koordinator</translation>
</message>
<message>
<source>master to {sites}</source>
<translation>Koordinator an {sites}</translation>
</message>
<message>
<source>tells of no single row</source>
<translation>verrät nichts über einzelne Zeilen</translation>
</message>
<message>
<source>tells of single rows</source>
<translation>verrät etwas über einzelne Zeilen</translation>
</message>
<message>
<source>yes</source>
<translation>ja</translation>
</message>
<message>
<source>{sites} to master</source>
<translation>{sites} an Koordinator</translation>
</message>
</context>
<context>
<name>SeriesAttack</name>
<message>
<source>1/P = {bound}</source>
<translation>1/P = {bound}</translation>
</message>
<message>
<source>1/k = {bound}</source>
<translation>1/k = {bound}</translation>
</message>
<message>
<source>An attacker who knows some values of a person looks for the row: mean chance to pick the right one. Shaded up to the chance for the worst protected person. Dashed lines are the promise.</source>
<translation>Ein Angreifer, der einige Werte einer Person kennt, sucht die Zeile: mittlere Chance, die richtige zu wählen. Schattiert bis zur Chance bei der am schlechtesten geschützten Person. Gestrichelte Linien sind die Zusage.</translation>
</message>
<message>
<source>Attacker</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Chance of success</source>
<translation>Erfolgschance</translation>
</message>
<message>
<source>Original file</source>
<translation>Originaldatei</translation>
</message>
<message>
<source>Release, knows values</source>
<translation>Freigabe, kennt Werte</translation>
</message>
<message>
<source>Release, knows values and shape</source>
<translation>Freigabe, kennt Werte und Form</translation>
</message>
<message>
<source>Run a technique to let the attacker try.</source>
<translation>Starten Sie ein Verfahren, um den Angreifer probieren zu lassen.</translation>
</message>
<message>
<source>Values known (time points)</source>
<translation>Bekannte Werte (Zeitpunkte)</translation>
</message>
</context>
<context>
<name>SessionRecovery</name>
<message>
<source>Bring it back</source>
<translation>Zurückholen</translation>
</message>
<message>
<source>Files, parameters, roles and the list of runs come back; results are computed again.</source>
<translation>Dateien, Parameter, Rollen und die Liste der Läufe kommen zurück; Ergebnisse werden neu berechnet.</translation>
</message>
<message>
<source>Forget it</source>
<translation>Vergessen</translation>
</message>
<message>
<source>The last session ended unexpectedly. Bring back {files}?</source>
<translation>Die letzte Sitzung endete unerwartet. {files} zurückholen?</translation>
</message>
<message>
<source>The session cannot be kept for later: {why}</source>
<translation>Die Sitzung kann nicht für später aufgehoben werden: {why}</translation>
</message>
</context>
<context>
<name>SetupPane</name>
<message>
<source>A run would promise</source>
<translation>Ein Lauf würde versprechen</translation>
</message>
<message>
<source>Anonymize with these parameters (Ctrl+R)</source>
<translation>Mit diesen Parametern anonymisieren (Strg+R)</translation>
</message>
<message>
<source>Correct the marked field to see what will be promised.</source>
<translation>Berichtigen Sie das markierte Feld, um zu sehen, was zugesagt wird.</translation>
</message>
<message>
<source>Run</source>
<translation>Starten</translation>
</message>
<message>
<source>Technique</source>
<translation>Verfahren</translation>
</message>
</context>
<context>
<name>SitePage</name>
<message>
<source> Read</source>
<translation> Lesen</translation>
</message>
<message>
<source>Choose a folder</source>
<translation>Ordner wählen</translation>
</message>
<message>
<source>Choose the file with this house's rows</source>
<translation>Die Datei mit den Zeilen dieses Hauses wählen</translation>
</message>
<message>
<source>Choose the joining or message that was carried here</source>
<translation>Den Beitritt oder die Nachricht wählen, die hierher getragen wurde</translation>
</message>
<message>
<source>File with own rows</source>
<translation>Datei mit eigenen Zeilen</translation>
</message>
<message>
<source>Folder for memory and answers</source>
<translation>Ordner für Gedächtnis und Antworten</translation>
</message>
<message>
<source>For joining. Off: a run whose method sends original rows is not joined.</source>
<translation>Für den Beitritt. Aus: Einem Lauf, dessen Verfahren Originalzeilen sendet, wird nicht beigetreten.</translation>
</message>
<message>
<source>For joining: this house's own floor, whatever the master asks in the whole run.</source>
<translation>Für den Beitritt: die eigene Untergrenze dieses Hauses, was auch immer der Koordinator im ganzen Lauf verlangt.</translation>
</message>
<message>
<source>Joining or message</source>
<translation>Beitritt oder Nachricht</translation>
</message>
<message>
<source>Never answer for fewer rows than</source>
<translation>Nie für weniger Zeilen antworten als</translation>
</message>
<message>
<source>Original rows may leave this house</source>
<translation>Originalzeilen dürfen dieses Haus verlassen</translation>
</message>
<message>
<source>Say how few rows an answer may stand for</source>
<translation>Sagen Sie, für wie wenige Zeilen eine Antwort stehen darf</translation>
</message>
<message>
<source>The same folder for all rounds of a run. It stays in this house.</source>
<translation>Derselbe Ordner für alle Runden eines Laufs. Er bleibt in diesem Haus.</translation>
</message>
</context>
<context>
<name>StepCard</name>
<message>
<source>Do this step earlier</source>
<translation>Diesen Schritt früher ausführen</translation>
</message>
<message>
<source>Do this step later</source>
<translation>Diesen Schritt später ausführen</translation>
</message>
<message>
<source>Remove this step</source>
<translation>Diesen Schritt entfernen</translation>
</message>
<message>
<source>auto: {columns}</source>
<translation>auto: {columns}</translation>
</message>
<message>
<source>by their roles</source>
<translation>nach ihren Rollen</translation>
</message>
<message>
<source>columns by their roles</source>
<translation>Spalten nach ihren Rollen</translation>
</message>
<message>
<source>off: {columns}</source>
<translation>aus: {columns}</translation>
</message>
<message>
<source>{step} is switched off</source>
<translation>{step} ist ausgeschaltet</translation>
</message>
<message>
<source>{step} is switched on</source>
<translation>{step} ist eingeschaltet</translation>
</message>
</context>
<context>
<name>StepCards</name>
<message>
<source>Add a step</source>
<translation>Schritt hinzufügen</translation>
</message>
<message>
<source>Step {number}: {title}</source>
<translation>Schritt {number}: {title}</translation>
</message>
</context>
<context>
<name>StepPage</name>
<message>
<source>Accept</source>
<translation>Annehmen</translation>
</message>
<message>
<source>Finished</source>
<translation>Fertig</translation>
</message>
<message>
<source>Joined</source>
<translation>Beigetreten</translation>
</message>
<message>
<source>Open folder</source>
<translation>Ordner öffnen</translation>
</message>
<message>
<source>Read this first. Nothing has been written yet.</source>
<translation>Lesen Sie dies zuerst. Es wurde noch nichts geschrieben.</translation>
</message>
<message>
<source>Refuse</source>
<translation>Ablehnen</translation>
</message>
<message>
<source>Refused: nothing was written, nothing leaves this house.</source>
<translation>Abgelehnt: Nichts wurde geschrieben, nichts verlässt dieses Haus.</translation>
</message>
<message>
<source>Round {n}</source>
<translation>Runde {n}</translation>
</message>
<message>
<source>What was written, and what to do with it</source>
<translation>Was geschrieben wurde und was damit zu tun ist</translation>
</message>
<message>
<source>Working…</source>
<translation>In Arbeit …</translation>
</message>
<message>
<source>{state}: {words}.</source>
<translation>{state}: {words}.</translation>
</message>
</context>
<context>
<name>Steps</name>
<message>
<source>Anonymize with these parameters (Ctrl+R)</source>
<translation>Mit diesen Parametern anonymisieren (Strg+R)</translation>
</message>
<message>
<source>Choose a technique and its parameters</source>
<translation>Ein Verfahren und seine Parameter wählen</translation>
</message>
<message>
<source>Configure</source>
<translation>Einstellen</translation>
</message>
<message>
<source>Correct the form first: {mistake}</source>
<translation>Berichtigen Sie zuerst das Formular: {mistake}</translation>
</message>
<message>
<source>Inspect</source>
<translation>Ansehen</translation>
</message>
<message>
<source>Load</source>
<translation>Laden</translation>
</message>
<message>
<source>Look at the result: is it safe, is it still useful?</source>
<translation>Das Ergebnis ansehen: Ist es sicher, ist es noch nützlich?</translation>
</message>
<message>
<source>Open a file and see whether it was read right</source>
<translation>Eine Datei öffnen und sehen, ob sie richtig gelesen wurde</translation>
</message>
<message>
<source>Open a file first</source>
<translation>Öffnen Sie zuerst eine Datei</translation>
</message>
<message>
<source>Pass the gate and write the release folder (Ctrl+E)</source>
<translation>Die Freigabeprüfung bestehen und den Freigabeordner schreiben (Strg+E)</translation>
</message>
<message>
<source>Reading the file…</source>
<translation>Die Datei wird gelesen …</translation>
</message>
<message>
<source>Release</source>
<translation>Freigabe</translation>
</message>
<message>
<source>Run</source>
<translation>Starten</translation>
</message>
<message>
<source>Run first: there is no result yet</source>
<translation>Erst starten: Es gibt noch kein Ergebnis</translation>
</message>
<message>
<source>Run first: there is nothing to release yet</source>
<translation>Erst starten: Es gibt noch nichts freizugeben</translation>
</message>
<message>
<source>Wait until the run has finished</source>
<translation>Warten Sie, bis der Lauf fertig ist</translation>
</message>
<message>
<source>Wait until what is under way has finished</source>
<translation>Warten Sie, bis das Laufende fertig ist</translation>
</message>
</context>
<context>
<name>SweepController</name>
<message>
<source>1 choice tried</source>
<translation>1 Möglichkeit probiert</translation>
</message>
<message>
<source>Correct the form first</source>
<translation>Berichtigen Sie zuerst das Formular</translation>
</message>
<message>
<source>Starting…</source>
<translation>Beginnt …</translation>
</message>
<message>
<source>Stopped</source>
<translation>Angehalten</translation>
</message>
<message>
<source>{n} choices tried</source>
<translation>{n} Möglichkeiten probiert</translation>
</message>
<message>
<source>{share} %</source>
<translation>{share} %</translation>
</message>
<message>
<source>{share} %, about {n} s left</source>
<translation>{share} %, noch etwa {n} s</translation>
</message>
<message>
<source>{tried}, {m} not possible ({why})</source>
<translation>{tried}, {m} nicht möglich ({why})</translation>
</message>
</context>
<context>
<name>SyntheticMatrix</name>
<message>
<source>Difference</source>
<translation>Unterschied</translation>
</message>
<message>
<source>Synthetic</source>
<translation>Synthetisch</translation>
</message>
<message>
<source>Synthetic − original (Space)</source>
<translation>Synthetisch − Original (Leertaste)</translation>
</message>
<message>
<source>change of weight</source>
<translation>Änderung des Gewichts</translation>
</message>
<message>
<source>weight</source>
<translation>Gewicht</translation>
</message>
</context>
<context>
<name>Tab</name>
<message>
<source>Attacker</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Attacker and risk</source>
<translation>Angreifer und Risiko</translation>
</message>
<message>
<source>Attackers</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Choose ε</source>
<translation>ε wählen</translation>
</message>
<message>
<source>Columns</source>
<translation>Spalten</translation>
</message>
<message>
<source>Correlations</source>
<translation>Korrelationen</translation>
</message>
<message>
<source>Groups</source>
<translation>Gruppen</translation>
</message>
<message>
<source>Losses</source>
<translation>Verluste</translation>
</message>
<message>
<source>Matrix</source>
<translation>Matrix</translation>
</message>
<message>
<source>Patterns</source>
<translation>Muster</translation>
</message>
<message>
<source>Reconstruction</source>
<translation>Rekonstruktion</translation>
</message>
<message>
<source>Risk</source>
<translation>Risiko</translation>
</message>
<message>
<source>Shapes</source>
<translation>Formen</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianten</translation>
</message>
<message>
<source>Weights</source>
<translation>Gewichte</translation>
</message>
</context>
<context>
<name>TableRiskCard</name>
<message>
<source>Discretising, noise and swapping are heuristics. After a run, what is left is shown here.</source>
<translation>Klassenbildung, Rauschen und Tauschen sind Heuristiken. Was nach einem Lauf übrig bleibt, steht hier.</translation>
</message>
<message>
<source>Figure</source>
<translation>Kennzahl</translation>
</message>
<message>
<source>Guarantee: none</source>
<translation>Garantie: keine</translation>
</message>
<message>
<source>Nothing is proven about this release; these are measurements on this very table.</source>
<translation>Über diese Freigabe ist nichts bewiesen; es sind Messungen an genau dieser Tabelle.</translation>
</message>
<message>
<source>Privacy level claimed</source>
<translation>Behauptetes Schutzniveau</translation>
</message>
<message>
<source>Risk</source>
<translation>Risiko</translation>
</message>
<message>
<source>Rows by how many share all their quasi-identifiers: those in small classes, on the left, are easily found again.</source>
<translation>Zeilen danach, wie viele alle ihre Quasi-Identifikatoren teilen: Die in kleinen Klassen, links, sind leicht wiederzufinden.</translation>
</message>
<message>
<source>Rows that can be linked</source>
<translation>Verknüpfbare Zeilen</translation>
</message>
<message>
<source>The level of {column} is worth {left} of what it claims: attackers use more than one column.</source>
<translation>Das Niveau von {column} ist {left} dessen wert, was es behauptet: Angreifer nutzen mehr als eine Spalte.</translation>
</message>
<message>
<source>Unique rows</source>
<translation>Einmalige Zeilen</translation>
</message>
<message>
<source>Value</source>
<translation>Wert</translation>
</message>
<message>
<source>k reached</source>
<translation>Erreichtes k</translation>
</message>
<message>
<source>… distribution known</source>
<translation>… Verteilung bekannt</translation>
</message>
<message>
<source>… noise filtered out</source>
<translation>… Rauschen herausgefiltert</translation>
</message>
</context>
<context>
<name>TextEditor</name>
<message>
<source>Choose columns of {field}</source>
<translation>Spalten für {field} wählen</translation>
</message>
<message>
<source>auto: {meaning}</source>
<translation>auto: {meaning}</translation>
</message>
</context>
<context>
<name>Tools</name>
<message>
<source>Copy data</source>
<translation>Daten kopieren</translation>
</message>
<message>
<source>Copy or save the picture or its data</source>
<translation>Bild oder Daten kopieren oder speichern</translation>
</message>
<message>
<source>Copy picture</source>
<translation>Bild kopieren</translation>
</message>
<message>
<source>Copy the facts of the plot as CSV</source>
<translation>Die Daten der Grafik als CSV kopieren</translation>
</message>
<message>
<source>Copy the plot as a picture (Ctrl+C)</source>
<translation>Die Grafik als Bild kopieren (Strg+C)</translation>
</message>
<message>
<source>Data as CSV…</source>
<translation>Daten als CSV …</translation>
</message>
<message>
<source>Not saved: {problem}</source>
<translation>Nicht gespeichert: {problem}</translation>
</message>
<message>
<source>Reset zoom</source>
<translation>Alles zeigen</translation>
</message>
<message>
<source>Save</source>
<translation>Speichern</translation>
</message>
<message>
<source>Save as PNG…</source>
<translation>Als PNG speichern …</translation>
</message>
<message>
<source>Save as SVG…</source>
<translation>Als SVG speichern …</translation>
</message>
<message>
<source>Save the facts of the plot</source>
<translation>Die Daten der Grafik speichern</translation>
</message>
<message>
<source>Save the plot as a drawing for print</source>
<translation>Die Grafik als Zeichnung für den Druck speichern</translation>
</message>
<message>
<source>Save the plot as a picture</source>
<translation>Die Grafik als Bild speichern</translation>
</message>
<message>
<source>Saved {name}</source>
<translation>{name} gespeichert</translation>
</message>
<message>
<source>Show everything again (Home)</source>
<translation>Alles wieder zeigen (Pos1)</translation>
</message>
<message>
<source>Show the facts of the plot as a table</source>
<translation>Die Daten der Grafik als Tabelle zeigen</translation>
</message>
<message>
<source>Table</source>
<translation>Tabelle</translation>
</message>
</context>
<context>
<name>TraceDelegate</name>
<message>
<source>{number}. {name}</source>
<translation>{number}. {name}</translation>
</message>
</context>
<context>
<name>TraceDisclosure</name>
<message>
<source>How much of the rest of a case the attacker learns: 1 where all cases that fit went one way. It may rise: a release has fewer ways, each shared by many.</source>
<translation>Wie viel vom Rest eines Falls der Angreifer erfährt: 1, wo alle passenden Fälle denselben Weg gingen. Es kann steigen: Eine Freigabe hat weniger Wege, jeder von vielen geteilt.</translation>
</message>
<message>
<source>Trace disclosure</source>
<translation>Offenlegung von Abläufen</translation>
</message>
</context>
<context>
<name>TraceLengths</name>
<message>
<source>1% of the cases are longer than {count}</source>
<translation>1% der Fälle sind länger als {count}</translation>
</message>
<message>
<source>Events of a case</source>
<translation>Ereignisse eines Falls</translation>
</message>
<message>
<source>How many events a case has. Rare long traces are the first to be lost.</source>
<translation>Wie viele Ereignisse ein Fall hat. Seltene lange Abläufe gehen zuerst verloren.</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Share of cases (%)</source>
<translation>Anteil der Fälle (%)</translation>
</message>
<message>
<source>Tells of the original: not for publication.</source>
<translation>Verrät etwas über das Original: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>The lengths of the traces appear here when a log is read.</source>
<translation>Die Längen der Abläufe erscheinen hier, wenn ein Protokoll gelesen ist.</translation>
</message>
<message>
<source>Trace lengths</source>
<translation>Ablauflängen</translation>
</message>
</context>
<context>
<name>ValueLosses</name>
<message>
<source>How wide the published intervals are, series by series: further left is better. Click to choose the group nearest to a loss.</source>
<translation>Wie breit die veröffentlichten Intervalle sind, Reihe für Reihe: weiter links ist besser. Klicken Sie, um die Gruppe zu wählen, die einem Verlust am nächsten ist.</translation>
</message>
<message>
<source>Series</source>
<translation>Reihen</translation>
</message>
<message>
<source>Value loss</source>
<translation>Wertverlust</translation>
</message>
<message>
<source>Value loss (unit of the data)</source>
<translation>Wertverlust (Einheit der Daten)</translation>
</message>
<message>
<source>group {group}</source>
<translation>Gruppe {group}</translation>
</message>
</context>
<context>
<name>VariantExplorer</name>
<message>
<source>Activities</source>
<translation>Aktivitäten</translation>
</message>
<message>
<source>All</source>
<translation>Alle</translation>
</message>
<message>
<source>Cases after; – where it is not there</source>
<translation>Fälle nachher; – wo sie nicht vorkommt</translation>
</message>
<message>
<source>Cases of the original</source>
<translation>Fälle des Originals</translation>
</message>
<message>
<source>Events</source>
<translation>Ereignisse</translation>
</message>
<message>
<source>Every way through the process. A variant with one case is one person's story.</source>
<translation>Jeder Weg durch den Prozess. Eine Variante mit einem Fall ist die Geschichte einer Person.</translation>
</message>
<message>
<source>Holds variants of the original: not for publication.</source>
<translation>Enthält Varianten des Originals: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>Kept</source>
<translation>Behalten</translation>
</message>
<message>
<source>Length of the trace</source>
<translation>Länge des Ablaufs</translation>
</message>
<message>
<source>Lost</source>
<translation>Verloren</translation>
</message>
<message>
<source>No variant fits.</source>
<translation>Keine Variante passt.</translation>
</message>
<message>
<source>Only in the other</source>
<translation>Nur im anderen</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Parts of names or abbreviations, parted by commas: they must follow in this order.</source>
<translation>Teile von Namen oder Abkürzungen, durch Kommas getrennt: Sie müssen in dieser Reihenfolge folgen.</translation>
</message>
<message>
<source>Search activities</source>
<translation>Aktivitäten suchen</translation>
</message>
<message>
<source>Search variants</source>
<translation>Varianten suchen</translation>
</message>
<message>
<source>The variants appear here when a log is read.</source>
<translation>Die Varianten erscheinen hier, wenn ein Protokoll gelesen ist.</translation>
</message>
<message>
<source>Variant</source>
<translation>Variante</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianten</translation>
</message>
<message>
<source>Which variants</source>
<translation>Welche Varianten</translation>
</message>
<message>
<source>and {count} more: point at a chip</source>
<translation>und {count} weitere: auf einen Baustein zeigen</translation>
</message>
<message>
<source>{cases} cases, {variants} variants; {alone} cases ({share}) are unique</source>
<translation>{cases} Fälle, {variants} Varianten; {alone} Fälle ({share}) sind einmalig</translation>
</message>
<message>
<source>{kept} of {all} variants kept</source>
<translation>{kept} von {all} Varianten behalten</translation>
</message>
<message>
<source>{shown} of {all} variants</source>
<translation>{shown} von {all} Varianten</translation>
</message>
</context>
<context>
<name>Weights</name>
<message>
<source>Edges</source>
<translation>Kanten</translation>
</message>
<message>
<source>How many edges are at least so heavy, before and after, on axes of powers of ten.</source>
<translation>Wie viele Kanten mindestens so schwer sind, vorher und nachher, auf Achsen in Zehnerpotenzen.</translation>
</message>
<message>
<source>Original</source>
<translation>Original</translation>
</message>
<message>
<source>Synthetic</source>
<translation>Synthetisch</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Verrät etwas über die Originaldatei: nicht zur Veröffentlichung.</translation>
</message>
<message>
<source>The weights appear here when a file is read.</source>
<translation>Die Gewichte erscheinen hier, wenn eine Datei gelesen ist.</translation>
</message>
<message>
<source>There is no edge.</source>
<translation>Es gibt keine Kante.</translation>
</message>
<message>
<source>Weight of an edge</source>
<translation>Gewicht einer Kante</translation>
</message>
<message>
<source>Weights</source>
<translation>Gewichte</translation>
</message>
</context>
<context>
<name>Welcome</name>
<message>
<source>Anonymize a file, see that it is safe and still useful, and release it. Choose your kind of data:</source>
<translation>Eine Datei anonymisieren, sehen, dass sie sicher und noch nützlich ist, und sie freigeben. Wählen Sie die Art Ihrer Daten:</translation>
</message>
<message>
<source>Open a file: {kind}</source>
<translation>Datei öffnen: {kind}</translation>
</message>
<message>
<source>Open a file…</source>
<translation>Datei öffnen …</translation>
</message>
<message>
<source>Try the sample</source>
<translation>Beispiel öffnen</translation>
</message>
<message>
<source>Try the sample: {kind}</source>
<translation>Beispiel öffnen: {kind}</translation>
</message>
<message>
<source>Welcome to Sfumato</source>
<translation>Willkommen bei Sfumato</translation>
</message>
<message>
<source>Works offline. Your file is only ever read, never changed or kept.</source>
<translation>Arbeitet offline. Ihre Datei wird nur gelesen, nie geändert oder behalten.</translation>
</message>
</context>
<context>
<name>Window</name>
<message>
<source>Export the ledger</source>
<translation>Das Freigaberegister exportieren</translation>
</message>
<message>
<source>Kinds of data</source>
<translation>Datenarten</translation>
</message>
<message>
<source>Not everything came back: {why}</source>
<translation>Nicht alles kam zurück: {why}</translation>
</message>
<message>
<source>Open a file and complete the form: then there is a recipe.</source>
<translation>Öffnen Sie eine Datei und füllen Sie das Formular aus: Dann gibt es ein Rezept.</translation>
</message>
<message>
<source>Open a recipe</source>
<translation>Ein Rezept öffnen</translation>
</message>
<message>
<source>Quit Sfumato</source>
<translation>Sfumato beenden</translation>
</message>
<message>
<source>Save the recipe</source>
<translation>Das Rezept speichern</translation>
</message>
<message>
<source>Sfumato</source>
<translation>Sfumato</translation>
</message>
<message>
<source>The ledger was written to {path}</source>
<translation>Das Freigaberegister wurde nach {path} geschrieben</translation>
</message>
<message>
<source>The recipe could not be written: {why} ({path})</source>
<translation>Das Rezept konnte nicht geschrieben werden: {why} ({path})</translation>
</message>
<message>
<source>{kinds}: still at work. Sfumato speaks {language} when that has ended.</source>
<translation>{kinds}: noch an der Arbeit. Sfumato spricht {language}, wenn das beendet ist.</translation>
</message>
<message>
<source>{kinds}: still at work. Stop it and quit?</source>
<translation>{kinds}: noch bei der Arbeit. Anhalten und beenden?</translation>
</message>
<message>
<source>{sentence} (Ctrl+{n})</source>
<translation>{sentence} (Strg+{n})</translation>
</message>
</context>
<context>
<name>Workspace</name>
<message>
<source>Cancelled: everything is as it was before.</source>
<translation>Abgebrochen: Alles ist wie vorher.</translation>
</message>
<message>
<source>Finished in {n} s.</source>
<translation>Fertig in {n} s.</translation>
</message>
<message>
<source>Loaded. Check the preview, then Run (Ctrl+R).</source>
<translation>Geladen. Prüfen Sie die Vorschau, dann Starten (Strg+R).</translation>
</message>
<message>
<source>Looking at the file</source>
<translation>Die Datei wird angesehen</translation>
</message>
<message>
<source>Reading the file</source>
<translation>Die Datei wird gelesen</translation>
</message>
<message>
<source>Reading was cancelled.</source>
<translation>Das Lesen wurde abgebrochen.</translation>
</message>
<message>
<source>Running</source>
<translation>Läuft</translation>
</message>
<message>
<source>There is nothing to do again.</source>
<translation>Es gibt nichts zu wiederholen.</translation>
</message>
<message>
<source>There is nothing to undo.</source>
<translation>Es gibt nichts rückgängig zu machen.</translation>
</message>
</context>
<context>
<name>WorkspaceLayout</name>
<message>
<source>All files (*)</source>
<translation>Alle Dateien (*)</translation>
</message>
<message>
<source>Open</source>
<translation>Öffnen</translation>
</message>
<message>
<source>{kind} ({endings})</source>
<translation>{kind} ({endings})</translation>
</message>
</context>
<context>
<name>engine</name>
<message>
<source># The thresholds a release is judged by. Beyond the first limit a reason is needed, beyond _red</source>
<translation># Die Schwellen, nach denen eine Freigabe beurteilt wird. Jenseits der ersten Grenze ist eine Begründung nötig, jenseits von _red</translation>
</message>
<message>
<source># nothing is released.</source>
<translation># wird nichts freigegeben.</translation>
</message>
<message>
<source>% of the people with the first</source>
<translation>% der Personen mit dem Ersten</translation>
</message>
<message>
<source>'body' is missing</source>
<translation>„body“ fehlt</translation>
</message>
<message>
<source>(^| )(address|street( ?address)?|adresse|anschrift|wohnadresse|strasse|indirizzo|residenza|via|domicilio)( |$)</source>
<translation>(^| )(address|street( ?address)?|adresse|anschrift|wohnadresse|strasse|indirizzo|residenza|via|domicilio)( |$)</translation>
</message>
<message>
<source>(^| )(ages?|alter|eta|sex|gender|geschlecht|sesso|genere|zip|zip ?code|post ?codes?|postal ?code|plz|postleitzahl|cap|region|regione|bundesland|kreis|provincia|county|district|city|stadt|comune|citta|town|country|nationality|nationalitat|staatsangehorigkeit|nazionalita|cittadinanza|marital( status)?|familienstand|stato civile|occupation|job|beruf|professione|education|bildung|istruzione|race|ethnicity|birth ?year|year of birth|geburtsjahr|anno (di )?nascita|household|haushalt|children|kinder|figli)( |$)</source>
<translation>(^| )(ages?|alter|eta|sex|gender|geschlecht|sesso|genere|zip|zip ?code|post ?codes?|postal ?code|plz|postleitzahl|cap|region|regione|bundesland|kreis|provincia|county|district|city|stadt|comune|citta|town|country|nationality|nationalitat|staatsangehorigkeit|nazionalita|cittadinanza|marital( status)?|familienstand|stato civile|occupation|job|beruf|professione|education|bildung|istruzione|race|ethnicity|birth ?year|year of birth|geburtsjahr|anno (di )?nascita|household|haushalt|children|kinder|figli)( |$)</translation>
</message>
<message>
<source>(^| )(e ?mails?|mail|e ?mail ?(adresse|address)|mailadresse|posta elettronica|indirizzo (e ?mail|mail)|(tele)?phones?|(tele|mobil|festnetz)?fon|telefon|(telefon|mobil|handy|ruf|fax)nummer|mobile|mobil|handy|cell|cellulare|telefono|fax|tel)( |$)</source>
<translation>(^| )(e ?mails?|mail|e ?mail ?(adresse|address)|mailadresse|posta elettronica|indirizzo (e ?mail|mail)|(tele)?phones?|(tele|mobil|festnetz)?fon|telefon|(telefon|mobil|handy|ruf|fax)nummer|mobile|mobil|handy|cell|cellulare|telefono|fax|tel)( |$)</translation>
</message>
<message>
<source>(^| )(ip|mac|mail)( |$)</source>
<translation>(^| )(ip|mac|mail)( |$)</translation>
</message>
<message>
<source>(^| )(name|names|surnames?|fore ?names?|(first|last|full|middle|maiden|given|family|user|real) ?names?|(nach|vor|familien|geburts|ruf|zu|personen|patienten|kunden|mitarbeiter|benutzer)namen?|namen|nome|cognome|nominativo|nominativi|nom|prenom|nombre|apellidos?)( |$)</source>
<translation>(^| )(name|names|surnames?|fore ?names?|(first|last|full|middle|maiden|given|family|user|real) ?names?|(nach|vor|familien|geburts|ruf|zu|personen|patienten|kunden|mitarbeiter|benutzer)namen?|namen|nome|cognome|nominativo|nominativi|nom|prenom|nombre|apellidos?)( |$)</translation>
</message>
<message>
<source>(^| )(persons?|patient(in|en)?|customer|client|employee|resident|owner|holder|contact|student|teacher|doctor|physician|author|kunde|kundin|mitarbeiter(in)?|inhaber(in)?|arzt|bewohner(in)?|ansprechpartner|schuler(in)?|paziente|cliente|dipendente|intestatario|medico|studente|persona|utente)( |$)</source>
<translation>(^| )(persons?|patient(in|en)?|customer|client|employee|resident|owner|holder|contact|student|teacher|doctor|physician|author|kunde|kundin|mitarbeiter(in)?|inhaber(in)?|arzt|bewohner(in)?|ansprechpartner|schuler(in)?|paziente|cliente|dipendente|intestatario|medico|studente|persona|utente)( |$)</translation>
</message>
<message>
<source>(^| )(product|prodotto|produkt|country|land|paese|region|regione|city|stadt|citta|comune|ort|town|file|datei|brand|marke|marca|company|firma|azienda|school|schule|scuola|hospital|ospedale|drug|farmaco|medication|activity|event|course|kurs|corso|project|projekt|progetto|department|abteilung|reparto|team|group|gruppe|gruppo|category|class|test|variable|state|county|district|sheet|column)( |$)</source>
<translation>(^| )(product|prodotto|produkt|country|land|paese|region|regione|city|stadt|citta|comune|ort|town|file|datei|brand|marke|marca|company|firma|azienda|school|schule|scuola|hospital|ospedale|drug|farmaco|medication|activity|event|course|kurs|corso|project|projekt|progetto|department|abteilung|reparto|team|group|gruppe|gruppo|category|class|test|variable|state|county|district|sheet|column)( |$)</translation>
</message>
<message>
<source>({infinite} of them infinite)</source>
<translation>(davon {infinite} unendlich)</translation>
</message>
<message>
<source>({i} rows)</source>
<translation>({i} Zeilen)</translation>
</message>
<message>
<source>(ε, δ)-differentially private per person with ε = {epsilon} and δ = {delta}.</source>
<translation>(ε, δ)-differentiell privat pro Person mit ε = {epsilon} und δ = {delta}.</translation>
</message>
<message>
<source>, and {more} more</source>
<translation>, und {more} weitere</translation>
</message>
<message>
<source>, the largest centroid difference {partition_centroid_difference}</source>
<translation>, der größte Unterschied der Zentroide {partition_centroid_difference}</translation>
</message>
<message>
<source>/Library/Application Support/Sfumato</source>
<translation>/Library/Application Support/Sfumato</translation>
</message>
<message>
<source>0.01 per column</source>
<translation>0,01 pro Spalte</translation>
</message>
<message>
<source>1 + b·ln(1/(2δ₁)): an edge of one person passes with probability δ₁ at most.</source>
<translation>1 + b·ln(1/(2δ₁)): Eine Kante einer Person kommt höchstens mit Wahrscheinlichkeit δ₁ durch.</translation>
</message>
<message>
<source>1 class holds one single value, which is thereby disclosed</source>
<translation>1 Klasse enthält einen einzigen Wert, der dadurch offengelegt ist</translation>
</message>
<message>
<source>1 field</source>
<translation>1 Feld</translation>
</message>
<message>
<source>1 keeps every edge; 0 lets edges vanish that the noise took to zero. For weights that are not whole numbers, 1 stands for the next number of one digit below the smallest weight of the file.</source>
<translation>1 behält jede Kante; 0 lässt Kanten verschwinden, die das Rauschen auf null brachte. Bei nicht ganzzahligen Gewichten steht 1 für die nächste Zahl mit einer Ziffer unter dem kleinsten Gewicht der Datei.</translation>
</message>
<message>
<source>1 likeliest, 5 least likely</source>
<translation>1 am wahrscheinlichsten, 5 am wenigsten</translation>
</message>
<message>
<source>1 minus the residual distance, as the reference program prints it; not comparable with the others.</source>
<translation>1 minus Restabstand, wie das Referenzprogramm ihn ausgibt; mit den anderen nicht vergleichbar.</translation>
</message>
<message>
<source>1 parameter</source>
<translation>1 Parameter</translation>
</message>
<message>
<source>1 row</source>
<translation>1 Zeile</translation>
</message>
<message>
<source>1 sensitive value</source>
<translation>1 sensibler Wert</translation>
</message>
<message>
<source>1 to {numbers}, in the order of the rows</source>
<translation>1 bis {numbers}, in der Reihenfolge der Zeilen</translation>
</message>
<message>
<source>1.0 with blur, 0.5 without</source>
<translation>1,0 mit Mittelwerten, 0,5 ohne</translation>
</message>
<message>
<source>1: the same distribution of variants; 0: nothing in common. Equal variants are matched first.</source>
<translation>1: dieselbe Verteilung der Varianten; 0: nichts gemeinsam. Gleiche Varianten werden zuerst zugeordnet.</translation>
</message>
<message>
<source>4 up to 12 points, else 6</source>
<translation>4 bis zu 12 Punkten, sonst 6</translation>
</message>
<message>
<source>: something else is in it, or another version of pyarrow wrote it</source>
<translation>: Etwas anderes ist darin, oder eine andere Version von pyarrow hat es geschrieben</translation>
</message>
<message>
<source>; about ε = {reach} would let the strongest tenth of the edges through</source>
<translation>; etwa ε = {reach} ließe das stärkste Zehntel der Kanten durch</translation>
</message>
<message>
<source>A column that is an identifier</source>
<translation>Eine Spalte, die ein Identifikator ist</translation>
</message>
<message>
<source>A component whose variances (on standardised columns) add up to less does not leave its site, nor the house.</source>
<translation>Eine Komponente, deren Varianzen (auf standardisierten Spalten) zusammen weniger ergeben, verlässt weder ihren Standort noch das Haus.</translation>
</message>
<message>
<source>A key for the masks, nothing of the rows. Its fingerprint is {key}.</source>
<translation>Ein Schlüssel für die Masken, nichts von den Zeilen. Sein Fingerabdruck ist {key}.</translation>
</message>
<message>
<source>A person counts</source>
<translation>Eine Person zählt</translation>
</message>
<message>
<source>A person is who has one spelling in the person column, capitals, blanks and invisible characters aside.</source>
<translation>Eine Person ist, wer in der Personenspalte eine Schreibweise hat, von Großbuchstaben, Leerzeichen und unsichtbaren Zeichen abgesehen.</translation>
</message>
<message>
<source>A person with several series is protected as several series.</source>
<translation>Eine Person mit mehreren Reihen ist wie mehrere Reihen geschützt.</translation>
</message>
<message>
<source>A point is core when at least so many points, itself counted, lie within ε.</source>
<translation>Ein Punkt ist Kern, wenn mindestens so viele Punkte, er selbst mitgezählt, innerhalb von ε liegen.</translation>
</message>
<message>
<source>A row is covered where a component is at least as dense as a normal distribution of this share of the columns' standard deviations is at three of its own. Smaller: more components.</source>
<translation>Eine Zeile ist abgedeckt, wo eine Komponente mindestens so dicht ist wie eine Normalverteilung mit diesem Anteil der Standardabweichungen der Spalten bei drei ihrer eigenen. Kleiner: mehr Komponenten.</translation>
</message>
<message>
<source>A single negative number, such as -1, that stands in many cells while nothing else is negative usually means 'not observed'. Declare it under Missing values, or say that it was measured.</source>
<translation>Eine einzelne negative Zahl wie -1, die in vielen Zellen steht, während sonst nichts negativ ist, heißt meist „nicht beobachtet“. Geben Sie sie unter Fehlende Werte an, oder sagen Sie, dass sie gemessen wurde.</translation>
</message>
<message>
<source>A site chooses k by</source>
<translation>Ein Standort wählt k nach</translation>
</message>
<message>
<source>A site that has more lets each reach farther, a quarter at a time, until so few are left.</source>
<translation>Ein Standort, der mehr hat, lässt jeden weiter reichen, jeweils um ein Viertel, bis so wenige übrig sind.</translation>
</message>
<message>
<source>A site that has not answered after this long stops the run; nothing is released.</source>
<translation>Ein Standort, der so lange nicht geantwortet hat, hält den Lauf an; nichts wird freigegeben.</translation>
</message>
<message>
<source>A table file with two columns, raw label and category. Merging labels into categories is the strongest protection there is: fewer edges rest on one person.</source>
<translation>Eine Tabellendatei mit zwei Spalten, Rohbezeichnung und Kategorie. Bezeichnungen zu Kategorien zusammenzufassen ist der stärkste Schutz, den es gibt: Weniger Kanten beruhen auf einer Person.</translation>
</message>
<message>
<source>A table with one row a variant: the activities as a JSON list or joined by commas.</source>
<translation>Eine Tabelle mit einer Zeile je Variante: die Aktivitäten als JSON-Liste oder durch Kommas verbunden.</translation>
</message>
<message>
<source>Activities changed inside cases that stay.</source>
<translation>Innerhalb bleibender Fälle geänderte Aktivitäten.</translation>
</message>
<message>
<source>Activities of whole cases added.</source>
<translation>Aktivitäten ganzer hinzugefügter Fälle.</translation>
</message>
<message>
<source>Activities of whole cases removed.</source>
<translation>Aktivitäten ganzer entfernter Fälle.</translation>
</message>
<message>
<source>Activity</source>
<translation>Aktivität</translation>
</message>
<message>
<source>Address such as tcp://host:8786: each site's file is read on its worker and stays there. Whoever may submit work to the scheduler can run any code on the workers, and scheduler and workers can run code here: only machines of your own house.</source>
<translation>Adresse wie tcp://host:8786: Die Datei jedes Standorts wird auf seinem Rechner gelesen und bleibt dort. Wer dem Scheduler Arbeit geben darf, kann auf den Rechnern beliebigen Code ausführen, und Scheduler und Rechner können hier Code ausführen: nur Maschinen Ihres eigenen Hauses.</translation>
</message>
<message>
<source>Adds exact integer noise to the count of every variant and releases those above a threshold: (ε, δ)-differential privacy for every case, or every person whose column is named.</source>
<translation>Fügt der Anzahl jeder Variante exaktes ganzzahliges Rauschen hinzu und gibt die über einer Schwelle frei: (ε, δ)-Differential Privacy für jeden Fall oder für jede Person, deren Spalte genannt ist.</translation>
</message>
<message>
<source>Adds noise to numbers; the distribution can be reconstructed, the single value cannot.</source>
<translation>Fügt Zahlen Rauschen hinzu; die Verteilung lässt sich rekonstruieren, der einzelne Wert nicht.</translation>
</message>
<message>
<source>Adjusted Rand index to EM on pooled rows with its own number of components, by least BIC: 1 the same, 0 unrelated.</source>
<translation>Adjustierter Rand-Index zu EM auf zusammengelegten Zeilen mit eigener Zahl von Komponenten, nach kleinstem BIC: 1 gleich, 0 ohne Zusammenhang.</translation>
</message>
<message>
<source>Adjusted Rand index to the best of five runs on pooled rows, which start elsewhere: 1 the same, 0 unrelated.</source>
<translation>Adjustierter Rand-Index zum besten von fünf Läufen auf zusammengelegten Zeilen, die anderswo beginnen: 1 gleich, 0 ohne Zusammenhang.</translation>
</message>
<message>
<source>Adjusted Rand index to the same method on pooled rows: 1 the same, 0 unrelated.</source>
<translation>Adjustierter Rand-Index zum selben Verfahren auf zusammengelegten Zeilen: 1 gleich, 0 ohne Zusammenhang.</translation>
</message>
<message>
<source>After noise and threshold</source>
<translation>Nach Rauschen und Schwelle</translation>
</message>
<message>
<source>After the low rank</source>
<translation>Nach dem niedrigen Rang</translation>
</message>
<message>
<source>After the noise</source>
<translation>Nach dem Rauschen</translation>
</message>
<message>
<source>Agreement with a central run</source>
<translation>Übereinstimmung mit einem zentralen Lauf</translation>
</message>
<message>
<source>Agreement with the central result</source>
<translation>Übereinstimmung mit dem zentralen Ergebnis</translation>
</message>
<message>
<source>All directed</source>
<translation>Alle gerichtet</translation>
</message>
<message>
<source>All messages that crossed a site's border.</source>
<translation>Alle Nachrichten, die die Grenze eines Standorts überschritten.</translation>
</message>
<message>
<source>All series must have the same number of points. Window cuts them to a common length; bucket keeps one length, so that each length can be released on its own.</source>
<translation>Alle Reihen müssen gleich viele Punkte haben. „Fenster“ schneidet sie auf eine gemeinsame Länge; „Fach“ behält eine Länge, sodass jede Länge für sich freigegeben werden kann.</translation>
</message>
<message>
<source>All undirected</source>
<translation>Alle ungerichtet</translation>
</message>
<message>
<source>All {rows} rows with all clustered columns.</source>
<translation>Alle {rows} Zeilen mit allen geclusterten Spalten.</translation>
</message>
<message>
<source>Allow them</source>
<translation>Erlauben Sie sie</translation>
</message>
<message>
<source>An activity is</source>
<translation>Eine Aktivität ist</translation>
</message>
<message>
<source>An adjacency matrix should have a row and a column for every node.</source>
<translation>Eine Adjazenzmatrix sollte für jeden Knoten eine Zeile und eine Spalte haben.</translation>
</message>
<message>
<source>An edge list has a source and a target in every row. An adjacency matrix has the same labels along the first row and the first column.</source>
<translation>Eine Kantenliste hat in jeder Zeile eine Quelle und ein Ziel. Eine Adjazenzmatrix hat dieselben Bezeichnungen in der ersten Zeile und der ersten Spalte.</translation>
</message>
<message>
<source>An edge needs both ends. Rows that are left out are counted.</source>
<translation>Eine Kante braucht beide Enden. Ausgelassene Zeilen werden gezählt.</translation>
</message>
<message>
<source>Anonymizing</source>
<translation>Anonymisieren</translation>
</message>
<message>
<source>Any row only: the chosen columns move as one block, so that links between them stay.</source>
<translation>Nur bei „beliebige Zeile“: Die gewählten Spalten bewegen sich als ein Block, sodass Zusammenhänge zwischen ihnen bleiben.</translation>
</message>
<message>
<source>Are united with a neighbour first</source>
<translation>Werden zuerst mit einem Nachbarn vereinigt</translation>
</message>
<message>
<source>Are widened and moved, or stay</source>
<translation>Werden verbreitert und verschoben, oder bleiben</translation>
</message>
<message>
<source>As the reference program counts: every surplus case costs the largest distance + 10.</source>
<translation>Wie das Referenzprogramm zählt: Jeder überzählige Fall kostet den größten Abstand + 10.</translation>
</message>
<message>
<source>At most {cases_per_person} cases of every person count, chosen at random.</source>
<translation>Höchstens {cases_per_person} Fälle jeder Person zählen, zufällig gewählt.</translation>
</message>
<message>
<source>Attack</source>
<translation>Angriff</translation>
</message>
<message>
<source>Attack on edges</source>
<translation>Angriff auf Kanten</translation>
</message>
<message>
<source>Attack on edges, never above</source>
<translation>Angriff auf Kanten, nie über</translation>
</message>
<message>
<source>Attack on series</source>
<translation>Angriff auf Reihen</translation>
</message>
<message>
<source>Attack on series, never above</source>
<translation>Angriff auf Reihen, nie über</translation>
</message>
<message>
<source>Attack success</source>
<translation>Angriffserfolg</translation>
</message>
<message>
<source>Attack success on the original</source>
<translation>Angriffserfolg am Original</translation>
</message>
<message>
<source>Attack success, 3 points</source>
<translation>Angriffserfolg, 3 Punkte</translation>
</message>
<message>
<source>Attack success, 3 points without pattern</source>
<translation>Angriffserfolg, 3 Punkte ohne Muster</translation>
</message>
<message>
<source>Attack success, worst case</source>
<translation>Angriffserfolg, schlimmster Fall</translation>
</message>
<message>
<source>Attacker by weight (AUC)</source>
<translation>Angreifer nach Gewicht (AUC)</translation>
</message>
<message>
<source>Attacking</source>
<translation>Angreifen</translation>
</message>
<message>
<source>Bar |</source>
<translation>Senkrechter Strich |</translation>
</message>
<message>
<source>Best attacker (AUC)</source>
<translation>Bester Angreifer (AUC)</translation>
</message>
<message>
<source>Best attacker, standard error</source>
<translation>Bester Angreifer, Standardfehler</translation>
</message>
<message>
<source>Beyond this nothing is released, whatever the reason.</source>
<translation>Jenseits davon wird nichts freigegeben, was auch immer die Begründung ist.</translation>
</message>
<message>
<source>Bins of the reconstruction</source>
<translation>Klassen der Rekonstruktion</translation>
</message>
<message>
<source>Blanks</source>
<translation>Leerzeichen</translation>
</message>
<message>
<source>Blurs every weight, most of all where one person stands behind it, and smooths the whole by low rank. Keeps which edges exist; a heuristic.</source>
<translation>Verwischt jedes Gewicht, am meisten dort, wo eine Person dahintersteht, und glättet das Ganze durch niedrigen Rang. Welche Kanten es gibt, bleibt; eine Heuristik.</translation>
</message>
<message>
<source>Border log</source>
<translation>Grenzprotokoll</translation>
</message>
<message>
<source>Both layers are always published, also an empty one.</source>
<translation>Beide Ebenen werden immer veröffentlicht, auch eine leere.</translation>
</message>
<message>
<source>Bounds what each person adds, adds exact noise and publishes only edges that many people drew. A guarantee per person; needs a large study.</source>
<translation>Begrenzt, was jede Person beiträgt, fügt exaktes Rauschen hinzu und veröffentlicht nur Kanten, die viele gezeichnet haben. Eine Garantie pro Person; braucht eine große Studie.</translation>
</message>
<message>
<source>Bytes sent</source>
<translation>Gesendete Bytes</translation>
</message>
<message>
<source>CAREFUL: {name} leaves the public bounds {j} to {value}: is it in the same unit?</source>
<translation>VORSICHT: {name} verlässt die öffentlichen Grenzen {j} bis {value}: Ist es dieselbe Einheit?</translation>
</message>
<message>
<source>Case</source>
<translation>Fall</translation>
</message>
<message>
<source>Case disclosure</source>
<translation>Offenlegung von Fällen</translation>
</message>
<message>
<source>Case disclosure, average case</source>
<translation>Offenlegung von Fällen, durchschnittlicher Fall</translation>
</message>
<message>
<source>Case disclosure, average knowledge</source>
<translation>Offenlegung von Fällen, durchschnittliches Wissen</translation>
</message>
<message>
<source>Case disclosure, never above</source>
<translation>Offenlegung von Fällen, nie über</translation>
</message>
<message>
<source>Cases</source>
<translation>Fälle</translation>
</message>
<message>
<source>Cases by their number of activities.</source>
<translation>Fälle nach der Zahl ihrer Aktivitäten.</translation>
</message>
<message>
<source>Cases covered</source>
<translation>Abgedeckte Fälle</translation>
</message>
<message>
<source>Cases kept per person</source>
<translation>Behaltene Fälle pro Person</translation>
</message>
<message>
<source>Cases released</source>
<translation>Freigegebene Fälle</translation>
</message>
<message>
<source>Cell texts that mean 'not observed', separated by commas, such as -1, n/a.</source>
<translation>Zelltexte, die „nicht beobachtet“ heißen, durch Kommas getrennt, etwa -1, n/a.</translation>
</message>
<message>
<source>Cells are intervals</source>
<translation>Zellen sind Intervalle</translation>
</message>
<message>
<source>Chain of steps</source>
<translation>Kette von Schritten</translation>
</message>
<message>
<source>Chance of failure</source>
<translation>Fehlerwahrscheinlichkeit</translation>
</message>
<message>
<source>Chance of failure and people</source>
<translation>Fehlerwahrscheinlichkeit und Personen</translation>
</message>
<message>
<source>Chance to single out a case when three of its activities (fewer where no case has three) are known in order, for an average case of each of the two logs.</source>
<translation>Chance, einen Fall herauszufinden, wenn drei seiner Aktivitäten (weniger, wo kein Fall drei hat) in Reihenfolge bekannt sind, für einen durchschnittlichen Fall jedes der beiden Protokolle.</translation>
</message>
<message>
<source>Chance to single out a case when three of its activities (fewer where no case has three) are known in order, for an average case: before, after. After: among the cases of the original whose variant is released.</source>
<translation>Chance, einen Fall herauszufinden, wenn drei seiner Aktivitäten (weniger, wo kein Fall drei hat) in Reihenfolge bekannt sind, für einen durchschnittlichen Fall: vorher, nachher. Nachher: unter den Fällen des Originals, deren Variante freigegeben ist.</translation>
</message>
<message>
<source>Cheapest flow</source>
<translation>Günstigster Fluss</translation>
</message>
<message>
<source>Check other splits</source>
<translation>Andere Aufteilungen prüfen</translation>
</message>
<message>
<source>Checking</source>
<translation>Prüfen</translation>
</message>
<message>
<source>Checks as told</source>
<translation>Prüfungen wie angegeben</translation>
</message>
<message>
<source>Choosing among several draws, or m by the look of the result, is not covered: the release is always a fresh draw.</source>
<translation>Unter mehreren Ziehungen zu wählen, oder m nach dem Aussehen des Ergebnisses, ist nicht abgedeckt: Die Freigabe ist immer eine neue Ziehung.</translation>
</message>
<message>
<source>Classes</source>
<translation>Klassen</translation>
</message>
<message>
<source>Classes that hold one single value, which is thereby disclosed.</source>
<translation>Klassen mit einem einzigen Wert, der dadurch offengelegt ist.</translation>
</message>
<message>
<source>Classifier</source>
<translation>Klassifikator</translation>
</message>
<message>
<source>Clip to the possible values</source>
<translation>Auf Mögliches begrenzen</translation>
</message>
<message>
<source>Closeness of the sample</source>
<translation>Nähe der Stichprobe</translation>
</message>
<message>
<source>Cluster what several sites hold without pooling it; release models and samples, not rows.</source>
<translation>Clustern, was mehrere Standorte haben, ohne es zusammenzulegen; freigegeben werden Modelle und Stichproben, keine Zeilen.</translation>
</message>
<message>
<source>Clustering</source>
<translation>Clustern</translation>
</message>
<message>
<source>Clustering needs every number of a row.</source>
<translation>Clustern braucht jede Zahl einer Zeile.</translation>
</message>
<message>
<source>Clusters</source>
<translation>Cluster</translation>
</message>
<message>
<source>Clusters k</source>
<translation>Cluster k</translation>
</message>
<message>
<source>Clusters: AUC of telling members from strangers (0.5 is guessing).</source>
<translation>Cluster: AUC beim Unterscheiden von Mitgliedern und Fremden (0,5 ist Raten).</translation>
</message>
<message>
<source>Columns</source>
<translation>Spalten</translation>
</message>
<message>
<source>Columns as loaded</source>
<translation>Spalten wie geladen</translation>
</message>
<message>
<source>Columns as promised</source>
<translation>Spalten wie zugesagt</translation>
</message>
<message>
<source>Columns as the parameters ask</source>
<translation>Spalten, wie die Parameter es verlangen</translation>
</message>
<message>
<source>Columns declared</source>
<translation>Spalten angegeben</translation>
</message>
<message>
<source>Columns described</source>
<translation>Spalten beschrieben</translation>
</message>
<message>
<source>Columns for patterns</source>
<translation>Spalten für Muster</translation>
</message>
<message>
<source>Columns of the original</source>
<translation>Spalten des Originals</translation>
</message>
<message>
<source>Columns present</source>
<translation>Spalten vorhanden</translation>
</message>
<message>
<source>Columns that are clustered: {columns}</source>
<translation>Geclusterte Spalten: {columns}</translation>
</message>
<message>
<source>Columns that are counted: {items}</source>
<translation>Gezählte Spalten: {items}</translation>
</message>
<message>
<source>Columns that name a person or row. They are never released.</source>
<translation>Spalten, die eine Person oder Zeile benennen. Sie werden nie freigegeben.</translation>
</message>
<message>
<source>Columns that no step touches are released as they are.</source>
<translation>Spalten, die kein Schritt berührt, werden freigegeben, wie sie sind.</translation>
</message>
<message>
<source>Columns that nobody should learn about a person, such as a diagnosis.</source>
<translation>Spalten, die niemand über eine Person erfahren soll, etwa eine Diagnose.</translation>
</message>
<message>
<source>Columns that others may know too, such as age, region or occupation: together they can point at one person.</source>
<translation>Spalten, die auch andere kennen können, etwa Alter, Region oder Beruf: Zusammen können sie auf eine Person zeigen.</translation>
</message>
<message>
<source>Columns to cluster by</source>
<translation>Spalten zum Clustern</translation>
</message>
<message>
<source>Columns to protect</source>
<translation>Zu schützende Spalten</translation>
</message>
<message>
<source>Columns told of</source>
<translation>Genannte Spalten</translation>
</message>
<message>
<source>Columns whose values change places. Left empty: the quasi-identifiers, or else every column that is released.</source>
<translation>Spalten, deren Werte die Plätze tauschen. Leer: die Quasi-Identifikatoren, sonst jede freigegebene Spalte.</translation>
</message>
<message>
<source>Columns with few values; empty for all text columns.</source>
<translation>Spalten mit wenigen Werten; leer für alle Textspalten.</translation>
</message>
<message>
<source>Combinations of frequent values that are left out: too few people, or others would be told of.</source>
<translation>Kombinationen häufiger Werte, die ausgelassen sind: zu wenige Personen, oder über andere würde etwas verraten.</translation>
</message>
<message>
<source>Comma ,</source>
<translation>Komma ,</translation>
</message>
<message>
<source>Comma 1,5</source>
<translation>Komma 1,5</translation>
</message>
<message>
<source>Compare the {keep} most frequent</source>
<translation>Die {keep} häufigsten vergleichen</translation>
</message>
<message>
<source>Compared with the original</source>
<translation>Mit dem Original verglichen</translation>
</message>
<message>
<source>Comparing</source>
<translation>Vergleichen</translation>
</message>
<message>
<source>Comparing the logs</source>
<translation>Die Protokolle werden verglichen</translation>
</message>
<message>
<source>Compatibility</source>
<translation>Kompatibilität</translation>
</message>
<message>
<source>Components</source>
<translation>Komponenten</translation>
</message>
<message>
<source>Components at the border</source>
<translation>Komponenten an der Grenze</translation>
</message>
<message>
<source>Components of the merged model</source>
<translation>Komponenten des vereinigten Modells</translation>
</message>
<message>
<source>Components refused</source>
<translation>Abgelehnte Komponenten</translation>
</message>
<message>
<source>Confidence</source>
<translation>Konfidenz</translation>
</message>
<message>
<source>Contributors</source>
<translation>Beitragende</translation>
</message>
<message>
<source>Correlated noise</source>
<translation>Korreliertes Rauschen</translation>
</message>
<message>
<source>Correlations, largest difference</source>
<translation>Korrelationen, größter Unterschied</translation>
</message>
<message>
<source>Correlations, mean difference</source>
<translation>Korrelationen, mittlerer Unterschied</translation>
</message>
<message>
<source>Count</source>
<translation>Anzahl</translation>
</message>
<message>
<source>Count them as two people</source>
<translation>Als zwei Personen zählen</translation>
</message>
<message>
<source>Counted anew</source>
<translation>Neu gezählt</translation>
</message>
<message>
<source>Counts above the threshold</source>
<translation>Anzahlen über der Schwelle</translation>
</message>
<message>
<source>Covariances</source>
<translation>Kovarianzen</translation>
</message>
<message>
<source>Cover</source>
<translation>Abdeckung</translation>
</message>
<message>
<source>Cover, dense as a spread of</source>
<translation>Abdeckung, dicht wie eine Streuung von</translation>
</message>
<message>
<source>Cover: how many rows some component is dense at. It finds somewhat more groups than BIC.</source>
<translation>Abdeckung: an wie vielen Zeilen eine Komponente dicht ist. Sie findet etwas mehr Gruppen als BIC.</translation>
</message>
<message>
<source>Cut</source>
<translation>Schnitt</translation>
</message>
<message>
<source>Cut at {name}</source>
<translation>An {name} trennen</translation>
</message>
<message>
<source>Dask scheduler</source>
<translation>Dask-Scheduler</translation>
</message>
<message>
<source>Data file</source>
<translation>Datendatei</translation>
</message>
<message>
<source>Dates such as 03/04/2024</source>
<translation>Daten wie 03/04/2024</translation>
</message>
<message>
<source>Decimal sign</source>
<translation>Dezimalzeichen</translation>
</message>
<message>
<source>Density</source>
<translation>Dichte</translation>
</message>
<message>
<source>Density by representatives (SDBDC)</source>
<translation>Dichte durch Repräsentanten (SDBDC)</translation>
</message>
<message>
<source>Diagonal covariances: fewer numbers leave.</source>
<translation>Diagonale Kovarianzen: Weniger Zahlen gehen hinaus.</translation>
</message>
<message>
<source>Difference</source>
<translation>Unterschied</translation>
</message>
<message>
<source>Difference per case</source>
<translation>Unterschied pro Fall</translation>
</message>
<message>
<source>Difference per event</source>
<translation>Unterschied pro Ereignis</translation>
</message>
<message>
<source>Difference, constant buffer (compatibility)</source>
<translation>Unterschied, fester Puffer (Kompatibilität)</translation>
</message>
<message>
<source>Different sequences of activities in the release.</source>
<translation>Verschiedene Folgen von Aktivitäten in der Freigabe.</translation>
</message>
<message>
<source>Differential privacy: the most one release may cost.</source>
<translation>Differential Privacy: was eine einzelne Freigabe höchstens kosten darf.</translation>
</message>
<message>
<source>Differentially private aggregate</source>
<translation>Differentiell private Zusammenfassung</translation>
</message>
<message>
<source>Digits</source>
<translation>Stellen</translation>
</message>
<message>
<source>Direction</source>
<translation>Richtung</translation>
</message>
<message>
<source>Discretise</source>
<translation>Klassen bilden</translation>
</message>
<message>
<source>Discretise, perturb and swap the columns of a table, and see what an attacker still gets.</source>
<translation>Die Spalten einer Tabelle in Klassen fassen, verrauschen und tauschen und sehen, was ein Angreifer noch erfährt.</translation>
</message>
<message>
<source>Distance from its mean to the nearest published one, in its own standard deviations.</source>
<translation>Abstand von seinem Mittel zum nächsten veröffentlichten, in eigenen Standardabweichungen.</translation>
</message>
<message>
<source>Distance of sample rows to originals, over that of unseen rows: far below 1, it repeats originals.</source>
<translation>Abstand der Stichprobenzeilen zu Originalen, geteilt durch den nie gesehener Zeilen: weit unter 1 wiederholt sie Originale.</translation>
</message>
<message>
<source>Distinct sensitive values</source>
<translation>Verschiedene sensible Werte</translation>
</message>
<message>
<source>Distinct sensitive values: {distinct} are asked for and no column is sensitive</source>
<translation>Verschiedene sensible Werte: {distinct} werden verlangt, und keine Spalte ist sensibel</translation>
</message>
<message>
<source>Draws at ε/m and δ/m that are averaged. Choose it before looking at results: choosing by the utility of the actual release spends privacy that nobody accounts for.</source>
<translation>Ziehungen bei ε/m und δ/m, die gemittelt werden. Wählen Sie es, bevor Sie Ergebnisse ansehen: Nach dem Nutzen der tatsächlichen Freigabe zu wählen, kostet Privatheit, die niemand verbucht.</translation>
</message>
<message>
<source>Drop a table here: one row a person, one column an attribute. CSV, Parquet or Excel.</source>
<translation>Ziehen Sie eine Tabelle hierher: eine Zeile je Person, eine Spalte je Merkmal. CSV, Parquet oder Excel.</translation>
</message>
<message>
<source>Drop a table of series here: one row a person, meter or product, one column a time point.</source>
<translation>Ziehen Sie eine Tabelle mit Reihen hierher: eine Zeile je Person, Zähler oder Produkt, eine Spalte je Zeitpunkt.</translation>
</message>
<message>
<source>Drop an event log here: XES, XES.gz, or a table with a case, an activity and a time a row.</source>
<translation>Ziehen Sie ein Ereignisprotokoll hierher: XES, XES.gz oder eine Tabelle mit Fall, Aktivität und Zeit je Zeile.</translation>
</message>
<message>
<source>Drop one table a site, or one table to split into sites and rehearse.</source>
<translation>Ziehen Sie eine Tabelle je Standort hierher, oder eine Tabelle, um sie zur Probe auf Standorte aufzuteilen.</translation>
</message>
<message>
<source>Drop participants' maps here: a table of participant, source and target, a file or a sheet for each participant, or an aggregate graph.</source>
<translation>Ziehen Sie die Karten der Teilnehmenden hierher: eine Tabelle mit Teilnehmer, Quelle und Ziel, eine Datei oder ein Blatt je Teilnehmer, oder einen zusammengefassten Graphen.</translation>
</message>
<message>
<source>Drop such series</source>
<translation>Solche Reihen weglassen</translation>
</message>
<message>
<source>Drop them, {whole} series stay</source>
<translation>Weglassen, {whole} Reihen bleiben</translation>
</message>
<message>
<source>Dropped</source>
<translation>Weggelassen</translation>
</message>
<message>
<source>EM begins so often; the most likely end counts.</source>
<translation>So oft beginnt EM; das wahrscheinlichste Ende zählt.</translation>
</message>
<message>
<source>EM on draws</source>
<translation>EM auf Ziehungen</translation>
</message>
<message>
<source>Each disc is a centroid, its area the rows it stands for.</source>
<translation>Jede Scheibe ist ein Zentroid, ihre Fläche die Zeilen, für die er steht.</translation>
</message>
<message>
<source>Each disc is a representative, its area its rows.</source>
<translation>Jede Scheibe ist ein Repräsentant, ihre Fläche seine Zeilen.</translation>
</message>
<message>
<source>Each disc is the mean of a cluster, its area the rows of it.</source>
<translation>Jede Scheibe ist der Mittelwert eines Clusters, ihre Fläche dessen Zeilen.</translation>
</message>
<message>
<source>Each ellipse is a component of the released mixture, at two standard deviations.</source>
<translation>Jede Ellipse ist eine Komponente der freigegebenen Mischung, bei zwei Standardabweichungen.</translation>
</message>
<message>
<source>Each person adds at most one edge of weight 1, in all layers together.</source>
<translation>Jede Person trägt höchstens eine Kante vom Gewicht 1 bei, in allen Ebenen zusammen.</translation>
</message>
<message>
<source>Each person adds at most {c} edges of weight 1, in all layers together.</source>
<translation>Jede Person trägt höchstens {c} Kanten vom Gewicht 1 bei, in allen Ebenen zusammen.</translation>
</message>
<message>
<source>Each person keeps a random c of their edges. Fewer edges a person means less noise. Set it by what you know of the study: taken from the file, it is a fact the promise does not cover.</source>
<translation>Jede Person behält zufällige c ihrer Kanten. Weniger Kanten pro Person heißt weniger Rauschen. Setzen Sie es nach dem, was Sie über die Studie wissen: Aus der Datei genommen, ist es eine Tatsache, die die Zusage nicht abdeckt.</translation>
</message>
<message>
<source>Each site tries 1 up to this many.</source>
<translation>Jeder Standort probiert 1 bis so viele.</translation>
</message>
<message>
<source>Earlier releases</source>
<translation>Frühere Freigaben</translation>
</message>
<message>
<source>Edges</source>
<translation>Kanten</translation>
</message>
<message>
<source>Edges a participant</source>
<translation>Kanten pro Teilnehmer</translation>
</message>
<message>
<source>Edges a person</source>
<translation>Kanten pro Person</translation>
</message>
<message>
<source>Edges a person c</source>
<translation>Kanten pro Person c</translation>
</message>
<message>
<source>Edges at the fringe also carry a random factor of 1 to 5.</source>
<translation>Kanten am Rand tragen auch einen zufälligen Faktor von 1 bis 5.</translation>
</message>
<message>
<source>Edges cut by c</source>
<translation>Durch c gestrichene Kanten</translation>
</message>
<message>
<source>Edges fabricated</source>
<translation>Erfundene Kanten</translation>
</message>
<message>
<source>Edges left out</source>
<translation>Ausgelassene Kanten</translation>
</message>
<message>
<source>Edges lost</source>
<translation>Verlorene Kanten</translation>
</message>
<message>
<source>Edges of a single person also carry a random factor of 1 to 5.</source>
<translation>Kanten einer einzelnen Person tragen auch einen zufälligen Faktor von 1 bis 5.</translation>
</message>
<message>
<source>Edges of fewer than ten</source>
<translation>Kanten von weniger als zehn</translation>
</message>
<message>
<source>Edges of one person</source>
<translation>Kanten einer Person</translation>
</message>
<message>
<source>Edges of one person, number</source>
<translation>Kanten einer Person, Anzahl</translation>
</message>
<message>
<source>Edges on few people are gone</source>
<translation>Kanten mit wenigen Personen sind weg</translation>
</message>
<message>
<source>Edges on fewer people are left out altogether. 1 leaves out none.</source>
<translation>Kanten mit weniger Personen werden ganz ausgelassen. 1 lässt keine aus.</translation>
</message>
<message>
<source>Edges on fewer than {least} people are left out.</source>
<translation>Kanten mit weniger als {least} Personen werden ausgelassen.</translation>
</message>
<message>
<source>Edges over possible edges, before and after.</source>
<translation>Kanten im Verhältnis zu möglichen Kanten, vorher und nachher.</translation>
</message>
<message>
<source>Edit distances</source>
<translation>Editierabstände</translation>
</message>
<message>
<source>Empty CSV</source>
<translation>CSV leeren</translation>
</message>
<message>
<source>Encoding</source>
<translation>Zeichenkodierung</translation>
</message>
<message>
<source>Ends are rounded</source>
<translation>Enden sind gerundet</translation>
</message>
<message>
<source>Ends of envelopes</source>
<translation>Enden der Hüllkurven</translation>
</message>
<message>
<source>Ends of envelopes are rounded outward to three significant digits of the range; where readings are no finer than that, an end is the reading of an extreme series.</source>
<translation>Enden der Hüllkurven sind nach außen auf drei signifikante Stellen der Spannweite gerundet; wo Messwerte nicht feiner sind, ist ein Ende der Messwert einer äußersten Reihe.</translation>
</message>
<message>
<source>Envelopes</source>
<translation>Hüllkurven</translation>
</message>
<message>
<source>Envelopes hold their originals</source>
<translation>Hüllkurven enthalten ihre Originale</translation>
</message>
<message>
<source>Equal rows</source>
<translation>Gleiche Zeilen</translation>
</message>
<message>
<source>Equally many rows in every class protects the rare values; equal widths read better.</source>
<translation>Gleich viele Zeilen in jeder Klasse schützt die seltenen Werte; gleiche Breiten lesen sich besser.</translation>
</message>
<message>
<source>Event logs</source>
<translation>Ereignisprotokolle</translation>
</message>
<message>
<source>Event logs: how surely a case is found by some of its activities, on average.</source>
<translation>Ereignisprotokolle: wie sicher ein Fall an einigen seiner Aktivitäten gefunden wird, im Mittel.</translation>
</message>
<message>
<source>Events</source>
<translation>Ereignisse</translation>
</message>
<message>
<source>Every class (series that share envelope and pattern) holds at least this many different values of every sensitive column. Classes that do not are merged with their nearest neighbour, which makes envelopes wider; no value is ever changed. 1 asks for nothing.</source>
<translation>Jede Klasse (Reihen, die Hüllkurve und Muster teilen) enthält mindestens so viele verschiedene Werte jeder sensiblen Spalte. Klassen, die das nicht tun, werden mit ihrem nächsten Nachbarn vereinigt, was Hüllkurven breiter macht; kein Wert wird je geändert. 1 verlangt nichts.</translation>
</message>
<message>
<source>Every count carries exact noise, and only edges of {least} or more after the noise are published.</source>
<translation>Jede Anzahl trägt exaktes Rauschen, und nur Kanten mit {least} oder mehr nach dem Rauschen werden veröffentlicht.</translation>
</message>
<message>
<source>Every envelope in {k} rows</source>
<translation>Jede Hüllkurve in {k} Zeilen</translation>
</message>
<message>
<source>Every further release of the same log adds its ε and δ.</source>
<translation>Jede weitere Freigabe desselben Protokolls fügt ihr ε und δ hinzu.</translation>
</message>
<message>
<source>Every group in {k} rows</source>
<translation>Jede Gruppe in {k} Zeilen</translation>
</message>
<message>
<source>Every part of a pattern is there</source>
<translation>Jeder Teil eines Musters ist da</translation>
</message>
<message>
<source>Every pattern of an envelope in {p} rows</source>
<translation>Jedes Muster einer Hüllkurve in {p} Zeilen</translation>
</message>
<message>
<source>Every published centroid is the mean of at least {min_count} rows.</source>
<translation>Jedes veröffentlichte Zentroid ist das Mittel von mindestens {min_count} Zeilen.</translation>
</message>
<message>
<source>Every published cluster stands for at least {min_count} rows and tells only size and mean.</source>
<translation>Jeder veröffentlichte Cluster steht für mindestens {min_count} Zeilen und sagt nur Größe und Mittel.</translation>
</message>
<message>
<source>Every published component is the most likely one for at least {min_count} rows of one site, as that site counted, and its variances, over those of the whole model, add up to at least {tau}; the rows of the sample are drawn from the model.</source>
<translation>Jede veröffentlichte Komponente ist die wahrscheinlichste für mindestens {min_count} Zeilen eines Standorts, wie dieser Standort zählte, und ihre Varianzen, geteilt durch die des ganzen Modells, ergeben zusammen mindestens {tau}; die Zeilen der Stichprobe werden aus dem Modell gezogen.</translation>
</message>
<message>
<source>Every published envelope is shared by at least this many series: an attacker who knows values of a series faces at least k candidates.</source>
<translation>Jede veröffentlichte Hüllkurve wird von mindestens so vielen Reihen geteilt: Ein Angreifer, der Werte einer Reihe kennt, steht vor mindestens k Kandidaten.</translation>
</message>
<message>
<source>Every published envelope is shared by at least {k} series, every pattern within it by at least {p}.</source>
<translation>Jede veröffentlichte Hüllkurve wird von mindestens {k} Reihen geteilt, jedes Muster darin von mindestens {p}.</translation>
</message>
<message>
<source>Every published pattern is shared by at least {least} people; whoever adds and subtracts published counts computes no group of fewer, and no value of a column follows from others with certainty.</source>
<translation>Jedes veröffentlichte Muster wird von mindestens {least} Personen geteilt; wer veröffentlichte Anzahlen addiert und abzieht, errechnet keine Gruppe mit weniger, und kein Wert einer Spalte folgt mit Gewissheit aus anderen.</translation>
</message>
<message>
<source>Every published representative is the mean of at least {min_count} rows of one site.</source>
<translation>Jeder veröffentlichte Repräsentant ist das Mittel von mindestens {min_count} Zeilen eines Standorts.</translation>
</message>
<message>
<source>Every published weight carries {params} noise of scale {noise_scale}.</source>
<translation>Jedes veröffentlichte Gewicht trägt {params}-Rauschen der Skala {noise_scale}.</translation>
</message>
<message>
<source>Every such class holds at least {distinct} different sensitive values.</source>
<translation>Jede solche Klasse enthält mindestens {distinct} verschiedene sensible Werte.</translation>
</message>
<message>
<source>Every table is whole</source>
<translation>Jede Tabelle ist vollständig</translation>
</message>
<message>
<source>Every weight reaches the threshold</source>
<translation>Jedes Gewicht erreicht die Schwelle</translation>
</message>
<message>
<source>Exact density clusters (PDBSCAN)</source>
<translation>Exakte Dichtecluster (PDBSCAN)</translation>
</message>
<message>
<source>Exactly DBSCAN, worked on in parts side by side; original points cross between the sites.</source>
<translation>Genau DBSCAN, in Teilen nebeneinander bearbeitet; Originalpunkte gehen zwischen den Standorten hin und her.</translation>
</message>
<message>
<source>Excel</source>
<translation>Excel</translation>
</message>
<message>
<source>Exchanges values between rows: every column keeps its distribution exactly, links fade.</source>
<translation>Tauscht Werte zwischen Zeilen: Jede Spalte behält ihre Verteilung genau, Zusammenhänge verblassen.</translation>
</message>
<message>
<source>Factor law</source>
<translation>Gesetz des Faktors</translation>
</message>
<message>
<source>Facts of the run</source>
<translation>Angaben des Laufs</translation>
</message>
<message>
<source>Failure probability</source>
<translation>Fehlerwahrscheinlichkeit</translation>
</message>
<message>
<source>Failure probability δ</source>
<translation>Fehlerwahrscheinlichkeit δ</translation>
</message>
<message>
<source>Farthest partner</source>
<translation>Fernster Partner</translation>
</message>
<message>
<source>Fewer points than the original are published, with the size and radius of what they stand for.</source>
<translation>Weniger Punkte als im Original werden veröffentlicht, mit Größe und Radius dessen, wofür sie stehen.</translation>
</message>
<message>
<source>Fewest different sensitive values among rows that look alike.</source>
<translation>Wenigste verschiedene sensible Werte unter Zeilen, die gleich aussehen.</translation>
</message>
<message>
<source>Fewest people</source>
<translation>Wenigste Personen</translation>
</message>
<message>
<source>Fewest people behind an edge</source>
<translation>Wenigste Personen hinter einer Kante</translation>
</message>
<message>
<source>Fewest people that stand behind anything published.</source>
<translation>Wenigste Personen, die hinter irgendetwas Veröffentlichtem stehen.</translation>
</message>
<message>
<source>Fewest sensitive values in a class</source>
<translation>Wenigste sensible Werte in einer Klasse</translation>
</message>
<message>
<source>Figures as counted</source>
<translation>Kennzahlen wie gezählt</translation>
</message>
<message>
<source>Figures as declared</source>
<translation>Kennzahlen wie angegeben</translation>
</message>
<message>
<source>File reads</source>
<translation>Datei lesbar</translation>
</message>
<message>
<source>Files are as they were written</source>
<translation>Dateien sind, wie sie geschrieben wurden</translation>
</message>
<message>
<source>Files as promised</source>
<translation>Dateien wie zugesagt</translation>
</message>
<message>
<source>Fill inner gaps</source>
<translation>Innere Lücken füllen</translation>
</message>
<message>
<source>Fill inner gaps by straight lines, {inner} series stay</source>
<translation>Innere Lücken durch Geraden füllen, {inner} Reihen bleiben</translation>
</message>
<message>
<source>Finest level</source>
<translation>Feinste Stufe</translation>
</message>
<message>
<source>First row holds the names</source>
<translation>Erste Zeile enthält die Namen</translation>
</message>
<message>
<source>For a given start: one centroid after another, such as 0,0; 10,10 (in the file's units).</source>
<translation>Für einen gegebenen Start: ein Zentroid nach dem anderen, etwa 0,0; 10,10 (in den Einheiten der Datei).</translation>
</message>
<message>
<source>Form</source>
<translation>Form</translation>
</message>
<message>
<source>Format</source>
<translation>Format</translation>
</message>
<message>
<source>Frequent patterns</source>
<translation>Häufige Muster</translation>
</message>
<message>
<source>Fresh draw</source>
<translation>Neue Ziehung</translation>
</message>
<message>
<source>Fresh randomness</source>
<translation>Frischer Zufall</translation>
</message>
<message>
<source>Fringe</source>
<translation>Rand</translation>
</message>
<message>
<source>From local means</source>
<translation>Aus lokalen Mitteln</translation>
</message>
<message>
<source>Given centroids</source>
<translation>Gegebene Zentroide</translation>
</message>
<message>
<source>Given centroids: {centroids} is not {k} rows of numbers</source>
<translation>Gegebene Zentroide: {centroids} sind nicht {k} Zeilen von Zahlen</translation>
</message>
<message>
<source>Graphs</source>
<translation>Graphen</translation>
</message>
<message>
<source>Graphs: AUC of telling edges of one person apart (0.5 is guessing).</source>
<translation>Graphen: AUC beim Unterscheiden von Kanten einer Person (0,5 ist Raten).</translation>
</message>
<message>
<source>Graphs: fewest people that stand behind a published edge.</source>
<translation>Graphen: wenigste Personen, die hinter einer veröffentlichten Kante stehen.</translation>
</message>
<message>
<source>Graphs: how sure anybody can be that an edge rests on one person.</source>
<translation>Graphen: wie sicher irgendjemand sein kann, dass eine Kante auf einer Person beruht.</translation>
</message>
<message>
<source>Group size</source>
<translation>Gruppengröße</translation>
</message>
<message>
<source>Group size k</source>
<translation>Gruppengröße k</translation>
</message>
<message>
<source>Group sizes</source>
<translation>Gruppengrößen</translation>
</message>
<message>
<source>Grouping by value</source>
<translation>Gruppieren nach Wert</translation>
</message>
<message>
<source>Groups</source>
<translation>Gruppen</translation>
</message>
<message>
<source>Groups series of similar values, then tells shapes apart within each group: narrow envelopes, coarser patterns.</source>
<translation>Gruppiert Reihen ähnlicher Werte und unterscheidet dann Formen in jeder Gruppe: schmale Hüllkurven, gröbere Muster.</translation>
</message>
<message>
<source>Groups series of the same shape, then joins them to envelopes: finer patterns, wider envelopes.</source>
<translation>Gruppiert Reihen gleicher Form und verbindet sie dann zu Hüllkurven: feinere Muster, breitere Hüllkurven.</translation>
</message>
<message>
<source>Groups too small to be answered for were counted with a neighbour: it is not exactly k-means on the pooled rows.</source>
<translation>Gruppen, die zu klein sind, um für sie zu antworten, wurden mit einem Nachbarn gezählt: Es ist nicht genau k-means auf den zusammengelegten Zeilen.</translation>
</message>
<message>
<source>Half of the counting queries have a smaller relative error than this.</source>
<translation>Die Hälfte der Zählabfragen hat einen kleineren relativen Fehler als diesen.</translation>
</message>
<message>
<source>Half-width α</source>
<translation>Halbe Breite α</translation>
</message>
<message>
<source>Header</source>
<translation>Kopfzeile</translation>
</message>
<message>
<source>Horizontal: each site has its own people. Vertical: each site knows other things of them.</source>
<translation>Horizontal: Jeder Standort hat eigene Personen. Vertikal: Jeder Standort weiß anderes über sie.</translation>
</message>
<message>
<source>How an interval is written in a CSV file. Parquet has a column for each end instead.</source>
<translation>Wie ein Intervall in einer CSV-Datei geschrieben wird. Parquet hat stattdessen eine Spalte je Ende.</translation>
</message>
<message>
<source>How dates of a table are read; refused where both readings are possible.</source>
<translation>Wie Daten einer Tabelle gelesen werden; abgelehnt, wo beide Lesarten möglich sind.</translation>
</message>
<message>
<source>How far a representative reaches. Smaller: closer to the central result, more is sent.</source>
<translation>Wie weit ein Repräsentant reicht. Kleiner: näher am zentralen Ergebnis, es wird mehr gesendet.</translation>
</message>
<message>
<source>How far correlations between columns moved, on average.</source>
<translation>Wie weit sich Korrelationen zwischen Spalten im Mittel verschoben.</translation>
</message>
<message>
<source>How far in rank two partners may be apart, as a share of the rows; one rank at least.</source>
<translation>Wie weit zwei Partner im Rang auseinander sein dürfen, als Anteil der Zeilen; mindestens ein Rang.</translation>
</message>
<message>
<source>How far the AUC may be off: it is an estimate from the edges of this one release.</source>
<translation>Wie weit die AUC abweichen kann: Sie ist eine Schätzung aus den Kanten dieser einen Freigabe.</translation>
</message>
<message>
<source>How far the correlation of one pair of columns moved at most.</source>
<translation>Wie weit sich die Korrelation eines Spaltenpaars höchstens verschob.</translation>
</message>
<message>
<source>How far the degrees moved on average, in its own unit.</source>
<translation>Wie weit sich die Grade im Mittel verschoben, in ihrer eigenen Einheit.</translation>
</message>
<message>
<source>How far the in-strengths moved on average, in its own unit.</source>
<translation>Wie weit sich die Eingangsstärken im Mittel verschoben, in ihrer eigenen Einheit.</translation>
</message>
<message>
<source>How far the left-over cases are from each other: 0 the same, 1 nothing in common.</source>
<translation>Wie weit die übrigen Fälle voneinander entfernt sind: 0 gleich, 1 nichts gemeinsam.</translation>
</message>
<message>
<source>How far the out-strengths moved on average, in its own unit.</source>
<translation>Wie weit sich die Ausgangsstärken im Mittel verschoben, in ihrer eigenen Einheit.</translation>
</message>
<message>
<source>How far the published shapes are from the true ones: 0 the same, 1 unrelated, 2 opposite.</source>
<translation>Wie weit die veröffentlichten Formen von den wahren entfernt sind: 0 gleich, 1 ohne Zusammenhang, 2 entgegengesetzt.</translation>
</message>
<message>
<source>How far the ten largest singular values moved, relative to their size.</source>
<translation>Wie weit sich die zehn größten Singulärwerte verschoben, im Verhältnis zu ihrer Größe.</translation>
</message>
<message>
<source>How far the weights of edges moved on average, in its own unit.</source>
<translation>Wie weit sich die Kantengewichte im Mittel verschoben, in ihrer eigenen Einheit.</translation>
</message>
<message>
<source>How far {name} moved on average, in its own unit.</source>
<translation>Wie weit sich {name} im Mittel verschoben, in ihrer eigenen Einheit.</translation>
</message>
<message>
<source>How letters are stored. Wrong when é or € look odd in the preview.</source>
<translation>Wie Buchstaben gespeichert sind. Falsch, wenn é oder € in der Vorschau seltsam aussehen.</translation>
</message>
<message>
<source>How likely a variant that only one case has appears in the release.</source>
<translation>Wie wahrscheinlich eine Variante, die nur ein Fall hat, in der Freigabe erscheint.</translation>
</message>
<message>
<source>How likely a variant that only one case has may be released all the same. Left to itself it is the largest power of ten not above 1 / (10 · number of cases), or of persons where a person column is set.</source>
<translation>Wie wahrscheinlich eine Variante, die nur ein Fall hat, dennoch freigegeben werden darf. Ohne Angabe ist es die größte Zehnerpotenz, die 1 / (10 · Zahl der Fälle) nicht überschreitet, oder der Personen, wo eine Personenspalte gesetzt ist.</translation>
</message>
<message>
<source>How likely the promise fails for a case; for a person where a person column is set.</source>
<translation>Wie wahrscheinlich die Zusage für einen Fall nicht hält; für eine Person, wo eine Personenspalte gesetzt ist.</translation>
</message>
<message>
<source>How local components become one model.</source>
<translation>Wie lokale Komponenten zu einem Modell werden.</translation>
</message>
<message>
<source>How many activities must be changed, added or removed to turn one log into the other.</source>
<translation>Wie viele Aktivitäten geändert, hinzugefügt oder entfernt werden müssen, um ein Protokoll in das andere zu verwandeln.</translation>
</message>
<message>
<source>How many artificial rows are drawn from the mixture for the release.</source>
<translation>Wie viele künstliche Zeilen für die Freigabe aus der Mischung gezogen werden.</translation>
</message>
<message>
<source>How many cases a variant has.</source>
<translation>Wie viele Fälle eine Variante hat.</translation>
</message>
<message>
<source>How many centroids.</source>
<translation>Wie viele Zentroide.</translation>
</message>
<message>
<source>How many compact parts of space are clustered side by side. The labels never depend on it.</source>
<translation>Wie viele kompakte Teile des Raums nebeneinander geclustert werden. Die Zuordnungen hängen nie davon ab.</translation>
</message>
<message>
<source>How many different envelopes are published.</source>
<translation>Wie viele verschiedene Hüllkurven veröffentlicht werden.</translation>
</message>
<message>
<source>How many groups are released.</source>
<translation>Wie viele Gruppen freigegeben werden.</translation>
</message>
<message>
<source>How many normal distributions the released mixture has.</source>
<translation>Wie viele Normalverteilungen die freigegebene Mischung hat.</translation>
</message>
<message>
<source>How many of their edges were left out.</source>
<translation>Wie viele ihrer Kanten ausgelassen wurden.</translation>
</message>
<message>
<source>How many of them a release with these parameters shows on average.</source>
<translation>Wie viele davon eine Freigabe mit diesen Parametern im Mittel zeigt.</translation>
</message>
<message>
<source>How many people had more than c edges.</source>
<translation>Wie viele Personen mehr als c Kanten hatten.</translation>
</message>
<message>
<source>How many points the window keeps, or which length the bucket holds.</source>
<translation>Wie viele Punkte das Fenster behält oder welche Länge das Fach hat.</translation>
</message>
<message>
<source>How many rows of the release hold which values.</source>
<translation>Wie viele Zeilen der Freigabe welche Werte haben.</translation>
</message>
<message>
<source>How many rows of this house are nearest to each component of the merged model.</source>
<translation>Wie viele Zeilen dieses Hauses jeder Komponente des vereinigten Modells am nächsten sind.</translation>
</message>
<message>
<source>How many rows of this house have each itemset that was named, and how many there are in all.</source>
<translation>Wie viele Zeilen dieses Hauses jede genannte Elementmenge haben, und wie viele es insgesamt gibt.</translation>
</message>
<message>
<source>How many rows there are, and sums and squares of every column over {rows} rows.</source>
<translation>Wie viele Zeilen es gibt, und Summen und Quadrate jeder Spalte über {rows} Zeilen.</translation>
</message>
<message>
<source>How many values of a series the attacker knows where it succeeds most often.</source>
<translation>Wie viele Werte einer Reihe der Angreifer kennt, wo er am häufigsten Erfolg hat.</translation>
</message>
<message>
<source>How many were sent by all sites.</source>
<translation>Wie viele von allen Standorten gesendet wurden.</translation>
</message>
<message>
<source>How much a single case may change the probability of any release: by the factor e^ε at most. Smaller is safer and releases fewer variants.</source>
<translation>Wie stark ein einzelner Fall die Wahrscheinlichkeit jeder Freigabe ändern darf: höchstens um den Faktor e^ε. Kleiner ist sicherer und gibt weniger Varianten frei.</translation>
</message>
<message>
<source>How much of the structure is kept: a number of singular values (12), a fraction of the nodes that have an edge (0.5), or energy:0.9 for as many as carry that share of the squared weights. Smaller is smoother.</source>
<translation>Wie viel von der Struktur bleibt: eine Zahl von Singulärwerten (12), ein Anteil der Knoten mit Kante (0.5) oder energy:0.9 für so viele, wie diesen Anteil der quadrierten Gewichte tragen. Kleiner ist glatter.</translation>
</message>
<message>
<source>How much of the whole variant three known activities give away, as a mean over all triples that occur, in each of the two logs.</source>
<translation>Wie viel von der ganzen Variante drei bekannte Aktivitäten verraten, als Mittel über alle vorkommenden Tripel, in jedem der beiden Protokolle.</translation>
</message>
<message>
<source>How much of the whole variant three known activities give away, as a mean over all triples that occur: before, after.</source>
<translation>Wie viel von der ganzen Variante drei bekannte Aktivitäten verraten, als Mittel über alle vorkommenden Tripel: vorher, nachher.</translation>
</message>
<message>
<source>How often master and sites exchanged messages.</source>
<translation>Wie oft Koordinator und Standorte Nachrichten austauschten.</translation>
</message>
<message>
<source>How small the smallest weight of the file is can be told to one digit.</source>
<translation>Wie klein das kleinste Gewicht der Datei ist, lässt sich auf eine Ziffer genau sagen.</translation>
</message>
<message>
<source>How strong the edge is; whole numbers count people or mentions.</source>
<translation>Wie stark die Kante ist; ganze Zahlen zählen Personen oder Nennungen.</translation>
</message>
<message>
<source>How surely the interval of the privacy level holds the original.</source>
<translation>Wie sicher das Intervall des Schutzniveaus das Original enthält.</translation>
</message>
<message>
<source>How the factors 1 to 5 of the fringe are drawn. Sorted distorts less and hides less.</source>
<translation>Wie die Faktoren 1 bis 5 des Rands gezogen werden. Sortiert verzerrt weniger und verbirgt weniger.</translation>
</message>
<message>
<source>How the file was read is public: what is an edge, the categories of labels, the layers.</source>
<translation>Wie die Datei gelesen wurde, ist öffentlich: was eine Kante ist, die Kategorien der Bezeichnungen, die Ebenen.</translation>
</message>
<message>
<source>How well a model tells released rows from original ones: 0 not at all, 0.25 always.</source>
<translation>Wie gut ein Modell freigegebene Zeilen von originalen unterscheidet: 0 gar nicht, 0,25 immer.</translation>
</message>
<message>
<source>How well light edges point to single people: 0.5 is guessing, 1 is certainty.</source>
<translation>Wie gut leichte Kanten auf einzelne Personen zeigen: 0,5 ist Raten, 1 ist Gewissheit.</translation>
</message>
<message>
<source>How well the release tells rows behind it from other rows: 0.5 a coin, 1 always.</source>
<translation>Wie gut die Freigabe Zeilen dahinter von anderen unterscheidet: 0,5 ein Münzwurf, 1 immer.</translation>
</message>
<message>
<source>IP address</source>
<translation>IP-Adresse</translation>
</message>
<message>
<source>IT CONTAINS {value}.</source>
<translation>ES ENTHÄLT {value}.</translation>
</message>
<message>
<source>Identifier</source>
<translation>Identifikator</translation>
</message>
<message>
<source>Identifiers</source>
<translation>Identifikatoren</translation>
</message>
<message>
<source>In 19 of 20 releases every variant stands for at least so many cases (or persons) of the original.</source>
<translation>In 19 von 20 Freigaben steht jede Variante für mindestens so viele Fälle (oder Personen) des Originals.</translation>
</message>
<message>
<source>In an aggregate: how many people stand behind the edge. Where weights count people, name the weight column here too.</source>
<translation>In einer Zusammenfassung: wie viele Personen hinter der Kante stehen. Wo Gewichte Personen zählen, nennen Sie auch hier die Gewichtsspalte.</translation>
</message>
<message>
<source>In every round the master sees only totals over all sites.</source>
<translation>In jeder Runde sieht der Koordinator nur Summen über alle Standorte.</translation>
</message>
<message>
<source>In the original, not in the release.</source>
<translation>Im Original, nicht in der Freigabe.</translation>
</message>
<message>
<source>In the release, not in the original.</source>
<translation>In der Freigabe, nicht im Original.</translation>
</message>
<message>
<source>In the release.</source>
<translation>In der Freigabe.</translation>
</message>
<message>
<source>Independent columns</source>
<translation>Unabhängige Spalten</translation>
</message>
<message>
<source>Information loss IL1s</source>
<translation>Informationsverlust IL1s</translation>
</message>
<message>
<source>Interval disclosure</source>
<translation>Intervalloffenlegung</translation>
</message>
<message>
<source>Interval style</source>
<translation>Schreibweise der Intervalle</translation>
</message>
<message>
<source>Intervals are in order</source>
<translation>Intervalle sind geordnet</translation>
</message>
<message>
<source>Into how many classes the values of a column are put, at most: ties are never torn apart and small classes are merged.</source>
<translation>In höchstens wie viele Klassen die Werte einer Spalte kommen: Gleiche werden nie getrennt, kleine Klassen vereinigt.</translation>
</message>
<message>
<source>It contains no row, no value of a single row, and nothing that stands for fewer than {floor} rows.</source>
<translation>Es enthält keine Zeile, keinen Wert einer einzelnen Zeile und nichts, was für weniger als {floor} Zeilen steht.</translation>
</message>
<message>
<source>It is a measured value</source>
<translation>Es ist ein gemessener Wert</translation>
</message>
<message>
<source>It is k-means on the pooled rows from the same start.</source>
<translation>Es ist k-means auf den zusammengelegten Zeilen vom selben Start aus.</translation>
</message>
<message>
<source>It is no differential privacy: the model tells the shape of groups, and who is certain of a group's membership learns what the group is like. Counts are rounded down.</source>
<translation>Es ist keine Differential Privacy: Das Modell verrät die Form von Gruppen, und wer der Zugehörigkeit zu einer Gruppe sicher ist, erfährt, wie die Gruppe ist. Anzahlen werden abgerundet.</translation>
</message>
<message>
<source>It is no differential privacy: what most people with a pattern have in common is told. Counts leave out people of a site where fewer than {least} have the value.{two}</source>
<translation>Es ist keine Differential Privacy: Was die meisten Personen mit einem Muster gemeinsam haben, wird verraten. Anzahlen lassen Personen eines Standorts aus, an dem weniger als {least} den Wert haben.{two}</translation>
</message>
<message>
<source>It means 'not observed'</source>
<translation>Es heißt „nicht beobachtet“</translation>
</message>
<message>
<source>Items in one pattern.</source>
<translation>Elemente in einem Muster.</translation>
</message>
<message>
<source>Itemsets published.</source>
<translation>Veröffentlichte Elementmengen.</translation>
</message>
<message>
<source>Join their neighbour's mean</source>
<translation>Kommen zum Mittel ihres Nachbarn</translation>
</message>
<message>
<source>Joining patterns to groups</source>
<translation>Muster zu Gruppen verbinden</translation>
</message>
<message>
<source>Joins the rows of sites that hold columns; never used otherwise.</source>
<translation>Verbindet die Zeilen von Standorten, die Spalten haben; sonst nie benutzt.</translation>
</message>
<message>
<source>KAPRA (patterns first)</source>
<translation>KAPRA (Muster zuerst)</translation>
</message>
<message>
<source>KS distance {distance}, allowed {limit}</source>
<translation>KS-Abstand {distance}, erlaubt {limit}</translation>
</message>
<message>
<source>Keep back</source>
<translation>Zurückhalten</translation>
</message>
<message>
<source>Keep columns together</source>
<translation>Spalten zusammenhalten</translation>
</message>
<message>
<source>Keep the commonest length</source>
<translation>Die häufigste Länge behalten</translation>
</message>
<message>
<source>Keep the first 2 points or more</source>
<translation>Die ersten 2 oder mehr Punkte behalten</translation>
</message>
<message>
<source>Keep the first of each</source>
<translation>Jeweils den ersten behalten</translation>
</message>
<message>
<source>Keep the first {min} points of all</source>
<translation>Die ersten {min} Punkte von allen behalten</translation>
</message>
<message>
<source>Keep the last of each</source>
<translation>Jeweils den letzten behalten</translation>
</message>
<message>
<source>Keep the order of the file</source>
<translation>Die Reihenfolge der Datei behalten</translation>
</message>
<message>
<source>Keep the points all have</source>
<translation>Die Punkte behalten, die alle haben</translation>
</message>
<message>
<source>Keep the {last} series of {last2} points</source>
<translation>Die {last} Reihen mit {last2} Punkten behalten</translation>
</message>
<message>
<source>Kind of protection</source>
<translation>Art des Schutzes</translation>
</message>
<message>
<source>Kind of weights</source>
<translation>Art der Gewichte</translation>
</message>
<message>
<source>Known distribution</source>
<translation>Bekannte Verteilung</translation>
</message>
<message>
<source>Known values of that attack</source>
<translation>Bekannte Werte dieses Angriffs</translation>
</message>
<message>
<source>Labels are published as they are.</source>
<translation>Bezeichnungen werden veröffentlicht, wie sie sind.</translation>
</message>
<message>
<source>Labels in one spelling</source>
<translation>Bezeichnungen in einer Schreibweise</translation>
</message>
<message>
<source>Labels without a category</source>
<translation>Bezeichnungen ohne Kategorie</translation>
</message>
<message>
<source>Laplace (whole numbers stay whole)</source>
<translation>Laplace (ganze Zahlen bleiben ganz)</translation>
</message>
<message>
<source>Largest chance for one series, whatever the attacker knows of it.</source>
<translation>Größte Chance für eine Reihe, was auch immer der Angreifer von ihr kennt.</translation>
</message>
<message>
<source>Largest cover</source>
<translation>Größte Abdeckung</translation>
</message>
<message>
<source>Largest gap between the two distributions of the degrees.</source>
<translation>Größter Abstand zwischen den beiden Verteilungen der Grade.</translation>
</message>
<message>
<source>Largest gap between the two distributions of the in-strengths.</source>
<translation>Größter Abstand zwischen den beiden Verteilungen der Eingangsstärken.</translation>
</message>
<message>
<source>Largest gap between the two distributions of the out-strengths.</source>
<translation>Größter Abstand zwischen den beiden Verteilungen der Ausgangsstärken.</translation>
</message>
<message>
<source>Largest gap between the two distributions of the weights of edges.</source>
<translation>Größter Abstand zwischen den beiden Verteilungen der Kantengewichte.</translation>
</message>
<message>
<source>Largest gap between the two distributions of {name}.</source>
<translation>Größter Abstand zwischen den beiden Verteilungen: {name}.</translation>
</message>
<message>
<source>Largest possible value</source>
<translation>Größter möglicher Wert</translation>
</message>
<message>
<source>Largest δ in all</source>
<translation>Größtes δ insgesamt</translation>
</message>
<message>
<source>Largest δ per release</source>
<translation>Größtes δ pro Freigabe</translation>
</message>
<message>
<source>Largest ε in all</source>
<translation>Größtes ε insgesamt</translation>
</message>
<message>
<source>Largest ε per release</source>
<translation>Größtes ε pro Freigabe</translation>
</message>
<message>
<source>Layout</source>
<translation>Anordnung</translation>
</message>
<message>
<source>Learning from the original</source>
<translation>Lernen am Original</translation>
</message>
<message>
<source>Learning from the release</source>
<translation>Lernen an der Freigabe</translation>
</message>
<message>
<source>Least BIC</source>
<translation>Kleinstes BIC</translation>
</message>
<message>
<source>Least Kullback–Leibler</source>
<translation>Kleinste Kullback–Leibler-Divergenz</translation>
</message>
<message>
<source>Least confidence</source>
<translation>Mindestkonfidenz</translation>
</message>
<message>
<source>Least mutual support</source>
<translation>Mindeste gegenseitige Stützung</translation>
</message>
<message>
<source>Least spread τ</source>
<translation>Mindeststreuung τ</translation>
</message>
<message>
<source>Least support</source>
<translation>Mindeststützung</translation>
</message>
<message>
<source>Leave out rows with empty cells</source>
<translation>Zeilen mit leeren Zellen auslassen</translation>
</message>
<message>
<source>Leave out rows with missing numbers</source>
<translation>Zeilen mit fehlenden Zahlen auslassen</translation>
</message>
<message>
<source>Leave them out</source>
<translation>Auslassen</translation>
</message>
<message>
<source>Leaves as it is</source>
<translation>Verlässt das Haus unverändert</translation>
</message>
<message>
<source>Left by filtering</source>
<translation>Nach Filtern übrig</translation>
</message>
<message>
<source>Left by filtering, never below</source>
<translation>Nach Filtern übrig, nie unter</translation>
</message>
<message>
<source>Left by the distribution</source>
<translation>Bei bekannter Verteilung übrig</translation>
</message>
<message>
<source>Left by the distribution, never below</source>
<translation>Bei bekannter Verteilung übrig, nie unter</translation>
</message>
<message>
<source>Length kept</source>
<translation>Behaltene Länge</translation>
</message>
<message>
<source>Length of the released cases</source>
<translation>Länge der freigegebenen Fälle</translation>
</message>
<message>
<source>Letters fit the level</source>
<translation>Buchstaben passen zur Stufe</translation>
</message>
<message>
<source>Letters that describe the shape of a series. More letters tell more, and are shared by fewer.</source>
<translation>Buchstaben, die die Form einer Reihe beschreiben. Mehr Buchstaben sagen mehr und werden von weniger geteilt.</translation>
</message>
<message>
<source>Level</source>
<translation>Niveau</translation>
</message>
<message>
<source>Level as claimed</source>
<translation>Stufe wie behauptet</translation>
</message>
<message>
<source>Levels</source>
<translation>Stufen</translation>
</message>
<message>
<source>Lifecycle</source>
<translation>Lebenszyklus</translation>
</message>
<message>
<source>Local components that did not leave their site as they were: too few rows, too little spread.</source>
<translation>Lokale Komponenten, die ihren Standort nicht so verließen, wie sie waren: zu wenige Zeilen, zu geringe Streuung.</translation>
</message>
<message>
<source>Local radius as a share of ε</source>
<translation>Lokaler Radius als Anteil von ε</translation>
</message>
<message>
<source>Log difference</source>
<translation>Protokollunterschied</translation>
</message>
<message>
<source>Log difference divided by the number of original cases.</source>
<translation>Protokollunterschied geteilt durch die Zahl der Originalfälle.</translation>
</message>
<message>
<source>Log difference divided by the number of original events.</source>
<translation>Protokollunterschied geteilt durch die Zahl der Originalereignisse.</translation>
</message>
<message>
<source>Log similarity</source>
<translation>Protokollähnlichkeit</translation>
</message>
<message>
<source>Log-likelihood</source>
<translation>Log-Likelihood</translation>
</message>
<message>
<source>Log-likelihood, central</source>
<translation>Log-Likelihood, zentral</translation>
</message>
<message>
<source>Long layout only: the column that holds the measurement.</source>
<translation>Nur lange Anordnung: die Spalte mit dem Messwert.</translation>
</message>
<message>
<source>Long layout only: what to do where a series has two or more readings for one time point. Readings that are set aside are counted and reported.</source>
<translation>Nur lange Anordnung: was zu tun ist, wo eine Reihe zwei oder mehr Messwerte für einen Zeitpunkt hat. Beiseitegelegte Messwerte werden gezählt und berichtet.</translation>
</message>
<message>
<source>Losses</source>
<translation>Verluste</translation>
</message>
<message>
<source>Makes the run reproducible, for tests and teaching. Whoever knows or guesses the seed can take the noise away again, so a seeded release should not be published; the gate asks for a reason.</source>
<translation>Macht den Lauf wiederholbar, für Tests und Lehre. Wer den Startwert kennt oder errät, kann das Rauschen wieder abziehen; eine Freigabe mit Startwert sollte daher nicht veröffentlicht werden; die Freigabeprüfung verlangt eine Begründung.</translation>
</message>
<message>
<source>Manifest as declared</source>
<translation>Manifest wie angegeben</translation>
</message>
<message>
<source>Manifest reads</source>
<translation>Manifest ist lesbar</translation>
</message>
<message>
<source>Many logs record when a task is scheduled, started and completed. Only completed events gives one event a task; events without a transition count as completed.</source>
<translation>Viele Protokolle halten fest, wann eine Aufgabe geplant, begonnen und abgeschlossen wird. „Nur abgeschlossene“ ergibt ein Ereignis je Aufgabe; Ereignisse ohne Übergang gelten als abgeschlossen.</translation>
</message>
<message>
<source>Mask the sums</source>
<translation>Summen maskieren</translation>
</message>
<message>
<source>Masks between two sites protect nothing from each other: each can subtract its own part from the total.</source>
<translation>Masken zwischen zwei Standorten schützen nichts voreinander: Jeder kann seinen eigenen Teil von der Summe abziehen.</translation>
</message>
<message>
<source>Matrix that is not square</source>
<translation>Matrix, die nicht quadratisch ist</translation>
</message>
<message>
<source>Mean chance that one who knows three values and the pattern of a series picks the right row.</source>
<translation>Mittlere Chance, dass jemand, der drei Werte und das Muster einer Reihe kennt, die richtige Zeile wählt.</translation>
</message>
<message>
<source>Mean chance that one who knows values of a series, and perhaps its pattern, picks the right row, at the number of known values where it is highest.</source>
<translation>Mittlere Chance, dass jemand, der Werte einer Reihe und vielleicht ihr Muster kennt, die richtige Zeile wählt, bei der Anzahl bekannter Werte, bei der sie am höchsten ist.</translation>
</message>
<message>
<source>Mean distance of a cell from its original: numbers in units of √2 standard deviations, a category that changed counts 1.</source>
<translation>Mittlerer Abstand einer Zelle von ihrem Original: Zahlen in Einheiten von √2 Standardabweichungen, eine geänderte Kategorie zählt 1.</translation>
</message>
<message>
<source>Mean relative error of counting queries answered from the release instead of the original.</source>
<translation>Mittlerer relativer Fehler von Zählabfragen, beantwortet aus der Freigabe statt aus dem Original.</translation>
</message>
<message>
<source>Mean weighted clustering of the nodes, before and after.</source>
<translation>Mittleres gewichtetes Clustering der Knoten, vorher und nachher.</translation>
</message>
<message>
<source>Means of tight groups are still near their rows; sizes are exact, and so are radii, which are root mean square distances. {all_but_one}</source>
<translation>Mittel enger Gruppen liegen noch nahe bei ihren Zeilen; Größen sind exakt, ebenso Radien, die quadratisch gemittelte Abstände sind. {all_but_one}</translation>
</message>
<message>
<source>Measuring</source>
<translation>Messen</translation>
</message>
<message>
<source>Measuring the original</source>
<translation>Das Original wird gemessen</translation>
</message>
<message>
<source>Measuring the release</source>
<translation>Die Freigabe wird gemessen</translation>
</message>
<message>
<source>Membership attack</source>
<translation>Mitgliedschaftsangriff</translation>
</message>
<message>
<source>Membership attack, never above</source>
<translation>Mitgliedschaftsangriff, nie über</translation>
</message>
<message>
<source>Merge</source>
<translation>Vereinigen</translation>
</message>
<message>
<source>Merge small patterns by</source>
<translation>Kleine Muster vereinigen nach</translation>
</message>
<message>
<source>Messages between sites and master that hold original rows, values of single rows, or groups of too few. They do not leave with the release.</source>
<translation>Nachrichten zwischen Standorten und Koordinator, die Originalzeilen, Werte einzelner Zeilen oder Gruppen von zu wenigen enthalten. Sie verlassen das Haus nicht mit der Freigabe.</translation>
</message>
<message>
<source>Messages with original points</source>
<translation>Nachrichten mit Originalpunkten</translation>
</message>
<message>
<source>Method: {title}</source>
<translation>Verfahren: {title}</translation>
</message>
<message>
<source>Missing cells</source>
<translation>Fehlende Zellen</translation>
</message>
<message>
<source>Missing values</source>
<translation>Fehlende Werte</translation>
</message>
<message>
<source>Model file</source>
<translation>Modelldatei</translation>
</message>
<message>
<source>Most components of a site</source>
<translation>Meiste Komponenten eines Standorts</translation>
</message>
<message>
<source>Most edges of a person</source>
<translation>Meiste Kanten einer Person</translation>
</message>
<message>
<source>Most items</source>
<translation>Meiste Elemente</translation>
</message>
<message>
<source>Most representatives of a site</source>
<translation>Meiste Repräsentanten eines Standorts</translation>
</message>
<message>
<source>Most rounds</source>
<translation>Meiste Runden</translation>
</message>
<message>
<source>Moves released values into the possible range. This biases the mean and breaks the reconstruction of the distribution.</source>
<translation>Schiebt freigegebene Werte in den möglichen Bereich. Das verzerrt das Mittel und zerstört die Rekonstruktion der Verteilung.</translation>
</message>
<message>
<source>Mutual support</source>
<translation>Gegenseitige Stützung</translation>
</message>
<message>
<source>Naive (values first)</source>
<translation>Naive (Werte zuerst)</translation>
</message>
<message>
<source>Names a person, meter or product. It is never published; in the long layout it says which measurements belong together.</source>
<translation>Benennt eine Person, einen Zähler oder ein Produkt. Wird nie veröffentlicht; in der langen Anordnung sagt es, welche Messungen zusammengehören.</translation>
</message>
<message>
<source>Near in rank: values move only a little and links to other columns stay roughly. Any row: the column is a random permutation of itself.</source>
<translation>Nah im Rang: Werte bewegen sich nur wenig, Zusammenhänge mit anderen Spalten bleiben ungefähr. Beliebige Zeile: Die Spalte ist eine zufällige Umordnung ihrer selbst.</translation>
</message>
<message>
<source>Negative weights</source>
<translation>Negative Gewichte</translation>
</message>
<message>
<source>No class holds fewer rows than this; categories with fewer are merged into (other). Missing cells are a class too: fewer than this are put into another one.</source>
<translation>Keine Klasse enthält weniger Zeilen als diese; Kategorien mit weniger werden zu (other) vereinigt. Auch fehlende Zellen sind eine Klasse: Weniger als diese kommen in eine andere.</translation>
</message>
<message>
<source>No edge is invented.</source>
<translation>Keine Kante ist erfunden.</translation>
</message>
<message>
<source>No edge twice</source>
<translation>Keine Kante doppelt</translation>
</message>
<message>
<source>No file that the manifest does not name</source>
<translation>Keine Datei, die das Manifest nicht nennt</translation>
</message>
<message>
<source>No guarantee: a person may still be found by several columns together.</source>
<translation>Keine Garantie: Eine Person kann durch mehrere Spalten zusammen dennoch gefunden werden.</translation>
</message>
<message>
<source>No identifier</source>
<translation>Kein Identifikator</translation>
</message>
<message>
<source>No invented variant</source>
<translation>Keine erfundene Variante</translation>
</message>
<message>
<source>No masks: the master sees the answers of this house alone.</source>
<translation>Keine Masken: Der Koordinator sieht die Antworten dieses Hauses einzeln.</translation>
</message>
<message>
<source>No original row leaves this house.</source>
<translation>Keine Originalzeile verlässt dieses Haus.</translation>
</message>
<message>
<source>No original row repeated</source>
<translation>Keine Originalzeile wiederholt</translation>
</message>
<message>
<source>No participant named</source>
<translation>Kein Teilnehmer genannt</translation>
</message>
<message>
<source>No trace of the input's origin</source>
<translation>Keine Spur der Herkunft der Eingabe</translation>
</message>
<message>
<source>No weight as it was</source>
<translation>Kein Gewicht, wie es war</translation>
</message>
<message>
<source>No weight under the floor</source>
<translation>Kein Gewicht unter der Untergrenze</translation>
</message>
<message>
<source>Nodes</source>
<translation>Knoten</translation>
</message>
<message>
<source>Noise</source>
<translation>Rauschen</translation>
</message>
<message>
<source>Noise and rounding</source>
<translation>Rauschen und Runden</translation>
</message>
<message>
<source>Noise bound k</source>
<translation>Rauschgrenze k</translation>
</message>
<message>
<source>Noise can be filtered out in part where columns hang together.</source>
<translation>Rauschen lässt sich zum Teil herausfiltern, wo Spalten zusammenhängen.</translation>
</message>
<message>
<source>Noise lies between −k and k; a variant is released when its noisy count is above k.</source>
<translation>Rauschen liegt zwischen −k und k; eine Variante wird freigegeben, wenn ihre verrauschte Anzahl über k liegt.</translation>
</message>
<message>
<source>Noise scale b</source>
<translation>Rauschskala b</translation>
</message>
<message>
<source>Noise within its bound</source>
<translation>Rauschen innerhalb seiner Grenze</translation>
</message>
<message>
<source>Noisy number of cases of every variant, the commonest first.</source>
<translation>Verrauschte Zahl der Fälle jeder Variante, die häufigste zuerst.</translation>
</message>
<message>
<source>Normal noise is mostly small and sometimes large; uniform noise never exceeds ±α.</source>
<translation>Normales Rauschen ist meist klein und manchmal groß; gleichverteiltes überschreitet nie ±α.</translation>
</message>
<message>
<source>Nothing but files</source>
<translation>Nichts als Dateien</translation>
</message>
<message>
<source>Nothing else is in model.json</source>
<translation>Nichts anderes ist in model.json</translation>
</message>
<message>
<source>Nothing else is in the file</source>
<translation>Nichts anderes ist in der Datei</translation>
</message>
<message>
<source>Nothing else is in {name}</source>
<translation>Nichts anderes ist in {name}</translation>
</message>
<message>
<source>Nothing leaves this house with this step; its labels are written here.</source>
<translation>Mit diesem Schritt verlässt nichts dieses Haus; seine Zuordnungen werden hier geschrieben.</translation>
</message>
<message>
<source>Nothing that stands for fewer rows is published or, where the method can, leaves a site.</source>
<translation>Nichts, was für weniger Zeilen steht, wird veröffentlicht oder verlässt, wo das Verfahren es kann, einen Standort.</translation>
</message>
<message>
<source>Nothing that stands for fewer than {floor} rows of this house leaves it, whatever the master asks.</source>
<translation>Nichts, was für weniger als {floor} Zeilen dieses Hauses steht, verlässt es, was auch immer der Koordinator verlangt.</translation>
</message>
<message>
<source>Nothing: no group of this house is large enough.</source>
<translation>Nichts: Keine Gruppe dieses Hauses ist groß genug.</translation>
</message>
<message>
<source>Numbers are put into classes, rare categories are merged. Left empty: the quasi-identifiers, or else every numeric column (in a chain those that are not to be protected).</source>
<translation>Zahlen kommen in Klassen, seltene Kategorien werden vereinigt. Leer: die Quasi-Identifikatoren, sonst jede Zahlenspalte (in einer Kette die, die nicht zu schützen sind).</translation>
</message>
<message>
<source>Numbers of clusters</source>
<translation>Nummern der Cluster</translation>
</message>
<message>
<source>Numbers of the groups</source>
<translation>Nummern der Gruppen</translation>
</message>
<message>
<source>Numeric columns that get noise. Left empty: the columns to protect, or else every numeric one.</source>
<translation>Zahlenspalten, die Rauschen erhalten. Leer: die zu schützenden Spalten, sonst jede Zahlenspalte.</translation>
</message>
<message>
<source>Numeric columns whose exact values must not be released.</source>
<translation>Zahlenspalten, deren genaue Werte nicht freigegeben werden dürfen.</translation>
</message>
<message>
<source>Numeric columns; empty for all of them.</source>
<translation>Zahlenspalten; leer für alle.</translation>
</message>
<message>
<source>ORIGINAL ROWS LEAVE: {leaves}.</source>
<translation>ORIGINALZEILEN VERLASSEN DAS HAUS: {leaves}.</translation>
</message>
<message>
<source>Of all published edges.</source>
<translation>Von allen veröffentlichten Kanten.</translation>
</message>
<message>
<source>Of all rows under the released mixture.</source>
<translation>Aller Zeilen unter der freigegebenen Mischung.</translation>
</message>
<message>
<source>Of the people with the first, so many have the second.</source>
<translation>Von den Personen mit dem Ersten haben so viele das Zweite.</translation>
</message>
<message>
<source>Of the strongest tenth of the edges, how many still are.</source>
<translation>Wie viele des stärksten Zehntels der Kanten es noch sind.</translation>
</message>
<message>
<source>Of two sites each can subtract its own counts from the totals.</source>
<translation>Von zwei Standorten kann jeder seine eigenen Anzahlen von den Summen abziehen.</translation>
</message>
<message>
<source>Of two sites each can subtract its own part from the total.</source>
<translation>Von zwei Standorten kann jeder seinen eigenen Teil von der Summe abziehen.</translation>
</message>
<message>
<source>On how many bins the distribution of the originals is reconstructed from the released values.</source>
<translation>Auf wie vielen Klassen die Verteilung der Originale aus den freigegebenen Werten rekonstruiert wird.</translation>
</message>
<message>
<source>On the original (AUC)</source>
<translation>Am Original (AUC)</translation>
</message>
<message>
<source>Once an edge: the weight of an edge is the number of people who drew it.</source>
<translation>Einmal pro Kante: Das Gewicht einer Kante ist die Zahl der Personen, die sie gezeichnet haben.</translation>
</message>
<message>
<source>One case of every person counts, chosen at random.</source>
<translation>Ein Fall jeder Person zählt, zufällig gewählt.</translation>
</message>
<message>
<source>One envelope a group</source>
<translation>Eine Hüllkurve je Gruppe</translation>
</message>
<message>
<source>One spelling for a value</source>
<translation>Eine Schreibweise je Wert</translation>
</message>
<message>
<source>One who knows values and shape of a curve is left with {p} candidates, not {k}.</source>
<translation>Wer Werte und Form einer Kurve kennt, dem bleiben {p} Kandidaten, nicht {k}.</translation>
</message>
<message>
<source>One-valued classes</source>
<translation>Einwertige Klassen</translation>
</message>
<message>
<source>Only case and activity</source>
<translation>Nur Fall und Aktivität</translation>
</message>
<message>
<source>Only declared columns</source>
<translation>Nur angegebene Spalten</translation>
</message>
<message>
<source>Or vouch for it</source>
<translation>Oder bürgen Sie dafür</translation>
</message>
<message>
<source>Order</source>
<translation>Reihenfolge</translation>
</message>
<message>
<source>Order in the audit</source>
<translation>Reihenfolge in der Prüfakte</translation>
</message>
<message>
<source>Order of the components</source>
<translation>Reihenfolge der Komponenten</translation>
</message>
<message>
<source>Order of the rows</source>
<translation>Reihenfolge der Zeilen</translation>
</message>
<message>
<source>Orders the events of a case; a single - keeps the order of the file. It is never published.</source>
<translation>Ordnet die Ereignisse eines Falls; ein einzelnes - behält die Reihenfolge der Datei. Wird nie veröffentlicht.</translation>
</message>
<message>
<source>Original points</source>
<translation>Originalpunkte</translation>
</message>
<message>
<source>Originals lie in envelopes</source>
<translation>Originale liegen in Hüllkurven</translation>
</message>
<message>
<source>Other columns that are not released.</source>
<translation>Andere Spalten, die nicht freigegeben werden.</translation>
</message>
<message>
<source>Other rows, same columns</source>
<translation>Andere Zeilen, gleiche Spalten</translation>
</message>
<message>
<source>P ({p}) is larger than k ({k})</source>
<translation>P ({p}) ist größer als k ({k})</translation>
</message>
<message>
<source>PageRank, Kendall</source>
<translation>PageRank, Kendall</translation>
</message>
<message>
<source>PageRank, Spearman</source>
<translation>PageRank, Spearman</translation>
</message>
<message>
<source>Parameters as declared</source>
<translation>Parameter wie angegeben</translation>
</message>
<message>
<source>Parameters that differ from the defaults: {joining}</source>
<translation>Parameter, die von den Vorgaben abweichen: {joining}</translation>
</message>
<message>
<source>Parquet</source>
<translation>Parquet</translation>
</message>
<message>
<source>Parquet file</source>
<translation>Parquet-Datei</translation>
</message>
<message>
<source>Participant</source>
<translation>Teilnehmer</translation>
</message>
<message>
<source>Participants</source>
<translation>Teilnehmer</translation>
</message>
<message>
<source>Participants in the file.</source>
<translation>Teilnehmer in der Datei.</translation>
</message>
<message>
<source>Partners</source>
<translation>Partner</translation>
</message>
<message>
<source>Partners: none, the master sees this house alone</source>
<translation>Partner: keine, der Koordinator sieht dieses Haus einzeln</translation>
</message>
<message>
<source>Partners: {others}</source>
<translation>Partner: {others}</translation>
</message>
<message>
<source>Parts</source>
<translation>Teile</translation>
</message>
<message>
<source>Patience with a site</source>
<translation>Geduld mit einem Standort</translation>
</message>
<message>
<source>Pattern</source>
<translation>Muster</translation>
</message>
<message>
<source>Pattern classes that share one sensitive value.</source>
<translation>Musterklassen, die einen sensiblen Wert teilen.</translation>
</message>
<message>
<source>Pattern loss</source>
<translation>Musterverlust</translation>
</message>
<message>
<source>Pattern loss, all series</source>
<translation>Musterverlust, alle Reihen</translation>
</message>
<message>
<source>Pattern size P</source>
<translation>Mustergröße P</translation>
</message>
<message>
<source>Patterns</source>
<translation>Muster</translation>
</message>
<message>
<source>Patterns changed</source>
<translation>Geänderte Muster</translation>
</message>
<message>
<source>Patterns never conclude these with certainty.</source>
<translation>Muster schließen nie mit Gewissheit auf diese.</translation>
</message>
<message>
<source>Patterns of one length</source>
<translation>Muster gleicher Länge</translation>
</message>
<message>
<source>People</source>
<translation>Personen</translation>
</message>
<message>
<source>People behind an edge</source>
<translation>Personen hinter einer Kante</translation>
</message>
<message>
<source>People behind an edge, never below</source>
<translation>Personen hinter einer Kante, nie unter</translation>
</message>
<message>
<source>People behind edges</source>
<translation>Personen hinter Kanten</translation>
</message>
<message>
<source>People cut to c</source>
<translation>Auf c gekürzte Personen</translation>
</message>
<message>
<source>Person</source>
<translation>Person</translation>
</message>
<message>
<source>Persons are not protected as such: a person with c cases is protected with c·ε only, unless a person column bounds them.</source>
<translation>Personen sind nicht als solche geschützt: Eine Person mit c Fällen ist nur mit c·ε geschützt, sofern keine Personenspalte sie begrenzt.</translation>
</message>
<message>
<source>Perturb</source>
<translation>Verrauschen</translation>
</message>
<message>
<source>Plain similarity</source>
<translation>Einfache Ähnlichkeit</translation>
</message>
<message>
<source>Point 1.5</source>
<translation>Punkt 1.5</translation>
</message>
<message>
<source>Points for a dense place</source>
<translation>Punkte für eine dichte Stelle</translation>
</message>
<message>
<source>Posterior cap</source>
<translation>A-posteriori-Grenze</translation>
</message>
<message>
<source>Posterior cap, noise alone</source>
<translation>A-posteriori-Grenze, nur Rauschen</translation>
</message>
<message>
<source>Posterior on an edge</source>
<translation>A-posteriori-Wahrscheinlichkeit einer Kante</translation>
</message>
<message>
<source>Posterior on an edge, never above</source>
<translation>A-posteriori-Wahrscheinlichkeit einer Kante, nie über</translation>
</message>
<message>
<source>Presence disclosed</source>
<translation>Vorhandensein offengelegt</translation>
</message>
<message>
<source>Prior of one person</source>
<translation>A-priori-Anteil einer Person</translation>
</message>
<message>
<source>Privacy budget</source>
<translation>Privatheitsbudget</translation>
</message>
<message>
<source>Privacy level</source>
<translation>Schutzniveau</translation>
</message>
<message>
<source>Privacy level claimed</source>
<translation>Behauptetes Schutzniveau</translation>
</message>
<message>
<source>Privacy level, distribution known</source>
<translation>Schutzniveau, Verteilung bekannt</translation>
</message>
<message>
<source>Privacy level, noise filtered</source>
<translation>Schutzniveau, Rauschen gefiltert</translation>
</message>
<message>
<source>Privacy level, share of the range</source>
<translation>Schutzniveau, Anteil des Wertebereichs</translation>
</message>
<message>
<source>Privacy loss</source>
<translation>Privatheitsverlust</translation>
</message>
<message>
<source>Privacy loss ε</source>
<translation>Privatheitsverlust ε</translation>
</message>
<message>
<source>Private mixture (distributed EM)</source>
<translation>Private Mischung (verteiltes EM)</translation>
</message>
<message>
<source>Promise as made</source>
<translation>Zusage wie gegeben</translation>
</message>
<message>
<source>Promise reached</source>
<translation>Zusage erreicht</translation>
</message>
<message>
<source>Promise verified</source>
<translation>Zusage geprüft</translation>
</message>
<message>
<source>Propensity score pMSE</source>
<translation>Propensity-Score pMSE</translation>
</message>
<message>
<source>Protect persons by {name}</source>
<translation>Personen über {name} schützen</translation>
</message>
<message>
<source>Protect single cases instead</source>
<translation>Stattdessen einzelne Fälle schützen</translation>
</message>
<message>
<source>Public bounds</source>
<translation>Öffentliche Grenzen</translation>
</message>
<message>
<source>Public bounds: {text} is not understood</source>
<translation>Öffentliche Grenzen: {text} ist nicht verständlich</translation>
</message>
<message>
<source>Publish</source>
<translation>Veröffentlichen</translation>
</message>
<message>
<source>Publish series so that every curve is shared by many and every shape by some.</source>
<translation>Reihen so veröffentlichen, dass jede Kurve von vielen und jede Form von einigen geteilt wird.</translation>
</message>
<message>
<source>Published as it is, next to the envelope, such as a tariff or a diagnosis: the values are not protected. Never guessed: a column is published only when you choose it here.</source>
<translation>Wird neben der Hüllkurve veröffentlicht, wie es ist, etwa ein Tarif oder eine Diagnose: Die Werte sind nicht geschützt. Nie vermutet: Eine Spalte wird nur veröffentlicht, wenn Sie sie hier wählen.</translation>
</message>
<message>
<source>Published as it is: {names}; where a class shares a value, it is disclosed.</source>
<translation>Veröffentlicht, wie es ist: {names}; wo eine Klasse einen Wert teilt, ist er offengelegt.</translation>
</message>
<message>
<source>Put them together as one person's</source>
<translation>Als die einer Person zusammenlegen</translation>
</message>
<message>
<source>Quasi-identifiers</source>
<translation>Quasi-Identifikatoren</translation>
</message>
<message>
<source>Radii</source>
<translation>Radien</translation>
</message>
<message>
<source>Radius ε</source>
<translation>Radius ε</translation>
</message>
<message>
<source>Range queries</source>
<translation>Abfragen</translation>
</message>
<message>
<source>Range query error</source>
<translation>Fehler von Bereichsabfragen</translation>
</message>
<message>
<source>Range query error, median</source>
<translation>Fehler von Bereichsabfragen, Median</translation>
</message>
<message>
<source>Rank</source>
<translation>Rang</translation>
</message>
<message>
<source>Rank: {text} is not a whole number (12), a fraction of the active nodes (0.5) or energy:0.9</source>
<translation>Rang: {text} ist keine ganze Zahl (12), kein Anteil der aktiven Knoten (0.5) und nicht energy:0.9</translation>
</message>
<message>
<source>Rank: {text} is written {wanted}</source>
<translation>Rang: {text} wird {wanted} geschrieben</translation>
</message>
<message>
<source>Rare sensitive values</source>
<translation>Seltene sensible Werte</translation>
</message>
<message>
<source>Rare sensitive values, never above</source>
<translation>Seltene sensible Werte, nie über</translation>
</message>
<message>
<source>Read as the original</source>
<translation>Gelesen wie das Original</translation>
</message>
<message>
<source>Read blanks as the separator</source>
<translation>Leerzeichen als Trennzeichen lesen</translation>
</message>
<message>
<source>Read it again</source>
<translation>Neu lesen</translation>
</message>
<message>
<source>Read it as UTF-16</source>
<translation>Als UTF-16 lesen</translation>
</message>
<message>
<source>Read it as Windows-1252</source>
<translation>Als Windows-1252 lesen</translation>
</message>
<message>
<source>Read it as an edge list</source>
<translation>Als Kantenliste lesen</translation>
</message>
<message>
<source>Read it as long</source>
<translation>Als lang lesen</translation>
</message>
<message>
<source>Read sheet {name}</source>
<translation>Blatt {name} lesen</translation>
</message>
<message>
<source>Read the first line as data</source>
<translation>Die erste Zeile als Daten lesen</translation>
</message>
<message>
<source>Read {other} as the decimal sign</source>
<translation>{other} als Dezimalzeichen lesen</translation>
</message>
<message>
<source>Reading</source>
<translation>Lesen</translation>
</message>
<message>
<source>Reading texts again</source>
<translation>Texte werden neu gelesen</translation>
</message>
<message>
<source>Reading the original</source>
<translation>Das Original wird gelesen</translation>
</message>
<message>
<source>Reading the release</source>
<translation>Die Freigabe wird gelesen</translation>
</message>
<message>
<source>Reading the table</source>
<translation>Die Tabelle wird gelesen</translation>
</message>
<message>
<source>Reading {name}</source>
<translation>{name} wird gelesen</translation>
</message>
<message>
<source>Really unique cases shown</source>
<translation>Gezeigte, wirklich einmalige Fälle</translation>
</message>
<message>
<source>Reciprocity</source>
<translation>Reziprozität</translation>
</message>
<message>
<source>Recode table</source>
<translation>Umkodiertabelle</translation>
</message>
<message>
<source>Recognise</source>
<translation>Erkennen</translation>
</message>
<message>
<source>Recognising columns</source>
<translation>Spalten werden erkannt</translation>
</message>
<message>
<source>Reconstructing distributions</source>
<translation>Verteilungen werden rekonstruiert</translation>
</message>
<message>
<source>Record linkage</source>
<translation>Datensatzverknüpfung</translation>
</message>
<message>
<source>Record linkage, never above</source>
<translation>Datensatzverknüpfung, nie über</translation>
</message>
<message>
<source>Refuse the file</source>
<translation>Die Datei ablehnen</translation>
</message>
<message>
<source>Refused components</source>
<translation>Abgelehnte Komponenten</translation>
</message>
<message>
<source>Release reads</source>
<translation>Freigabe ist lesbar</translation>
</message>
<message>
<source>Release the variants of a process with differential privacy, and see which became which.</source>
<translation>Die Varianten eines Prozesses mit Differential Privacy freigeben und sehen, welche zu welcher wurde.</translation>
</message>
<message>
<source>Released as they are, and not protected: {kept}.</source>
<translation>Freigegeben, wie sie sind, und nicht geschützt: {kept}.</translation>
</message>
<message>
<source>Released centroids</source>
<translation>Freigegebene Zentroide</translation>
</message>
<message>
<source>Released clusters</source>
<translation>Freigegebene Cluster</translation>
</message>
<message>
<source>Released mixture</source>
<translation>Freigegebene Mischung</translation>
</message>
<message>
<source>Released over original: 1 keeps the total.</source>
<translation>Freigegeben durch Original: 1 erhält die Summe.</translation>
</message>
<message>
<source>Released patterns</source>
<translation>Freigegebene Muster</translation>
</message>
<message>
<source>Released representatives</source>
<translation>Freigegebene Repräsentanten</translation>
</message>
<message>
<source>Released rules</source>
<translation>Freigegebene Regeln</translation>
</message>
<message>
<source>Released variants</source>
<translation>Freigegebene Ablaufvarianten</translation>
</message>
<message>
<source>Releases of the same maps add up: two of them cost 2ε and 2δ.</source>
<translation>Freigaben derselben Karten summieren sich: Zwei davon kosten 2ε und 2δ.</translation>
</message>
<message>
<source>Releasing</source>
<translation>Freigeben</translation>
</message>
<message>
<source>Releasing the same maps twice gives more away than once.</source>
<translation>Dieselben Karten zweimal freizugeben verrät mehr als einmal.</translation>
</message>
<message>
<source>Repeated readings</source>
<translation>Wiederholte Messwerte</translation>
</message>
<message>
<source>Repeats m</source>
<translation>Wiederholungen m</translation>
</message>
<message>
<source>Replace it</source>
<translation>Ersetzen</translation>
</message>
<message>
<source>Replaces values by classes that hold enough rows, and merges rare categories.</source>
<translation>Ersetzt Werte durch Klassen mit genügend Zeilen und vereinigt seltene Kategorien.</translation>
</message>
<message>
<source>Report as made</source>
<translation>Bericht wie erstellt</translation>
</message>
<message>
<source>Representatives</source>
<translation>Repräsentanten</translation>
</message>
<message>
<source>Representatives are means of at least 'Fewest people' rows. Off: they are real points.</source>
<translation>Repräsentanten sind Mittel von mindestens „Wenigste Personen“ Zeilen. Aus: Sie sind echte Punkte.</translation>
</message>
<message>
<source>Representatives are original points. Turn on means to publish none.</source>
<translation>Repräsentanten sind Originalpunkte. Schalten Sie Mittel ein, um keine zu veröffentlichen.</translation>
</message>
<message>
<source>Residual distance</source>
<translation>Restabstand</translation>
</message>
<message>
<source>Residual mass</source>
<translation>Restmasse</translation>
</message>
<message>
<source>Round like the input</source>
<translation>Runden wie die Eingabe</translation>
</message>
<message>
<source>Round released values to as many decimals as the input has: an age stays a whole number.</source>
<translation>Freigegebene Werte auf so viele Nachkommastellen runden, wie die Eingabe hat: Ein Alter bleibt eine ganze Zahl.</translation>
</message>
<message>
<source>Rounds</source>
<translation>Runden</translation>
</message>
<message>
<source>Row key</source>
<translation>Zeilenschlüssel</translation>
</message>
<message>
<source>Rows</source>
<translation>Zeilen</translation>
</message>
<message>
<source>Rows accounted for</source>
<translation>Alle Zeilen erfasst</translation>
</message>
<message>
<source>Rows as in the original</source>
<translation>Zeilen wie im Original</translation>
</message>
<message>
<source>Rows behind each component</source>
<translation>Zeilen hinter jeder Komponente</translation>
</message>
<message>
<source>Rows belong together</source>
<translation>Zeilen gehören zusammen</translation>
</message>
<message>
<source>Rows left out</source>
<translation>Ausgelassene Zeilen</translation>
</message>
<message>
<source>Rows left out, never above</source>
<translation>Ausgelassene Zeilen, nie über</translation>
</message>
<message>
<source>Rows may cross the border</source>
<translation>Zeilen dürfen die Grenze überschreiten</translation>
</message>
<message>
<source>Rows not told of</source>
<translation>Zeilen, über die nichts gesagt wird</translation>
</message>
<message>
<source>Rows of the sample</source>
<translation>Zeilen der Stichprobe</translation>
</message>
<message>
<source>Rows that belong to no cluster.</source>
<translation>Zeilen, die zu keinem Cluster gehören.</translation>
</message>
<message>
<source>Rows that look alike</source>
<translation>Zeilen, die gleich aussehen</translation>
</message>
<message>
<source>Rows that look alike, never below</source>
<translation>Zeilen, die gleich aussehen, nie unter</translation>
</message>
<message>
<source>Rows that no other equals</source>
<translation>Zeilen, denen keine andere gleicht</translation>
</message>
<message>
<source>Rows that stand alone</source>
<translation>Zeilen, die allein stehen</translation>
</message>
<message>
<source>Rows that stand alone, never above</source>
<translation>Zeilen, die allein stehen, nie über</translation>
</message>
<message>
<source>Rows with empty cells</source>
<translation>Zeilen mit leeren Zellen</translation>
</message>
<message>
<source>Rows with missing numbers</source>
<translation>Zeilen mit fehlenden Zahlen</translation>
</message>
<message>
<source>Rules</source>
<translation>Regeln</translation>
</message>
<message>
<source>Rules published.</source>
<translation>Veröffentlichte Regeln.</translation>
</message>
<message>
<source>Run again over five random partitions and report how far the results differ.</source>
<translation>Über fünf zufällige Aufteilungen wiederholen und berichten, wie weit die Ergebnisse abweichen.</translation>
</message>
<message>
<source>Running on would fit the noise: the error doubles.</source>
<translation>Weiterzumachen würde sich dem Rauschen anpassen: Der Fehler verdoppelt sich.</translation>
</message>
<message>
<source>Same rows, other columns</source>
<translation>Gleiche Zeilen, andere Spalten</translation>
</message>
<message>
<source>Sample follows the model</source>
<translation>Stichprobe folgt dem Modell</translation>
</message>
<message>
<source>Sample values</source>
<translation>Werte der Stichprobe</translation>
</message>
<message>
<source>Sampler follows the distribution</source>
<translation>Ziehung folgt der Verteilung</translation>
</message>
<message>
<source>Says which events belong together. It is never published.</source>
<translation>Sagt, welche Ereignisse zusammengehören. Wird nie veröffentlicht.</translation>
</message>
<message>
<source>Schedule, start, complete … of an event; - for none.</source>
<translation>Geplant, begonnen, abgeschlossen … eines Ereignisses; - für keinen.</translation>
</message>
<message>
<source>Schema</source>
<translation>Schema</translation>
</message>
<message>
<source>Seed</source>
<translation>Startwert</translation>
</message>
<message>
<source>Segments as claimed</source>
<translation>Abschnitte wie behauptet</translation>
</message>
<message>
<source>Segments of a pattern</source>
<translation>Abschnitte eines Musters</translation>
</message>
<message>
<source>Segments of a pattern: {segments} is more than the {points} points of a series</source>
<translation>Abschnitte eines Musters: {segments} ist mehr als die {points} Punkte einer Reihe</translation>
</message>
<message>
<source>Semicolon ;</source>
<translation>Strichpunkt ;</translation>
</message>
<message>
<source>Send means, not points</source>
<translation>Mittel senden, keine Punkte</translation>
</message>
<message>
<source>Sensitive</source>
<translation>Sensibel</translation>
</message>
<message>
<source>Sensitive columns</source>
<translation>Sensible Spalten</translation>
</message>
<message>
<source>Sensitive columns leave as they are: where a class shares a value, it is disclosed.</source>
<translation>Sensible Spalten verlassen das Haus unverändert: Wo eine Klasse einen Wert teilt, ist er offengelegt.</translation>
</message>
<message>
<source>Sensitive columns: {sensitive}</source>
<translation>Sensible Spalten: {sensitive}</translation>
</message>
<message>
<source>Sensitive values</source>
<translation>Sensible Werte</translation>
</message>
<message>
<source>Sensitive values in a class</source>
<translation>Sensible Werte in einer Klasse</translation>
</message>
<message>
<source>Sensitive values in a class, never below</source>
<translation>Sensible Werte in einer Klasse, nie unter</translation>
</message>
<message>
<source>Sensitive values l</source>
<translation>Sensible Werte l</translation>
</message>
<message>
<source>Sensitive values lie with their series</source>
<translation>Sensible Werte stehen bei ihren Reihen</translation>
</message>
<message>
<source>Separator</source>
<translation>Trennzeichen</translation>
</message>
<message>
<source>Series</source>
<translation>Reihen</translation>
</message>
<message>
<source>Series in groups that agree on a reading: it is published as it is, without an interval around it.</source>
<translation>Reihen in Gruppen, die in einem Messwert übereinstimmen: Er wird veröffentlicht, wie er ist, ohne ein Intervall darum.</translation>
</message>
<message>
<source>Series in one-valued groups</source>
<translation>Reihen in einwertigen Gruppen</translation>
</message>
<message>
<source>Series in one-valued pattern classes</source>
<translation>Reihen in einwertigen Musterklassen</translation>
</message>
<message>
<source>Series suppressed</source>
<translation>Unterdrückte Reihen</translation>
</message>
<message>
<source>Series that could not be published without breaking the promise.</source>
<translation>Reihen, die nicht veröffentlicht werden konnten, ohne die Zusage zu brechen.</translation>
</message>
<message>
<source>Series whose pattern is too rare take the pattern of the nearest one: nearest to their mean series, or to their own pattern as in the paper.</source>
<translation>Reihen, deren Muster zu selten ist, nehmen das des nächsten: am nächsten zu ihrer mittleren Reihe oder, wie in der Veröffentlichung, zu ihrem eigenen Muster.</translation>
</message>
<message>
<source>Series whose sensitive value is disclosed to one who knows values and pattern.</source>
<translation>Reihen, deren sensibler Wert jemandem offengelegt ist, der Werte und Muster kennt.</translation>
</message>
<message>
<source>Series whose whole group shares one sensitive value: the value is disclosed though the row is not.</source>
<translation>Reihen, deren ganze Gruppe einen sensiblen Wert teilt: Der Wert ist offengelegt, obwohl die Zeile es nicht ist.</translation>
</message>
<message>
<source>Series with a reading all share</source>
<translation>Reihen mit einem Messwert, den alle teilen</translation>
</message>
<message>
<source>Series with gaps</source>
<translation>Reihen mit Lücken</translation>
</message>
<message>
<source>Several steps one after the other, each on its own columns.</source>
<translation>Mehrere Schritte nacheinander, jeder auf eigenen Spalten.</translation>
</message>
<message>
<source>Share of edges of one person, known before anything is seen.</source>
<translation>Anteil der Kanten einer Person, bekannt, bevor etwas gesehen wird.</translation>
</message>
<message>
<source>Share of edges that go both ways, before and after.</source>
<translation>Anteil der Kanten in beide Richtungen, vorher und nachher.</translation>
</message>
<message>
<source>Share of original rows that a model trained on the release gets right.</source>
<translation>Anteil der Originalzeilen, die ein an der Freigabe gelerntes Modell richtig trifft.</translation>
</message>
<message>
<source>Share of originals within 5 % of the released value, worst changed column.</source>
<translation>Anteil der Originale innerhalb von 5 % des freigegebenen Werts, schlechteste geänderte Spalte.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by PageRank, from −1 to 1.</source>
<translation>Anteil der Knotenpaare in gleicher Reihenfolge nach PageRank, von −1 bis 1.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by betweenness, from −1 to 1.</source>
<translation>Anteil der Knotenpaare in gleicher Reihenfolge nach Betweenness, von −1 bis 1.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by closeness, from −1 to 1.</source>
<translation>Anteil der Knotenpaare in gleicher Reihenfolge nach Closeness, von −1 bis 1.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by eigenvector centrality, from −1 to 1.</source>
<translation>Anteil der Knotenpaare in gleicher Reihenfolge nach Eigenvektor-Zentralität, von −1 bis 1.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by {name}, from −1 to 1.</source>
<translation>Anteil der Knotenpaare in gleicher Reihenfolge nach {name}, von −1 bis 1.</translation>
</message>
<message>
<source>Share of people that must have a value. Its combinations are listed down to 'Fewest people', so that a table is whole; rules need this share too.</source>
<translation>Anteil der Personen, die einen Wert haben müssen. Seine Kombinationen werden bis hinab zu „Wenigste Personen“ aufgeführt, damit eine Tabelle vollständig ist; auch Regeln brauchen diesen Anteil.</translation>
</message>
<message>
<source>Share of people with A that also have B, for A ⇒ B.</source>
<translation>Anteil der Personen mit A, die auch B haben, für A ⇒ B.</translation>
</message>
<message>
<source>Share of released rows that no other row equals in quasi-identifiers and in columns that leave as they are.</source>
<translation>Anteil der freigegebenen Zeilen, denen keine andere Zeile in Quasi-Identifikatoren und in Spalten gleicht, die das Haus unverändert verlassen.</translation>
</message>
<message>
<source>Share of released rows whose nearest original is their own.</source>
<translation>Anteil der freigegebenen Zeilen, deren nächstliegendes Original ihr eigenes ist.</translation>
</message>
<message>
<source>Share of rows that some component is dense at.</source>
<translation>Anteil der Zeilen, an deren Stelle eine Komponente dicht ist.</translation>
</message>
<message>
<source>Share of series published with another pattern than their own at that level.</source>
<translation>Anteil der Reihen, die mit einem anderen als ihrem eigenen Muster dieser Stufe veröffentlicht sind.</translation>
</message>
<message>
<source>Share of the cases left over after equal variants were matched.</source>
<translation>Anteil der Fälle, die nach dem Zuordnen gleicher Varianten übrig bleiben.</translation>
</message>
<message>
<source>Share of the cases whose variant nobody shares, in each of the two logs.</source>
<translation>Anteil der Fälle, deren Variante niemand teilt, in jedem der beiden Protokolle.</translation>
</message>
<message>
<source>Share of the cases whose variant nobody shares, in the original and among the cases of the original whose variant is released.</source>
<translation>Anteil der Fälle, deren Variante niemand teilt, im Original und unter den Fällen des Originals, deren Variante freigegeben ist.</translation>
</message>
<message>
<source>Share of the original cases whose variant is released.</source>
<translation>Anteil der Originalfälle, deren Variante freigegeben ist.</translation>
</message>
<message>
<source>Share of the original variants that the release does not hold.</source>
<translation>Anteil der Originalvarianten, die die Freigabe nicht enthält.</translation>
</message>
<message>
<source>Share of the published edges that rest on a single person.</source>
<translation>Anteil der veröffentlichten Kanten, die auf einer einzigen Person beruhen.</translation>
</message>
<message>
<source>Share of the published edges that rest on fewer than ten people.</source>
<translation>Anteil der veröffentlichten Kanten, die auf weniger als zehn Personen beruhen.</translation>
</message>
<message>
<source>Share of the released rows that stand alone with all their cells, sensitive columns included.</source>
<translation>Anteil der freigegebenen Zeilen, die mit all ihren Zellen allein stehen, sensible Spalten eingeschlossen.</translation>
</message>
<message>
<source>Share of the released rows whose sensitive value too few rows hold.</source>
<translation>Anteil der freigegebenen Zeilen, deren sensiblen Wert zu wenige Zeilen haben.</translation>
</message>
<message>
<source>Share of the rows (series, cases) of the file that may be dropped or filled in.</source>
<translation>Anteil der Zeilen (Reihen, Fälle) der Datei, die weggelassen oder aufgefüllt werden dürfen.</translation>
</message>
<message>
<source>Share of the rows that no other row equals in quasi-identifiers and untouched columns.</source>
<translation>Anteil der Zeilen, denen keine andere Zeile in Quasi-Identifikatoren und unberührten Spalten gleicht.</translation>
</message>
<message>
<source>Share of the rows that nothing published stands for.</source>
<translation>Anteil der Zeilen, für die nichts Veröffentlichtes steht.</translation>
</message>
<message>
<source>Share of the series whose sensitive values, all columns together, fewer than P series hold.</source>
<translation>Anteil der Reihen, deren sensible Werte, alle Spalten zusammen, weniger als P Reihen haben.</translation>
</message>
<message>
<source>Share of weight that goes both ways, before and after.</source>
<translation>Anteil des Gewichts in beide Richtungen, vorher und nachher.</translation>
</message>
<message>
<source>Shared readings</source>
<translation>Geteilte Messwerte</translation>
</message>
<message>
<source>Shares</source>
<translation>Anteile</translation>
</message>
<message>
<source>Shares of the released values ({law} noise of {scale}) and the distribution that anyone can reconstruct from them.</source>
<translation>Anteile der freigegebenen Werte (Rauschen: {law}, {scale}) und die Verteilung, die jeder daraus rekonstruieren kann.</translation>
</message>
<message>
<source>Sheet</source>
<translation>Blatt</translation>
</message>
<message>
<source>Similarity</source>
<translation>Ähnlichkeit</translation>
</message>
<message>
<source>Similarity, renormalised (compatibility)</source>
<translation>Ähnlichkeit, renormiert (Kompatibilität)</translation>
</message>
<message>
<source>Single case released</source>
<translation>Einzelfall freigegeben</translation>
</message>
<message>
<source>Single cases</source>
<translation>Einzelne Fälle</translation>
</message>
<message>
<source>Single mentions at the rim of the graph also carry a random factor of 1 to 5.</source>
<translation>Einzelne Nennungen am Rand des Graphen tragen auch einen zufälligen Faktor von 1 bis 5.</translation>
</message>
<message>
<source>Single variances</source>
<translation>Einzelne Varianzen</translation>
</message>
<message>
<source>Singular values that were kept.</source>
<translation>Singulärwerte, die behalten wurden.</translation>
</message>
<message>
<source>Sites</source>
<translation>Standorte</translation>
</message>
<message>
<source>Sites as loaded</source>
<translation>Standorte wie geladen</translation>
</message>
<message>
<source>Sites hide their answers of every round from the master with pairwise masks; only the totals show. Not where sites hold columns, nor for the means to start from.</source>
<translation>Standorte verbergen ihre Antworten jeder Runde vor dem Koordinator mit paarweisen Masken; nur die Summen sind sichtbar. Nicht, wo Standorte Spalten haben, und nicht für die Mittel zum Start.</translation>
</message>
<message>
<source>Sites hold</source>
<translation>Standorte haben</translation>
</message>
<message>
<source>Sites hold other columns of the same rows</source>
<translation>Standorte haben andere Spalten derselben Zeilen</translation>
</message>
<message>
<source>Sites send means of dense places; the master joins them to clusters of any shape.</source>
<translation>Standorte senden Mittel dichter Stellen; der Koordinator verbindet sie zu Clustern beliebiger Form.</translation>
</message>
<message>
<source>Sites send screened normal distributions; released are a mixture and a sample drawn from it.</source>
<translation>Standorte senden geprüfte Normalverteilungen; freigegeben werden eine Mischung und eine daraus gezogene Stichprobe.</translation>
</message>
<message>
<source>Size</source>
<translation>Größe</translation>
</message>
<message>
<source>Size of the largest alphabet: level 5 tells five heights (a–e) apart, level 1 tells nothing.</source>
<translation>Größe des größten Alphabets: Stufe 5 unterscheidet fünf Höhen (a–e), Stufe 1 sagt nichts.</translation>
</message>
<message>
<source>Small representatives</source>
<translation>Kleine Repräsentanten</translation>
</message>
<message>
<source>Smallest class</source>
<translation>Kleinste Klasse</translation>
</message>
<message>
<source>Smallest class k</source>
<translation>Kleinste Klasse k</translation>
</message>
<message>
<source>Smallest class of equal rows</source>
<translation>Kleinste Klasse gleicher Zeilen</translation>
</message>
<message>
<source>Smallest group</source>
<translation>Kleinste Gruppe</translation>
</message>
<message>
<source>Smallest group, never below</source>
<translation>Kleinste Gruppe, nie unter</translation>
</message>
<message>
<source>Smallest pattern class</source>
<translation>Kleinste Musterklasse</translation>
</message>
<message>
<source>Smallest possible value</source>
<translation>Kleinster möglicher Wert</translation>
</message>
<message>
<source>Smallest sent group</source>
<translation>Kleinste gesendete Gruppe</translation>
</message>
<message>
<source>Smallest weight</source>
<translation>Kleinstes Gewicht</translation>
</message>
<message>
<source>Someone who knows all rows of a cluster but one can compute that one.</source>
<translation>Wer alle Zeilen eines Clusters bis auf eine kennt, kann diese eine berechnen.</translation>
</message>
<message>
<source>Something to publish</source>
<translation>Etwas zu veröffentlichen</translation>
</message>
<message>
<source>Something to release</source>
<translation>Etwas freizugeben</translation>
</message>
<message>
<source>Source</source>
<translation>Quelle</translation>
</message>
<message>
<source>Spectral distance</source>
<translation>Spektraler Abstand</translation>
</message>
<message>
<source>Spectral filtering</source>
<translation>Spektrales Filtern</translation>
</message>
<message>
<source>Split into a positive and a negative layer</source>
<translation>In eine positive und eine negative Ebene teilen</translation>
</message>
<message>
<source>Split one file into sites</source>
<translation>Eine Datei auf Standorte aufteilen</translation>
</message>
<message>
<source>Split one file into sites: {how} is not understood</source>
<translation>Eine Datei auf Standorte aufteilen: {how} ist nicht verständlich</translation>
</message>
<message>
<source>Splitting by pattern</source>
<translation>Aufteilen nach Muster</translation>
</message>
<message>
<source>Spread</source>
<translation>Streuung</translation>
</message>
<message>
<source>Spread of the noise on every weight.</source>
<translation>Streuung des Rauschens auf jedem Gewicht.</translation>
</message>
<message>
<source>Spread of the noise on every weight. 0.9 leaves half of the counts unchanged; 0 adds none.</source>
<translation>Streuung des Rauschens auf jedem Gewicht. 0,9 lässt die Hälfte der Anzahlen unverändert; 0 fügt keines hinzu.</translation>
</message>
<message>
<source>Squared distances of rows to their centroid.</source>
<translation>Quadrierte Abstände der Zeilen zu ihrem Zentroid.</translation>
</message>
<message>
<source>Standard deviation σ</source>
<translation>Standardabweichung σ</translation>
</message>
<message>
<source>Standardise columns to 0…1 by bounds everybody knows, such as age=0..120, income=0..1e6.</source>
<translation>Spalten auf 0…1 standardisieren, mit Grenzen, die jeder kennt, etwa age=0..120, income=0..1e6.</translation>
</message>
<message>
<source>Start</source>
<translation>Start</translation>
</message>
<message>
<source>Starts</source>
<translation>Starts</translation>
</message>
<message>
<source>Stay at their site</source>
<translation>Bleiben an ihrem Standort</translation>
</message>
<message>
<source>Step {place}: {value}</source>
<translation>Schritt {place}: {value}</translation>
</message>
<message>
<source>Steps</source>
<translation>Schritte</translation>
</message>
<message>
<source>Stop the reconstruction</source>
<translation>Die Rekonstruktion anhalten</translation>
</message>
<message>
<source>Stops here even if TD² still improves.</source>
<translation>Hält hier an, auch wenn TD² noch besser wird.</translation>
</message>
<message>
<source>Strength of normal noise, in the column's unit.</source>
<translation>Stärke des normalen Rauschens, in der Einheit der Spalte.</translation>
</message>
<message>
<source>Strength of uniform noise: it lies between −α and α. Giving it chooses uniform noise.</source>
<translation>Stärke des gleichverteilten Rauschens: Es liegt zwischen −α und α. Wer es angibt, wählt gleichverteiltes Rauschen.</translation>
</message>
<message>
<source>Strongest edges kept</source>
<translation>Erhaltene stärkste Kanten</translation>
</message>
<message>
<source>Sums are masked: the master sees only totals over the {count} sites, if it hands out their own keys.</source>
<translation>Summen sind maskiert: Der Koordinator sieht nur Summen über die {count} Standorte, sofern er deren eigene Schlüssel austeilt.</translation>
</message>
<message>
<source>Support of the {layer} layer</source>
<translation>Träger der Ebene {layer}</translation>
</message>
<message>
<source>Suppressed</source>
<translation>Unterdrückt</translation>
</message>
<message>
<source>Swap</source>
<translation>Tauschen</translation>
</message>
<message>
<source>Synthetic aggregate</source>
<translation>Synthetische Zusammenfassung</translation>
</message>
<message>
<source>TD²</source>
<translation>TD²</translation>
</message>
<message>
<source>TD², central</source>
<translation>TD², zentral</translation>
</message>
<message>
<source>Tab</source>
<translation>Tabulator</translation>
</message>
<message>
<source>Table of</source>
<translation>Tabelle von</translation>
</message>
<message>
<source>Tables</source>
<translation>Tabellen</translation>
</message>
<message>
<source>Tables: fewest rows that are equal in quasi-identifiers and in columns that leave as they are, as counted.</source>
<translation>Tabellen: wenigste Zeilen, die in Quasi-Identifikatoren und in Spalten gleich sind, die das Haus unverändert verlassen, wie gezählt.</translation>
</message>
<message>
<source>Tables: share of a claimed privacy level that filtering noise out must leave.</source>
<translation>Tabellen: Anteil eines behaupteten Schutzniveaus, der nach dem Herausfiltern von Rauschen bleiben muss.</translation>
</message>
<message>
<source>Tables: share of a claimed privacy level that knowing the distribution must leave.</source>
<translation>Tabellen: Anteil eines behaupteten Schutzniveaus, der bei Kenntnis der Verteilung bleiben muss.</translation>
</message>
<message>
<source>Tables: share of noisy values that rounding to the column's step gives back.</source>
<translation>Tabellen: Anteil der verrauschten Werte, die Runden auf die Schrittweite der Spalte zurückbringt.</translation>
</message>
<message>
<source>Tables: share of the released rows that find their original.</source>
<translation>Tabellen: Anteil der freigegebenen Zeilen, die ihr Original finden.</translation>
</message>
<message>
<source>Take all events</source>
<translation>Alle Ereignisse nehmen</translation>
</message>
<message>
<source>Take only completed events</source>
<translation>Nur abgeschlossene Ereignisse nehmen</translation>
</message>
<message>
<source>Take their mean</source>
<translation>Ihr Mittel nehmen</translation>
</message>
<message>
<source>Take them as the same label</source>
<translation>Als dieselbe Bezeichnung nehmen</translation>
</message>
<message>
<source>Take what is missing as no edges</source>
<translation>Fehlendes als keine Kanten nehmen</translation>
</message>
<message>
<source>Target</source>
<translation>Ziel</translation>
</message>
<message>
<source>The chance that the promise fails for a person, through an edge only they drew. Far below one over the number of people.</source>
<translation>Die Wahrscheinlichkeit, dass die Zusage für eine Person versagt, durch eine Kante, die nur sie zeichnete. Weit unter eins durch die Zahl der Personen.</translation>
</message>
<message>
<source>The chance that the promise fails for a person.</source>
<translation>Die Wahrscheinlichkeit, dass die Zusage für eine Person versagt.</translation>
</message>
<message>
<source>The columns of the series in order (long layout: the one column that says when). Left empty: every numeric column that has no other role, in file order.</source>
<translation>Die Spalten der Reihe der Reihe nach (lange Anordnung: die eine Spalte, die sagt, wann). Leer: jede Zahlenspalte ohne andere Rolle, in der Reihenfolge der Datei.</translation>
</message>
<message>
<source>The columns to protect, or else every number</source>
<translation>Die zu schützenden Spalten, sonst jede Zahl</translation>
</message>
<message>
<source>The counts of {itemsets} patterns that may be published, and no others.</source>
<translation>Die Anzahlen von {itemsets} Mustern, die veröffentlicht werden dürfen, und keine anderen.</translation>
</message>
<message>
<source>The data can be read</source>
<translation>Die Daten lassen sich lesen</translation>
</message>
<message>
<source>The day stands first</source>
<translation>Der Tag steht zuerst</translation>
</message>
<message>
<source>The ends of an envelope are readings of the series that lie outermost. Rounded outward to three significant digits of the range of their time point they no longer tell them exactly.</source>
<translation>Die Enden einer Hüllkurve sind Messwerte der Reihen, die am weitesten außen liegen. Nach außen auf drei signifikante Stellen der Spannweite ihres Zeitpunkts gerundet, verraten sie sie nicht mehr genau.</translation>
</message>
<message>
<source>The ends of an envelope are the exact readings of the series that lie outermost.</source>
<translation>Die Enden einer Hüllkurve sind die exakten Messwerte der Reihen, die am weitesten außen liegen.</translation>
</message>
<message>
<source>The fewest different sensitive values among rows that look alike.</source>
<translation>Die wenigsten verschiedenen sensiblen Werte unter Zeilen, die gleich aussehen.</translation>
</message>
<message>
<source>The fewest different values of a sensitive column among series that share envelope and pattern.</source>
<translation>Die wenigsten verschiedenen Werte einer sensiblen Spalte unter Reihen, die Hüllkurve und Muster teilen.</translation>
</message>
<message>
<source>The fewest rows anything published stands for.</source>
<translation>Die wenigsten Zeilen, für die etwas Veröffentlichtes steht.</translation>
</message>
<message>
<source>The fewest rows of the release that are equal in every cell, sensitive columns included.</source>
<translation>Die wenigsten Zeilen der Freigabe, die in jeder Zelle gleich sind, sensible Spalten eingeschlossen.</translation>
</message>
<message>
<source>The fewest rows that share all quasi-identifiers and all columns that leave as they are.</source>
<translation>Die wenigsten Zeilen, die alle Quasi-Identifikatoren und alle Spalten teilen, die das Haus unverändert verlassen.</translation>
</message>
<message>
<source>The fewest series that share envelope and pattern: the effective anonymity of one who knows both.</source>
<translation>Die wenigsten Reihen, die Hüllkurve und Muster teilen: die wirksame Anonymität gegenüber jemandem, der beides kennt.</translation>
</message>
<message>
<source>The fewest series that share one envelope.</source>
<translation>Die wenigsten Reihen, die eine Hüllkurve teilen.</translation>
</message>
<message>
<source>The houses agree that rows leave them: sampled ones to start from (k-means‖), and, where sites hold columns, distances of every row, assignments and rows as centres. Without it nothing is released when they did.</source>
<translation>Die Häuser sind einverstanden, dass Zeilen sie verlassen: gezogene zum Start (k-means‖) und, wo Standorte Spalten haben, Abstände jeder Zeile, Zuordnungen und Zeilen als Zentren. Ohne dies wird nichts freigegeben, wenn es geschah.</translation>
</message>
<message>
<source>The key of {name}, as the master sent it: {key}.</source>
<translation>Der Schlüssel von {name}, wie ihn der Koordinator gesandt hat: {key}.</translation>
</message>
<message>
<source>The law of the noise. Only Laplace has a cap on what an attacker can be sure of.</source>
<translation>Das Gesetz des Rauschens. Nur Laplace begrenzt, wie sicher ein Angreifer sein kann.</translation>
</message>
<message>
<source>The month stands first</source>
<translation>Der Monat steht zuerst</translation>
</message>
<message>
<source>The most one release may leave to chance.</source>
<translation>Was eine Freigabe höchstens dem Zufall überlassen darf.</translation>
</message>
<message>
<source>The names of values in {tables} tables that hold no cell of fewer than {floor} rows of this house, and of values it holds too rarely. No counts.</source>
<translation>Die Namen von Werten in {tables} Tabellen, die keine Zelle mit weniger als {floor} Zeilen dieses Hauses enthalten, und von Werten, die es zu selten hat. Keine Anzahlen.</translation>
</message>
<message>
<source>The names of {named} values that at least {floor} rows of this house have.</source>
<translation>Die Namen von {named} Werten, die mindestens {floor} Zeilen dieses Hauses haben.</translation>
</message>
<message>
<source>The noise of the chosen columns has the same correlations as the data: harder to filter out, and correlations stay. Rows may become harder or easier to link (easier where one factor drives all columns): look at the attackers. Normal noise only.</source>
<translation>Das Rauschen der gewählten Spalten hat dieselben Korrelationen wie die Daten: schwerer herauszufiltern, und Korrelationen bleiben. Zeilen können schwerer oder leichter zu verknüpfen werden (leichter, wo ein Faktor alle Spalten treibt): Sehen Sie die Angreifer an. Nur normales Rauschen.</translation>
</message>
<message>
<source>The order of magnitude of the number of cases is taken as known.</source>
<translation>Die Größenordnung der Zahl der Fälle gilt als bekannt.</translation>
</message>
<message>
<source>The privacy budget: how much the odds of anything about one person may change, as e^ε. Smaller is safer and leaves fewer edges.</source>
<translation>Das Privatheitsbudget: wie stark sich die Chancen für irgendetwas über eine Person ändern dürfen, als e^ε. Kleiner ist sicherer und lässt weniger Kanten übrig.</translation>
</message>
<message>
<source>The quasi-identifiers, or else every column</source>
<translation>Die Quasi-Identifikatoren, sonst jede Spalte</translation>
</message>
<message>
<source>The quasi-identifiers, or else every number</source>
<translation>Die Quasi-Identifikatoren, sonst jede Zahl</translation>
</message>
<message>
<source>The quasi-identifiers, or else every number that is not to be protected</source>
<translation>Die Quasi-Identifikatoren, sonst jede Zahl, die nicht zu schützen ist</translation>
</message>
<message>
<source>The released graph</source>
<translation>Der freigegebene Graph</translation>
</message>
<message>
<source>The released graph, {layer} layer</source>
<translation>Der freigegebene Graph, Schicht {layer}</translation>
</message>
<message>
<source>The same after spectral filtering, which uses the correlations between columns.</source>
<translation>Dasselbe nach spektralem Filtern, das die Korrelationen zwischen Spalten nutzt.</translation>
</message>
<message>
<source>The same as a mean over all triples of activities that occur: what hardly any case has weighs as much as what all have.</source>
<translation>Dasselbe als Mittel über alle vorkommenden Tripel von Aktivitäten: Was kaum ein Fall hat, wiegt so viel wie das, was alle haben.</translation>
</message>
<message>
<source>The same as a share of the column's range: 0.2 is a fifth of the distance between the smallest and the largest value.</source>
<translation>Dasselbe als Anteil des Wertebereichs der Spalte: 0,2 ist ein Fünftel des Abstands zwischen kleinstem und größtem Wert.</translation>
</message>
<message>
<source>The same at the upper end.</source>
<translation>Dasselbe am oberen Ende.</translation>
</message>
<message>
<source>The same for EM on pooled rows.</source>
<translation>Dasselbe für EM auf zusammengelegten Zeilen.</translation>
</message>
<message>
<source>The same for a model trained on the original, for comparison.</source>
<translation>Dasselbe für ein am Original gelerntes Modell, zum Vergleich.</translation>
</message>
<message>
<source>The same for an attacker who knows the method, its noise and how common each weight is.</source>
<translation>Dasselbe für einen Angreifer, der das Verfahren, sein Rauschen und die Häufigkeit jedes Gewichts kennt.</translation>
</message>
<message>
<source>The same for one who has reconstructed the distribution of the column.</source>
<translation>Dasselbe für jemanden, der die Verteilung der Spalte rekonstruiert hat.</translation>
</message>
<message>
<source>The same for the best of five central runs.</source>
<translation>Dasselbe für den besten von fünf zentralen Läufen.</translation>
</message>
<message>
<source>The same in closed form, for the noise without the fringe factor.</source>
<translation>Dasselbe in geschlossener Form, für das Rauschen ohne Randfaktor.</translation>
</message>
<message>
<source>The same question asked of the original weights.</source>
<translation>Dieselbe Frage an die Originalgewichte.</translation>
</message>
<message>
<source>The same three-point attack on the original file, for comparison.</source>
<translation>Derselbe Drei-Punkte-Angriff auf die Originaldatei, zum Vergleich.</translation>
</message>
<message>
<source>The same when only the three values are known.</source>
<translation>Dasselbe, wenn nur die drei Werte bekannt sind.</translation>
</message>
<message>
<source>The same without matching equal variants first (earth mover's distance).</source>
<translation>Dasselbe, ohne gleiche Varianten zuerst zuzuordnen (Earth Mover's Distance).</translation>
</message>
<message>
<source>The same, added up over all series.</source>
<translation>Dasselbe, über alle Reihen summiert.</translation>
</message>
<message>
<source>The sites hold other columns of the same rows: distances of every row, assignments and rows as centres cross the border.</source>
<translation>Die Standorte haben andere Spalten derselben Zeilen: Abstände jeder Zeile, Zuordnungen und Zeilen als Zentren überschreiten die Grenze.</translation>
</message>
<message>
<source>The smallest group has {rows} rows.</source>
<translation>Die kleinste Gruppe hat {rows} Zeilen.</translation>
</message>
<message>
<source>The sum of the noisy counts.</source>
<translation>Die Summe der verrauschten Anzahlen.</translation>
</message>
<message>
<source>The surest an attacker who knows all other edges can be that an edge rests on one person, given how common such edges are. A cap of 1 caps nothing.</source>
<translation>Wie sicher ein Angreifer, der alle anderen Kanten kennt, höchstens sein kann, dass eine Kante auf einer Person beruht, wenn man weiß, wie häufig solche Kanten sind. Eine Grenze von 1 begrenzt nichts.</translation>
</message>
<message>
<source>The whole is then brought to a lower rank ({rank}).</source>
<translation>Das Ganze wird dann auf einen niedrigeren Rang gebracht ({rank}).</translation>
</message>
<message>
<source>The whole number from which edges are published.</source>
<translation>Die ganze Zahl, ab der Kanten veröffentlicht werden.</translation>
</message>
<message>
<source>The {edges} strongest edges are drawn.</source>
<translation>Die {edges} stärksten Kanten sind gezeichnet.</translation>
</message>
<message>
<source>There is no ε for the release as a whole.</source>
<translation>Es gibt kein ε für die Freigabe als Ganzes.</translation>
</message>
<message>
<source>This holds for one run: what several runs tell together is more than each of them tells.</source>
<translation>Dies gilt für einen Lauf: Was mehrere Läufe zusammen verraten, ist mehr, als jeder von ihnen verrät.</translation>
</message>
<message>
<source>This house would join as {site}, with {site2} rows.</source>
<translation>Dieses Haus würde als {site} beitreten, mit {site2} Zeilen.</translation>
</message>
<message>
<source>Threshold T</source>
<translation>Schwelle T</translation>
</message>
<message>
<source>Threshold applied</source>
<translation>Angewandte Schwelle</translation>
</message>
<message>
<source>Time</source>
<translation>Zeit</translation>
</message>
<message>
<source>Time points</source>
<translation>Zeitpunkte</translation>
</message>
<message>
<source>Time series</source>
<translation>Zeitreihen</translation>
</message>
<message>
<source>Time series: how often the simulated attacker may be right about one series, on average.</source>
<translation>Zeitreihen: wie oft der simulierte Angreifer über eine Reihe im Mittel recht haben darf.</translation>
</message>
<message>
<source>To protect</source>
<translation>Zu schützen</translation>
</message>
<message>
<source>To start from, each site sends means of at least {few} of its rows, with their sizes.</source>
<translation>Zum Start sendet jeder Standort Mittel von mindestens {few} seiner Zeilen, mit ihren Größen.</translation>
</message>
<message>
<source>To start from, sampled rows leave their sites.</source>
<translation>Zum Start verlassen gezogene Zeilen ihre Standorte.</translation>
</message>
<message>
<source>Total weight</source>
<translation>Gesamtgewicht</translation>
</message>
<message>
<source>TraVaS (private variants)</source>
<translation>TraVaS (private Varianten)</translation>
</message>
<message>
<source>Trace disclosure</source>
<translation>Offenlegung von Abläufen</translation>
</message>
<message>
<source>Transition</source>
<translation>Übergang</translation>
</message>
<message>
<source>Transitions</source>
<translation>Übergänge</translation>
</message>
<message>
<source>Treat {cell} as missing</source>
<translation>{cell} als fehlend behandeln</translation>
</message>
<message>
<source>Treat {text} as missing</source>
<translation>{text} als fehlend behandeln</translation>
</message>
<message>
<source>Trying parameters</source>
<translation>Parameter werden probiert</translation>
</message>
<message>
<source>Turn participants' maps into a synthetic graph that keeps the shape and hides who drew what.</source>
<translation>Die Karten der Teilnehmenden in einen synthetischen Graphen verwandeln, der die Form behält und verbirgt, wer was zeichnete.</translation>
</message>
<message>
<source>Two maps of one name</source>
<translation>Zwei Karten desselben Namens</translation>
</message>
<message>
<source>Two points within ε are neighbours, in the unit of the (standardised) columns.</source>
<translation>Zwei Punkte innerhalb von ε sind Nachbarn, in der Einheit der (standardisierten) Spalten.</translation>
</message>
<message>
<source>Types of the columns</source>
<translation>Typen der Spalten</translation>
</message>
<message>
<source>Typical width of the published intervals, in the unit of the data.</source>
<translation>Typische Breite der veröffentlichten Intervalle, in der Einheit der Daten.</translation>
</message>
<message>
<source>UTF-16</source>
<translation>UTF-16</translation>
</message>
<message>
<source>UTF-8</source>
<translation>UTF-8</translation>
</message>
<message>
<source>Under masks with {others}: alone it reads like random numbers.</source>
<translation>Maskiert mit {others}: Allein liest es sich wie Zufallszahlen.</translation>
</message>
<message>
<source>Undirected: A–B and B–A are the same edge, blurred once.</source>
<translation>Ungerichtet: A–B und B–A sind dieselbe Kante, einmal verwischt.</translation>
</message>
<message>
<source>Undone by rounding</source>
<translation>Durch Runden rückgängig</translation>
</message>
<message>
<source>Undone by rounding, never above</source>
<translation>Durch Runden rückgängig, nie über</translation>
</message>
<message>
<source>Unequal lengths</source>
<translation>Ungleiche Längen</translation>
</message>
<message>
<source>Unique cases</source>
<translation>Einmalige Fälle</translation>
</message>
<message>
<source>Unique rows</source>
<translation>Einmalige Zeilen</translation>
</message>
<message>
<source>Unit of privacy</source>
<translation>Einheit der Privatheit</translation>
</message>
<message>
<source>Unit: one edge of one person, for who knows already which edges exist. Not given next to the fringe factor, which has none.</source>
<translation>Einheit: eine Kante einer Person, für jemanden, der schon weiß, welche Kanten es gibt. Nicht angegeben neben dem Randfaktor, der keine hat.</translation>
</message>
<message>
<source>Unit: one edge of one person.</source>
<translation>Einheit: eine Kante einer Person.</translation>
</message>
<message>
<source>Unit: one person with all their edges, under the same condition.</source>
<translation>Einheit: eine Person mit allen ihren Kanten, unter derselben Bedingung.</translation>
</message>
<message>
<source>Unit: one person with all their edges. Odds about a person change by at most e^ε.</source>
<translation>Einheit: eine Person mit allen ihren Kanten. Die Chancen über eine Person ändern sich höchstens um e^ε.</translation>
</message>
<message>
<source>Upper and lower case</source>
<translation>Groß- und Kleinschreibung</translation>
</message>
<message>
<source>Utility</source>
<translation>Nutzen</translation>
</message>
<message>
<source>Value</source>
<translation>Wert</translation>
</message>
<message>
<source>Value loss</source>
<translation>Wertverlust</translation>
</message>
<message>
<source>Value loss, all series</source>
<translation>Wertverlust, alle Reihen</translation>
</message>
<message>
<source>Values</source>
<translation>Werte</translation>
</message>
<message>
<source>Values that look like missing</source>
<translation>Werte, die wie fehlend aussehen</translation>
</message>
<message>
<source>Variant</source>
<translation>Variante</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianten</translation>
</message>
<message>
<source>Variants in this draw that a single case (or person) of the original has, whatever the counts say.</source>
<translation>Varianten dieser Ziehung, die ein einzelner Fall (oder eine einzelne Person) des Originals hat, was auch immer die Anzahlen sagen.</translation>
</message>
<message>
<source>Variants lost</source>
<translation>Verlorene Varianten</translation>
</message>
<message>
<source>Variants released</source>
<translation>Freigegebene Varianten</translation>
</message>
<message>
<source>Verifying</source>
<translation>Prüfen</translation>
</message>
<message>
<source>Weight</source>
<translation>Gewicht</translation>
</message>
<message>
<source>Weighted reciprocity</source>
<translation>Gewichtete Reziprozität</translation>
</message>
<message>
<source>Weights</source>
<translation>Gewichte</translation>
</message>
<message>
<source>Weights are positive</source>
<translation>Gewichte sind positiv</translation>
</message>
<message>
<source>Weights are positive whole numbers</source>
<translation>Gewichte sind positive ganze Zahlen</translation>
</message>
<message>
<source>Weights carry no noise.</source>
<translation>Gewichte tragen kein Rauschen.</translation>
</message>
<message>
<source>Weights count people here. A map that says 'increases' and 'decreases' becomes two graphs. Split, there are always two, also when one is empty: whether it exists would tell of one person.</source>
<translation>Gewichte zählen hier Personen. Eine Karte, die „erhöht“ und „verringert“ sagt, wird zu zwei Graphen. Geteilt gibt es immer zwei, auch wenn einer leer ist: Ob er existiert, würde etwas über eine Person verraten.</translation>
</message>
<message>
<source>What a site does with components of too few rows or too little spread. Widened: spread up to τ and moved at random by as much as was added; those of too few rows stay.</source>
<translation>Was ein Standort mit Komponenten aus zu wenigen Zeilen oder mit zu geringer Streuung tut. Verbreitert: Die Streuung wird bis τ erhöht, und sie werden um ebenso viel zufällig verschoben; die aus zu wenigen Zeilen bleiben.</translation>
</message>
<message>
<source>What all releases of one data set may cost together.</source>
<translation>Was alle Freigaben eines Datenbestands zusammen kosten dürfen.</translation>
</message>
<message>
<source>What all releases of one data set may leave to chance together.</source>
<translation>Was alle Freigaben eines Datenbestands zusammen dem Zufall überlassen dürfen.</translation>
</message>
<message>
<source>What attackers get</source>
<translation>Was Angreifer erfahren</translation>
</message>
<message>
<source>What happened. The sequence of activities of a case is its variant.</source>
<translation>Was geschah. Die Folge der Aktivitäten eines Falls ist seine Variante.</translation>
</message>
<message>
<source>What happens to labels that the recode table does not name. Whatever is dropped is counted.</source>
<translation>Was mit Bezeichnungen geschieht, die die Umkodiertabelle nicht nennt. Was wegfällt, wird gezählt.</translation>
</message>
<message>
<source>What happens to representatives of too few rows when means are sent.</source>
<translation>Was mit Repräsentanten aus zu wenigen Zeilen geschieht, wenn Mittel gesendet werden.</translation>
</message>
<message>
<source>What is done about a released column that names persons, documents or addresses.</source>
<translation>Was mit einer freigegebenen Spalte geschieht, die Personen, Dokumente oder Adressen nennt.</translation>
</message>
<message>
<source>What is done, in order. Left empty: quasi-identifiers into classes, noise on the columns to protect.</source>
<translation>Was getan wird, der Reihe nach. Leer: Quasi-Identifikatoren in Klassen, Rauschen auf den zu schützenden Spalten.</translation>
</message>
<message>
<source>What is said of the graph</source>
<translation>Was über den Graphen gesagt wird</translation>
</message>
<message>
<source>What is still useful</source>
<translation>Was noch nützlich ist</translation>
</message>
<message>
<source>What is true of many cases is published: that is the purpose.</source>
<translation>Was für viele Fälle gilt, wird veröffentlicht: Das ist der Zweck.</translation>
</message>
<message>
<source>What it spends for a person with as many cases as are kept; – where no person column is set.</source>
<translation>Was sie für eine Person mit so vielen Fällen ausgibt, wie behalten werden; – wo keine Personenspalte gesetzt ist.</translation>
</message>
<message>
<source>What leaves</source>
<translation>Was das Haus verlässt</translation>
</message>
<message>
<source>What makes two events the same: the name alone, or name and lifecycle transition (“Check+start” and “Check+complete” are then two activities).</source>
<translation>Was zwei Ereignisse gleich macht: der Name allein oder Name und Übergang im Lebenszyklus („Check+start“ und „Check+complete“ sind dann zwei Aktivitäten).</translation>
</message>
<message>
<source>What most people have in common; a bar is as long as the number of people.</source>
<translation>Was die meisten Personen gemeinsam haben; ein Balken ist so lang wie die Zahl der Personen.</translation>
</message>
<message>
<source>What one person adds at most, enforced.</source>
<translation>Was eine Person höchstens beiträgt, erzwungen.</translation>
</message>
<message>
<source>What one person adds at most, in edges.</source>
<translation>Was eine Person höchstens beiträgt, in Kanten.</translation>
</message>
<message>
<source>What stands before the decimals of a number.</source>
<translation>Was vor den Nachkommastellen einer Zahl steht.</translation>
</message>
<message>
<source>What stands between two cells of a line.</source>
<translation>Was zwischen zwei Zellen einer Zeile steht.</translation>
</message>
<message>
<source>What stands in the released column. The outermost intervals are open, so that the extreme values do not show.</source>
<translation>Was in der freigegebenen Spalte steht. Die äußersten Intervalle sind offen, damit die Extremwerte nicht sichtbar sind.</translation>
</message>
<message>
<source>What the AUC rests on. From fewer than five edges it is not given.</source>
<translation>Worauf die AUC beruht. Bei weniger als fünf Kanten wird sie nicht angegeben.</translation>
</message>
<message>
<source>What the release spends for every case; for every person where a person column is set.</source>
<translation>Was die Freigabe für jeden Fall ausgibt; für jede Person, wo eine Personenspalte gesetzt ist.</translation>
</message>
<message>
<source>What the release spends for every single case.</source>
<translation>Was die Freigabe für jeden einzelnen Fall ausgibt.</translation>
</message>
<message>
<source>What to do with series that have missing, infinite or unreadable values. Whatever is dropped or filled is counted and reported.</source>
<translation>Was mit Reihen zu tun ist, die fehlende, unendliche oder unlesbare Werte haben. Was wegfällt oder gefüllt wird, wird gezählt und berichtet.</translation>
</message>
<message>
<source>What was done</source>
<translation>Was getan wurde</translation>
</message>
<message>
<source>What would leave this house: {kind}, {bytes} bytes.</source>
<translation>Was dieses Haus verlassen würde: {kind}, {bytes} Bytes.</translation>
</message>
<message>
<source>Where a group is cut in two. Aligned cuts leave groups closer to k and usually lose 5–20 % less value; median cuts are the published algorithm.</source>
<translation>Wo eine Gruppe in zwei geschnitten wird. Ausgerichtete Schnitte lassen Gruppen näher an k und verlieren meist 5–20 % weniger Wert; Medianschnitte sind der veröffentlichte Algorithmus.</translation>
</message>
<message>
<source>Where a person column is set, one case of every person counts, and the same holds for persons.</source>
<translation>Wo eine Personenspalte gesetzt ist, zählt ein Fall jeder Person, und dasselbe gilt für Personen.</translation>
</message>
<message>
<source>Where a person column is set, up to {cases_per_person} cases of every person count, and persons are protected with ε = {total}.</source>
<translation>Wo eine Personenspalte gesetzt ist, zählen bis zu {cases_per_person} Fälle jeder Person, und Personen sind mit ε = {total} geschützt.</translation>
</message>
<message>
<source>Where a person column is set: of every person at most this many cases are kept, chosen at random. A person is then protected with this many times ε.</source>
<translation>Wo eine Personenspalte gesetzt ist: Von jeder Person werden höchstens so viele Fälle behalten, zufällig gewählt. Eine Person ist dann mit so vielmal ε geschützt.</translation>
</message>
<message>
<source>Where it ends.</source>
<translation>Wo sie endet.</translation>
</message>
<message>
<source>Where the centroids start. Where sites hold columns there are no local means: rows are taken.</source>
<translation>Wo die Zentroide beginnen. Wo Standorte Spalten haben, gibt es keine lokalen Mittel: Es werden Zeilen genommen.</translation>
</message>
<message>
<source>Where the column ends by its nature (an age is never below 0). Helps to reconstruct its distribution, also for the attacker.</source>
<translation>Wo die Spalte von Natur aus endet (ein Alter ist nie unter 0). Hilft, ihre Verteilung zu rekonstruieren, auch dem Angreifer.</translation>
</message>
<message>
<source>Where the edge begins.</source>
<translation>Wo die Kante beginnt.</translation>
</message>
<message>
<source>Whether 'Cost' and 'cost' are two nodes or one. As the same label, all are in lower case.</source>
<translation>Ob „Cost“ und „cost“ zwei Knoten sind oder einer. Als dieselbe Bezeichnung stehen alle in Kleinbuchstaben.</translation>
</message>
<message>
<source>Whether any single case is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {epsilon2}, except with probability {delta}.</source>
<translation>Ob irgendein einzelner Fall im Protokoll ist, ändert die Wahrscheinlichkeit jeder Freigabe höchstens um den Faktor e^{epsilon} ≈ {epsilon2}, außer mit Wahrscheinlichkeit {delta}.</translation>
</message>
<message>
<source>Whether any single case is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {factor}, except with a probability δ that is a tenth of 1 / number of cases or less.</source>
<translation>Ob irgendein einzelner Fall im Protokoll ist, ändert die Wahrscheinlichkeit jeder Freigabe höchstens um den Faktor e^{epsilon} ≈ {factor}, außer mit einer Wahrscheinlichkeit δ, die ein Zehntel von 1 / Zahl der Fälle oder weniger ist.</translation>
</message>
<message>
<source>Whether any single case is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {factor}, except with probability {delta}.</source>
<translation>Ob irgendein einzelner Fall im Protokoll ist, ändert die Wahrscheinlichkeit jeder Freigabe höchstens um den Faktor e^{epsilon} ≈ {factor}, außer mit Wahrscheinlichkeit {delta}.</translation>
</message>
<message>
<source>Whether any single person is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {epsilon2}, except with probability {delta}.</source>
<translation>Ob irgendeine einzelne Person im Protokoll ist, ändert die Wahrscheinlichkeit jeder Freigabe höchstens um den Faktor e^{epsilon} ≈ {epsilon2}, außer mit Wahrscheinlichkeit {delta}.</translation>
</message>
<message>
<source>Whether nodes keep their order by PageRank: 1 the same.</source>
<translation>Ob Knoten ihre Reihenfolge nach PageRank behalten: 1 gleich.</translation>
</message>
<message>
<source>Whether nodes keep their order by betweenness: 1 the same.</source>
<translation>Ob Knoten ihre Reihenfolge nach Betweenness behalten: 1 gleich.</translation>
</message>
<message>
<source>Whether nodes keep their order by closeness: 1 the same.</source>
<translation>Ob Knoten ihre Reihenfolge nach Closeness behalten: 1 gleich.</translation>
</message>
<message>
<source>Whether nodes keep their order by eigenvector centrality: 1 the same.</source>
<translation>Ob Knoten ihre Reihenfolge nach Eigenvektor-Zentralität behalten: 1 gleich.</translation>
</message>
<message>
<source>Whether nodes keep their order by {name}: 1 the same.</source>
<translation>Ob Knoten ihre Reihenfolge nach {name} behalten: 1 gleich.</translation>
</message>
<message>
<source>Whether the first row names the columns or is data already.</source>
<translation>Ob die erste Zeile die Spalten benennt oder schon Daten enthält.</translation>
</message>
<message>
<source>Whether the release shows which edges exist.</source>
<translation>Ob die Freigabe zeigt, welche Kanten es gibt.</translation>
</message>
<message>
<source>Which edges exist is published as it is: an edge only one person drew shows that somebody drew it.</source>
<translation>Welche Kanten es gibt, wird veröffentlicht, wie es ist: Eine Kante, die nur eine Person zeichnete, zeigt, dass jemand sie zeichnete.</translation>
</message>
<message>
<source>Which edges get an extra random factor of 1 to 5, so that a weight of 1 no longer points to one person.</source>
<translation>Welche Kanten einen zusätzlichen zufälligen Faktor von 1 bis 5 erhalten, damit ein Gewicht von 1 nicht mehr auf eine Person zeigt.</translation>
</message>
<message>
<source>Which sheet of a workbook; empty for the first one with data.</source>
<translation>Welches Blatt einer Arbeitsmappe; leer für das erste mit Daten.</translation>
</message>
<message>
<source>Which values occur together, in tables that tell of no small group however they are combined.</source>
<translation>Welche Werte zusammen vorkommen, in Tabellen, die über keine kleine Gruppe etwas verraten, wie auch immer man sie kombiniert.</translation>
</message>
<message>
<source>Who drew the edge. Never published. Without it the file is an aggregate.</source>
<translation>Wer die Kante zeichnete. Nie veröffentlicht. Ohne sie ist die Datei eine Zusammenfassung.</translation>
</message>
<message>
<source>Who sees the messages between the sites sees more than the release; the border log lists them.</source>
<translation>Wer die Nachrichten zwischen den Standorten sieht, sieht mehr als die Freigabe; das Grenzprotokoll listet sie auf.</translation>
</message>
<message>
<source>Whoever counts as two people in the file is protected half as well.</source>
<translation>Wer in der Datei als zwei Personen zählt, ist halb so gut geschützt.</translation>
</message>
<message>
<source>Whose case it is (in XES: an attribute of the case). Then persons are protected: of every person only a few cases are kept, at random. Empty: every case is protected by itself.</source>
<translation>Wessen Fall es ist (in XES: ein Attribut des Falls). Dann werden Personen geschützt: Von jeder Person werden nur wenige Fälle behalten, zufällig. Leer: Jeder Fall ist für sich geschützt.</translation>
</message>
<message>
<source>Wide: each row is a series, each time point a column. Long: each row is one measurement; the series are put together from the columns id, time and value.</source>
<translation>Breit: Jede Zeile ist eine Reihe, jeder Zeitpunkt eine Spalte. Lang: Jede Zeile ist eine Messung; die Reihen werden aus den Spalten id, time und value zusammengesetzt.</translation>
</message>
<message>
<source>Wider arrows weigh more. Positions are computed from the released weights alone.</source>
<translation>Breitere Pfeile wiegen mehr. Die Lage ist allein aus den freigegebenen Gewichten berechnet.</translation>
</message>
<message>
<source>Width of the interval around a released value that holds the original with this confidence, in the column's unit. The noise is computed from it.</source>
<translation>Breite des Intervalls um einen freigegebenen Wert, das das Original mit dieser Konfidenz enthält, in der Einheit der Spalte. Das Rauschen wird daraus berechnet.</translation>
</message>
<message>
<source>Width of the interval that holds the original, for one who knows nothing else (weakest column).</source>
<translation>Breite des Intervalls, das das Original enthält, für jemanden, der sonst nichts weiß (schwächste Spalte).</translation>
</message>
<message>
<source>Windows-1252</source>
<translation>Windows-1252</translation>
</message>
<message>
<source>With a file or sheet a participant: what to do when two have the same name and differ.</source>
<translation>Bei einer Datei oder einem Blatt je Teilnehmer: was zu tun ist, wenn zwei denselben Namen haben und sich unterscheiden.</translation>
</message>
<message>
<source>Within an envelope, every published pattern is shared by at least this many series: an attacker who knows values and shape faces at least P candidates.</source>
<translation>Innerhalb einer Hüllkurve wird jedes veröffentlichte Muster von mindestens so vielen Reihen geteilt: Ein Angreifer, der Werte und Form kennt, steht vor mindestens P Kandidaten.</translation>
</message>
<message>
<source>Without a number of components, mutual support unites pairs down to this.</source>
<translation>Ohne Zahl der Komponenten vereinigt gegenseitige Stützung Paare bis hinab zu diesem Wert.</translation>
</message>
<message>
<source>Writing</source>
<translation>Schreiben</translation>
</message>
<message>
<source>XES needs none, and it can hide an entity bomb; remove the declaration</source>
<translation>XES braucht keinen, und er kann eine Entity-Bombe verbergen; entfernen Sie die Deklaration</translation>
</message>
<message>
<source>XES writes 2024-05-31T08:15:00.000+02:00</source>
<translation>XES schreibt 2024-05-31T08:15:00.000+02:00</translation>
</message>
<message>
<source>Yes</source>
<translation>Ja</translation>
</message>
<message>
<source>[low-high]</source>
<translation>[low-high]</translation>
</message>
<message>
<source>[low..high]</source>
<translation>[low..high]</translation>
</message>
<message>
<source>a 7-Zip archive</source>
<translation>ein 7-Zip-Archiv</translation>
</message>
<message>
<source>a Dask client can run any code on the workers: no border between parties that distrust</source>
<translation>ein Dask-Client kann auf den Rechnern beliebigen Code ausführen: keine Grenze zwischen Parteien, die einander misstrauen</translation>
</message>
<message>
<source>a GIF picture</source>
<translation>ein GIF-Bild</translation>
</message>
<message>
<source>a GroupID has two envelopes</source>
<translation>eine GroupID hat zwei Hüllkurven</translation>
</message>
<message>
<source>a JPEG picture</source>
<translation>ein JPEG-Bild</translation>
</message>
<message>
<source>a PDF document</source>
<translation>ein PDF-Dokument</translation>
</message>
<message>
<source>a PNG picture</source>
<translation>ein PNG-Bild</translation>
</message>
<message>
<source>a Parquet file</source>
<translation>eine Parquet-Datei</translation>
</message>
<message>
<source>a RAR archive</source>
<translation>ein RAR-Archiv</translation>
</message>
<message>
<source>a ZIP archive (or an Excel workbook)</source>
<translation>ein ZIP-Archiv (oder eine Excel-Arbeitsmappe)</translation>
</message>
<message>
<source>a Zstandard archive</source>
<translation>ein Zstandard-Archiv</translation>
</message>
<message>
<source>a bzip2 archive</source>
<translation>ein bzip2-Archiv</translation>
</message>
<message>
<source>a case with {names} names</source>
<translation>ein Fall mit {names} Namen</translation>
</message>
<message>
<source>a case: no person column is set, so it is not known whether a person has several cases; such a person is protected less</source>
<translation>ein Fall: Es ist keine Personenspalte gesetzt; daher ist nicht bekannt, ob eine Person mehrere Fälle hat; eine solche Person ist weniger geschützt</translation>
</message>
<message>
<source>a cell is no finite number</source>
<translation>eine Zelle ist keine endliche Zahl</translation>
</message>
<message>
<source>a cell is no interval</source>
<translation>eine Zelle ist kein Intervall</translation>
</message>
<message>
<source>a cell of a column of numbers is no number</source>
<translation>eine Zelle einer Zahlenspalte ist keine Zahl</translation>
</message>
<message>
<source>a cell of a column of text is no text</source>
<translation>eine Zelle einer Textspalte ist kein Text</translation>
</message>
<message>
<source>a cell of a column of whole numbers has a fraction</source>
<translation>eine Zelle einer Spalte ganzer Zahlen hat Nachkommastellen</translation>
</message>
<message>
<source>a cell of {name} in {name2} is of another type</source>
<translation>eine Zelle von {name} in {name2} ist von anderem Typ</translation>
</message>
<message>
<source>a cell stands outside the promised table</source>
<translation>eine Zelle steht außerhalb der zugesagten Tabelle</translation>
</message>
<message>
<source>a cell, a quotation mark or a line is spelled in another way</source>
<translation>eine Zelle, ein Anführungszeichen oder eine Zeile ist anders geschrieben</translation>
</message>
<message>
<source>a check has a name, whether it passed, and a detail</source>
<translation>eine Prüfung hat einen Namen, ob sie bestanden wurde, und eine Einzelheit</translation>
</message>
<message>
<source>a check is told in texts</source>
<translation>eine Prüfung wird in Texten angegeben</translation>
</message>
<message>
<source>a column is of no known type</source>
<translation>eine Spalte ist von keinem bekannten Typ</translation>
</message>
<message>
<source>a column is told of twice, or has no name but a text</source>
<translation>eine Spalte wird zweimal genannt, oder ihr Name ist kein Text</translation>
</message>
<message>
<source>a component is not made of weight, count, mean and covariance, all finite numbers</source>
<translation>eine Komponente besteht nicht aus Gewicht, Anzahl, Mittel und Kovarianz, alles endliche Zahlen</translation>
</message>
<message>
<source>a count is no whole number from 0</source>
<translation>eine Anzahl ist keine ganze Zahl ab 0</translation>
</message>
<message>
<source>a fact is neither yes nor no</source>
<translation>eine Angabe ist weder ja noch nein</translation>
</message>
<message>
<source>a fresh draw an edge</source>
<translation>eine neue Ziehung je Kante</translation>
</message>
<message>
<source>a further attribute has no name</source>
<translation>ein weiteres Attribut hat keinen Namen</translation>
</message>
<message>
<source>a further attribute is not left out</source>
<translation>ein weiteres Attribut ist nicht ausgelassen</translation>
</message>
<message>
<source>a gzip archive</source>
<translation>ein gzip-Archiv</translation>
</message>
<message>
<source>a heuristic, not a guarantee: there is no ε for the release as a whole</source>
<translation>eine Heuristik, keine Garantie: Es gibt kein ε für die Freigabe als Ganzes</translation>
</message>
<message>
<source>a label also occurs</source>
<translation>eine Bezeichnung kommt auch vor</translation>
</message>
<message>
<source>a list of steps, each with technique, columns and params</source>
<translation>eine Liste von Schritten, jeder mit technique, columns und params</translation>
</message>
<message>
<source>a map that occurs twice under one name was taken once</source>
<translation>eine Karte, die unter einem Namen zweimal vorkommt, wurde einmal genommen</translation>
</message>
<message>
<source>a master that asks twice can compare the answers: ask its house what happened</source>
<translation>ein Koordinator, der zweimal fragt, kann die Antworten vergleichen: Fragen Sie sein Haus, was geschehen ist</translation>
</message>
<message>
<source>a name comes twice</source>
<translation>ein Name kommt zweimal vor</translation>
</message>
<message>
<source>a name stands there twice</source>
<translation>ein Name steht zweimal da</translation>
</message>
<message>
<source>a number</source>
<translation>eine Zahl</translation>
</message>
<message>
<source>a number is too large</source>
<translation>eine Zahl ist zu groß</translation>
</message>
<message>
<source>a part has other marks</source>
<translation>ein Teil hat andere Merkmale</translation>
</message>
<message>
<source>a part of the log is not listed</source>
<translation>ein Teil des Protokolls ist nicht aufgeführt</translation>
</message>
<message>
<source>a participant's name stands among the nodes</source>
<translation>der Name eines Teilnehmers steht unter den Knoten</translation>
</message>
<message>
<source>a participant's name stands in {name}</source>
<translation>der Name eines Teilnehmers steht in {name}</translation>
</message>
<message>
<source>a person; cases kept of each: at most {kept}; cases left out at random: {left_out}</source>
<translation>eine Person; behaltene Fälle je Person: höchstens {kept}; zufällig ausgelassene Fälle: {left_out}</translation>
</message>
<message>
<source>a policy is a TOML file with lines such as min_group = 10</source>
<translation>Regeln sind eine TOML-Datei mit Zeilen wie min_group = 10</translation>
</message>
<message>
<source>a program</source>
<translation>ein Programm</translation>
</message>
<message>
<source>a quarter of the column's spread</source>
<translation>ein Viertel der Streuung der Spalte</translation>
</message>
<message>
<source>a radius is negative</source>
<translation>ein Radius ist negativ</translation>
</message>
<message>
<source>a raw label belongs to one category</source>
<translation>eine Rohbezeichnung gehört zu einer Kategorie</translation>
</message>
<message>
<source>a recipe is a TOML file</source>
<translation>ein Rezept ist eine TOML-Datei</translation>
</message>
<message>
<source>a scheduler needs one file a site</source>
<translation>ein Scheduler braucht eine Datei je Standort</translation>
</message>
<message>
<source>a scheduler's address was given, but dask[distributed] is not installed</source>
<translation>eine Scheduler-Adresse wurde angegeben, aber dask[distributed] ist nicht installiert</translation>
</message>
<message>
<source>a sensitive column needs one value a series</source>
<translation>eine sensible Spalte braucht einen Wert je Reihe</translation>
</message>
<message>
<source>a separate process verifies the written files</source>
<translation>ein getrennter Prozess prüft die geschriebenen Dateien</translation>
</message>
<message>
<source>a sheet</source>
<translation>ein Blatt</translation>
</message>
<message>
<source>a signed graph becomes two: what increases and what decreases</source>
<translation>ein Graph mit Vorzeichen wird zu zweien: was erhöht und was senkt</translation>
</message>
<message>
<source>a single series cannot be hidden among others</source>
<translation>eine einzelne Reihe kann nicht unter anderen verborgen werden</translation>
</message>
<message>
<source>a step has no entry {unknown}</source>
<translation>ein Schritt hat keinen Eintrag {unknown}</translation>
</message>
<message>
<source>a step has technique, columns and params</source>
<translation>ein Schritt hat technique, columns und params</translation>
</message>
<message>
<source>a tenth of 1 / number of cases, as a power of ten</source>
<translation>ein Zehntel von 1 / Zahl der Fälle, als Zehnerpotenz</translation>
</message>
<message>
<source>a value has more digits than the noise leaves</source>
<translation>ein Wert hat mehr Stellen, als das Rauschen lässt</translation>
</message>
<message>
<source>a value lies outside</source>
<translation>ein Wert liegt außerhalb</translation>
</message>
<message>
<source>a whole number</source>
<translation>eine ganze Zahl</translation>
</message>
<message>
<source>a whole number, at least 1</source>
<translation>eine ganze Zahl, mindestens 1</translation>
</message>
<message>
<source>about {rows}</source>
<translation>etwa {rows}</translation>
</message>
<message>
<source>about {seconds} s and {size} MB</source>
<translation>etwa {seconds} s und {size} MB</translation>
</message>
<message>
<source>about {value}</source>
<translation>etwa {value}</translation>
</message>
<message>
<source>activities</source>
<translation>Aktivitäten</translation>
</message>
<message>
<source>activities known in order: {activities_known}; chance to point at an average case that is released: {value} (in the original {before}), the house allows {max_disclosure}</source>
<translation>in Reihenfolge bekannte Aktivitäten: {activities_known}; Chance, auf einen durchschnittlichen freigegebenen Fall zu zeigen: {value} (im Original {before}), das Haus erlaubt {max_disclosure}</translation>
</message>
<message>
<source>activity</source>
<translation>Aktivität</translation>
</message>
<message>
<source>activity name</source>
<translation>Name der Aktivität</translation>
</message>
<message>
<source>add a line: {needed} = "…"</source>
<translation>fügen Sie eine Zeile hinzu: {needed} = "…"</translation>
</message>
<message>
<source>add the node, or take the edge out</source>
<translation>fügen Sie den Knoten hinzu, oder nehmen Sie die Kante heraus</translation>
</message>
<message>
<source>adjacency matrix</source>
<translation>Adjazenzmatrix</translation>
</message>
<message>
<source>after 500 steps</source>
<translation>nach 500 Schritten</translation>
</message>
<message>
<source>after only completed events were kept</source>
<translation>nachdem nur abgeschlossene Ereignisse behalten wurden</translation>
</message>
<message>
<source>aggregate_by: {by} is not one of binary, sum</source>
<translation>aggregate_by: {by} ist keines von binary, sum</translation>
</message>
<message>
<source>agreed were {partners}</source>
<translation>vereinbart waren {partners}</translation>
</message>
<message>
<source>alike names other columns than the file has, or in another order</source>
<translation>alike nennt andere Spalten, als die Datei hat, oder in anderer Reihenfolge</translation>
</message>
<message>
<source>alike should name column {name}</source>
<translation>alike müsste die Spalte {name} nennen</translation>
</message>
<message>
<source>alike should not name column {name}</source>
<translation>alike dürfte die Spalte {name} nicht nennen</translation>
</message>
<message>
<source>all counts {words}</source>
<translation>alle Anzahlen {words}</translation>
</message>
<message>
<source>all events</source>
<translation>alle Ereignisse</translation>
</message>
<message>
<source>all events of a case must name the same person; is this column the one who worked on it?</source>
<translation>alle Ereignisse eines Falls müssen dieselbe Person nennen; ist diese Spalte die Person, die daran arbeitete?</translation>
</message>
<message>
<source>all finite numbers</source>
<translation>alles endliche Zahlen</translation>
</message>
<message>
<source>all of them</source>
<translation>alle</translation>
</message>
<message>
<source>all other numbers with many values</source>
<translation>alle anderen Zahlen mit vielen Werten</translation>
</message>
<message>
<source>all positive definite</source>
<translation>alle positiv definit</translation>
</message>
<message>
<source>all quasi-identifiers carry noise or were exchanged: k is not known, see record linkage</source>
<translation>alle Quasi-Identifikatoren tragen Rauschen oder wurden getauscht: k ist nicht bekannt, siehe Datensatzverknüpfung</translation>
</message>
<message>
<source>all rows leave this house: the method is parallel, not private</source>
<translation>alle Zeilen verlassen dieses Haus: Das Verfahren ist parallel, nicht privat</translation>
</message>
<message>
<source>all series of a release need the same number of points</source>
<translation>alle Reihen einer Freigabe brauchen gleich viele Punkte</translation>
</message>
<message>
<source>all there</source>
<translation>alle da</translation>
</message>
<message>
<source>all variants are in the original</source>
<translation>alle Varianten sind im Original</translation>
</message>
<message>
<source>all {all} {unit} of the file are released</source>
<translation>alle {all} {unit} der Datei werden freigegeben</translation>
</message>
<message>
<source>allow original points for this run, or ask for another method</source>
<translation>erlauben Sie Originalpunkte für diesen Lauf, oder bitten Sie um ein anderes Verfahren</translation>
</message>
<message>
<source>amber person name</source>
<translation>gelb, Personenname</translation>
</message>
<message>
<source>among rows that look alike there is at least {values}; the house asks for {min_l}</source>
<translation>unter Zeilen, die gleich aussehen, mindestens {values}; das Haus verlangt {min_l}</translation>
</message>
<message>
<source>an Arrow file</source>
<translation>eine Arrow-Datei</translation>
</message>
<message>
<source>an HDF5 file</source>
<translation>eine HDF5-Datei</translation>
</message>
<message>
<source>an SQLite database</source>
<translation>eine SQLite-Datenbank</translation>
</message>
<message>
<source>an adjacency matrix has a row and a column for every node</source>
<translation>eine Adjazenzmatrix hat eine Zeile und eine Spalte für jeden Knoten</translation>
</message>
<message>
<source>an adjacency matrix of {labels} nodes would have {labels2} cells</source>
<translation>eine Adjazenzmatrix von {labels} Knoten hätte {labels2} Zellen</translation>
</message>
<message>
<source>an array has an impossible shape</source>
<translation>ein Array hat eine unmögliche Form</translation>
</message>
<message>
<source>an array has another shape than values</source>
<translation>ein Array hat eine andere Form als seine Werte</translation>
</message>
<message>
<source>an array has no shape or no values</source>
<translation>ein Array hat keine Form oder keine Werte</translation>
</message>
<message>
<source>an array holds something else than its numbers</source>
<translation>ein Array enthält etwas anderes als seine Zahlen</translation>
</message>
<message>
<source>an attacker tells members from strangers with AUC {auc} (0.5 is a coin), allowed {limit}</source>
<translation>ein Angreifer unterscheidet Mitglieder von Fremden mit AUC {auc} (0,5 ist ein Münzwurf), erlaubt {limit}</translation>
</message>
<message>
<source>an attribute that is no name</source>
<translation>ein Attribut, das kein Name ist</translation>
</message>
<message>
<source>an edge has a source, a target and a weight</source>
<translation>eine Kante hat eine Quelle, ein Ziel und ein Gewicht</translation>
</message>
<message>
<source>an edge needs both ends</source>
<translation>eine Kante braucht beide Enden</translation>
</message>
<message>
<source>an empty ZIP archive</source>
<translation>ein leeres ZIP-Archiv</translation>
</message>
<message>
<source>an empty log has no distribution</source>
<translation>ein leeres Protokoll hat keine Verteilung</translation>
</message>
<message>
<source>an envelope has two numbers of a group</source>
<translation>eine Hüllkurve hat zwei Gruppennummern</translation>
</message>
<message>
<source>an event with {activities} names</source>
<translation>ein Ereignis mit {activities} Namen</translation>
</message>
<message>
<source>an extreme value shows</source>
<translation>ein Extremwert ist sichtbar</translation>
</message>
<message>
<source>an old Office document</source>
<translation>ein altes Office-Dokument</translation>
</message>
<message>
<source>an undirected edge is not written with the smaller label first</source>
<translation>eine ungerichtete Kante ist nicht mit der kleineren Bezeichnung zuerst geschrieben</translation>
</message>
<message>
<source>an xz archive</source>
<translation>ein xz-Archiv</translation>
</message>
<message>
<source>and {shown} more</source>
<translation>und {shown} weitere</translation>
</message>
<message>
<source>another order tells something</source>
<translation>eine andere Reihenfolge verrät etwas</translation>
</message>
<message>
<source>another release is being written to {target} (process {pid})</source>
<translation>eine andere Freigabe wird gerade nach {target} geschrieben (Prozess {pid})</translation>
</message>
<message>
<source>another type: {wrong}</source>
<translation>anderer Typ: {wrong}</translation>
</message>
<message>
<source>answer the joining that came with the first message, and accept it</source>
<translation>beantworten Sie den Beitritt, der mit der ersten Nachricht kam, und nehmen Sie ihn an</translation>
</message>
<message>
<source>answered before: nothing leaves this house in this round</source>
<translation>schon beantwortet: In dieser Runde verlässt nichts dieses Haus</translation>
</message>
<message>
<source>any row</source>
<translation>beliebige Zeile</translation>
</message>
<message>
<source>as a sample</source>
<translation>wie eine Stichprobe</translation>
</message>
<message>
<source>as chosen</source>
<translation>wie gewählt</translation>
</message>
<message>
<source>as in the file</source>
<translation>wie in der Datei</translation>
</message>
<message>
<source>as many as the sites hold, rounded to hundreds</source>
<translation>so viele, wie die Standorte haben, auf Hunderter gerundet</translation>
</message>
<message>
<source>as many as there are</source>
<translation>so viele, wie es gibt</translation>
</message>
<message>
<source>as many rows as the file has, and the counts agree</source>
<translation>so viele Zeilen, wie die Datei hat, und die Anzahlen stimmen überein</translation>
</message>
<message>
<source>as the file says, else directed</source>
<translation>wie die Datei sagt, sonst gerichtet</translation>
</message>
<message>
<source>ask for fewer distinct sensitive values</source>
<translation>verlangen Sie weniger verschiedene sensible Werte</translation>
</message>
<message>
<source>ask for it to be sent again</source>
<translation>bitten Sie darum, dass es noch einmal gesendet wird</translation>
</message>
<message>
<source>ask its owner for read permission</source>
<translation>bitten Sie den Eigentümer um Leserechte</translation>
</message>
<message>
<source>ask the master's house what happened; a run can be begun anew</source>
<translation>fragen Sie das Haus des Koordinators, was geschehen ist; ein Lauf kann neu begonnen werden</translation>
</message>
<message>
<source>assignment</source>
<translation>Zuordnung</translation>
</message>
<message>
<source>at a multiple of k</source>
<translation>bei einem Vielfachen von k</translation>
</message>
<message>
<source>at a small L1 change</source>
<translation>bei kleiner L1-Änderung</translation>
</message>
<message>
<source>at a small χ² change</source>
<translation>bei kleiner χ²-Änderung</translation>
</message>
<message>
<source>at least {drawn}</source>
<translation>mindestens {drawn}</translation>
</message>
<message>
<source>at least {k} series share an envelope, at least {p} its pattern as well; the house asks for {min_group} behind anything published</source>
<translation>mindestens {k} Reihen teilen eine Hüllkurve, mindestens {p} auch deren Muster; das Haus verlangt {min_group} hinter allem Veröffentlichten</translation>
</message>
<message>
<source>at most {bound} above the original</source>
<translation>höchstens {bound} über dem Original</translation>
</message>
<message>
<source>at most ±{alpha}</source>
<translation>höchstens ±{alpha}</translation>
</message>
<message>
<source>at ε = {epsilon}, δ = {delta} nothing was released: the largest number of cases of a variant is {counts}, the threshold is {k}</source>
<translation>bei ε = {epsilon}, δ = {delta} wurde nichts freigegeben: Die größte Zahl von Fällen einer Variante ist {counts}, die Schwelle ist {k}</translation>
</message>
<message>
<source>attack sample</source>
<translation>Angriffsstichprobe</translation>
</message>
<message>
<source>b is 0: weights are smoothed but carry no noise</source>
<translation>b ist 0: Gewichte sind geglättet, tragen aber kein Rauschen</translation>
</message>
<message>
<source>begin</source>
<translation>Beginn</translation>
</message>
<message>
<source>betweenness and closeness were estimated from {path_sources} of {labels} nodes</source>
<translation>Betweenness und Closeness wurden aus {path_sources} von {labels} Knoten geschätzt</translation>
</message>
<message>
<source>betweenness, Kendall</source>
<translation>Betweenness, Kendall</translation>
</message>
<message>
<source>betweenness, Spearman</source>
<translation>Betweenness, Spearman</translation>
</message>
<message>
<source>beyond the common length</source>
<translation>jenseits der gemeinsamen Länge</translation>
</message>
<message>
<source>birth|(^| )(dob|bday)( |$)|geburt|gebdat|(^| )geb( |$)|nascita|naissance|nacimiento</source>
<translation>birth|(^| )(dob|bday)( |$)|geburt|gebdat|(^| )geb( |$)|nascita|naissance|nacimiento</translation>
</message>
<message>
<source>blocks the release</source>
<translation>blockiert die Freigabe</translation>
</message>
<message>
<source>border.jsonl is damaged: {failure}</source>
<translation>border.jsonl ist beschädigt: {failure}</translation>
</message>
<message>
<source>by its name</source>
<translation>nach ihrem Namen</translation>
</message>
<message>
<source>by its name, else the first</source>
<translation>nach ihrem Namen, sonst die erste</translation>
</message>
<message>
<source>by its name, else the remaining numbers, else 1</source>
<translation>nach ihrem Namen, sonst die übrigen Zahlen, sonst 1</translation>
</message>
<message>
<source>by its name, else the second</source>
<translation>nach ihrem Namen, sonst die zweite</translation>
</message>
<message>
<source>by its name, where there is no case</source>
<translation>nach ihrem Namen, wo es keinen Fall gibt</translation>
</message>
<message>
<source>by source, then target</source>
<translation>nach Quelle, dann Ziel</translation>
</message>
<message>
<source>by their cells</source>
<translation>nach ihren Zellen</translation>
</message>
<message>
<source>by their items</source>
<translation>nach ihren Elementen</translation>
</message>
<message>
<source>by their means</source>
<translation>nach ihren Mitteln</translation>
</message>
<message>
<source>by their places</source>
<translation>nach ihren Orten</translation>
</message>
<message>
<source>by time</source>
<translation>nach Zeit</translation>
</message>
<message>
<source>c = {c}, set and not taken from the data</source>
<translation>c = {c}, gesetzt und nicht den Daten entnommen</translation>
</message>
<message>
<source>c/ε: spread of the exact integer noise.</source>
<translation>c/ε: Streuung des exakten ganzzahligen Rauschens.</translation>
</message>
<message>
<source>candidates</source>
<translation>Kandidaten</translation>
</message>
<message>
<source>carry round {round} to the sites</source>
<translation>tragen Sie Runde {round} zu den Standorten</translation>
</message>
<message>
<source>carry the answer to the master</source>
<translation>tragen Sie die Antwort zum Koordinator</translation>
</message>
<message>
<source>carry the last messages to the sites</source>
<translation>tragen Sie die letzten Nachrichten zu den Standorten</translation>
</message>
<message>
<source>case</source>
<translation>Fall</translation>
</message>
<message>
<source>case [1-9][0-9]*</source>
<translation>case [1-9][0-9]*</translation>
</message>
<message>
<source>case id</source>
<translation>Fallkennung</translation>
</message>
<message>
<source>case {number}</source>
<translation>Fall {number}</translation>
</message>
<message>
<source>cases</source>
<translation>Fälle</translation>
</message>
<message>
<source>cases of persons with more cases, left out at random: {cases_left_out}</source>
<translation>zufällig ausgelassene Fälle von Personen mit mehr Fällen: {cases_left_out}</translation>
</message>
<message>
<source>cases of the original behind every variant, in 19 of 20 releases: at least {group}, the house asks for {min_group}</source>
<translation>Fälle des Originals hinter jeder Variante, in 19 von 20 Freigaben: mindestens {group}, das Haus verlangt {min_group}</translation>
</message>
<message>
<source>centroid parts</source>
<translation>Zentroidteile</translation>
</message>
<message>
<source>centroids</source>
<translation>Zentroide</translation>
</message>
<message>
<source>change the parameters first</source>
<translation>ändern Sie zuerst die Parameter</translation>
</message>
<message>
<source>changed since: {names}</source>
<translation>seither geändert: {names}</translation>
</message>
<message>
<source>check separator and decimal sign, or choose the layout long</source>
<translation>prüfen Sie Trennzeichen und Dezimalzeichen, oder wählen Sie die lange Anordnung</translation>
</message>
<message>
<source>check that the file has one line a row; export it again</source>
<translation>prüfen Sie, ob die Datei eine Zeile je Datensatz hat; exportieren Sie sie erneut</translation>
</message>
<message>
<source>check the name and the folder</source>
<translation>prüfen Sie Namen und Ordner</translation>
</message>
<message>
<source>check the separator; leave out columns, or turn rows and columns round</source>
<translation>prüfen Sie das Trennzeichen; lassen Sie Spalten weg, oder vertauschen Sie Zeilen und Spalten</translation>
</message>
<message>
<source>checking the promise</source>
<translation>die Zusage wird geprüft</translation>
</message>
<message>
<source>choose CSV or Parquet</source>
<translation>wählen Sie CSV oder Parquet</translation>
</message>
<message>
<source>choose CSV, or rename the column in the file</source>
<translation>wählen Sie CSV, oder benennen Sie die Spalte in der Datei um</translation>
</message>
<message>
<source>choose a confidence below 1, or uniform noise</source>
<translation>wählen Sie eine Konfidenz unter 1 oder gleichverteiltes Rauschen</translation>
</message>
<message>
<source>choose a file inside it</source>
<translation>wählen Sie eine Datei darin</translation>
</message>
<message>
<source>choose a folder</source>
<translation>wählen Sie einen Ordner</translation>
</message>
<message>
<source>choose a larger ε, or fewer repeats</source>
<translation>wählen Sie ein größeres ε oder weniger Wiederholungen</translation>
</message>
<message>
<source>choose a smaller k or a smaller min_count</source>
<translation>wählen Sie ein kleineres k oder ein kleineres min_count</translation>
</message>
<message>
<source>choose a smaller min_count</source>
<translation>wählen Sie ein kleineres min_count</translation>
</message>
<message>
<source>choose a smaller min_count, or drop the column</source>
<translation>wählen Sie ein kleineres min_count, oder lassen Sie die Spalte weg</translation>
</message>
<message>
<source>choose a wider window or partners among all rows, or take the column out of the step</source>
<translation>wählen Sie ein breiteres Fenster oder Partner unter allen Zeilen, oder nehmen Sie die Spalte aus dem Schritt</translation>
</message>
<message>
<source>choose an attribute of the cases, or leave the person empty</source>
<translation>wählen Sie ein Attribut der Fälle, oder lassen Sie die Person leer</translation>
</message>
<message>
<source>choose another encoding</source>
<translation>wählen Sie eine andere Zeichenkodierung</translation>
</message>
<message>
<source>choose another encoding, or save the file as UTF-8</source>
<translation>wählen Sie eine andere Zeichenkodierung, oder speichern Sie die Datei als UTF-8</translation>
</message>
<message>
<source>choose another file</source>
<translation>wählen Sie eine andere Datei</translation>
</message>
<message>
<source>choose another folder</source>
<translation>wählen Sie einen anderen Ordner</translation>
</message>
<message>
<source>choose another folder, or ask for it to be replaced</source>
<translation>wählen Sie einen anderen Ordner, oder lassen Sie ihn ersetzen</translation>
</message>
<message>
<source>choose another key</source>
<translation>wählen Sie einen anderen Schlüssel</translation>
</message>
<message>
<source>choose another length, at least 2</source>
<translation>wählen Sie eine andere Länge, mindestens 2</translation>
</message>
<message>
<source>choose another sheet or file</source>
<translation>wählen Sie ein anderes Blatt oder eine andere Datei</translation>
</message>
<message>
<source>choose columns for a step, or give them roles</source>
<translation>wählen Sie Spalten für einen Schritt, oder geben Sie ihnen Rollen</translation>
</message>
<message>
<source>choose csv or parquet</source>
<translation>wählen Sie csv oder parquet</translation>
</message>
<message>
<source>choose fewer components, or a smaller min_count</source>
<translation>wählen Sie weniger Komponenten oder ein kleineres min_count</translation>
</message>
<message>
<source>choose fewer sites</source>
<translation>wählen Sie weniger Standorte</translation>
</message>
<message>
<source>choose fewer time points, or repair the file</source>
<translation>wählen Sie weniger Zeitpunkte, oder berichtigen Sie die Datei</translation>
</message>
<message>
<source>choose k up to {rows}</source>
<translation>wählen Sie k bis {rows}</translation>
</message>
<message>
<source>choose method=random</source>
<translation>wählen Sie method=random</translation>
</message>
<message>
<source>choose noise=normal</source>
<translation>wählen Sie noise=normal</translation>
</message>
<message>
<source>choose the columns to cluster by anew</source>
<translation>wählen Sie die Spalten zum Clustern neu</translation>
</message>
<message>
<source>choose the edge list or GraphML</source>
<translation>wählen Sie die Kantenliste oder GraphML</translation>
</message>
<message>
<source>choose the folder that holds release/, or one graph file</source>
<translation>wählen Sie den Ordner, der release/ enthält, oder eine Graphdatei</translation>
</message>
<message>
<source>choose the participants' maps or an aggregate</source>
<translation>wählen Sie die Karten der Teilnehmenden oder eine Zusammenfassung</translation>
</message>
<message>
<source>choose the second log again</source>
<translation>wählen Sie das zweite Protokoll erneut</translation>
</message>
<message>
<source>choose the sensitive columns, or 1</source>
<translation>wählen Sie die sensiblen Spalten, oder 1</translation>
</message>
<message>
<source>choose the separator that stands between the cells</source>
<translation>wählen Sie das Trennzeichen, das zwischen den Zellen steht</translation>
</message>
<message>
<source>class number 1, 2, 3 …</source>
<translation>Klassennummer 1, 2, 3 …</translation>
</message>
<message>
<source>clipping needs to know where the column ends</source>
<translation>zum Begrenzen muss bekannt sein, wo die Spalte endet</translation>
</message>
<message>
<source>close it, or double it ("") where it belongs to the text</source>
<translation>schließen Sie es, oder verdoppeln Sie es (""), wo es zum Text gehört</translation>
</message>
<message>
<source>close other programs or use a smaller file</source>
<translation>schließen Sie andere Programme, oder nehmen Sie eine kleinere Datei</translation>
</message>
<message>
<source>closeness, Kendall</source>
<translation>Closeness, Kendall</translation>
</message>
<message>
<source>closeness, Spearman</source>
<translation>Closeness, Spearman</translation>
</message>
<message>
<source>clusters.kmeans by columns</source>
<translation>clusters.kmeans by columns</translation>
</message>
<message>
<source>codice fiscale</source>
<translation>codice fiscale</translation>
</message>
<message>
<source>column moments</source>
<translation>Spaltenmomente</translation>
</message>
<message>
<source>column {at}</source>
<translation>Spalte {at}</translation>
</message>
<message>
<source>column {column}: all values fell into one class, nothing of it is left</source>
<translation>Spalte {column}: Alle Werte fielen in eine Klasse, nichts davon ist übrig</translation>
</message>
<message>
<source>column {column}: clipping biases its mean and breaks the reconstruction</source>
<translation>Spalte {column}: Begrenzen verzerrt ihr Mittel und zerstört die Rekonstruktion</translation>
</message>
<message>
<source>column {column}: its few missing cells were put into another class, so that they do not point at single rows</source>
<translation>Spalte {column}: Ihre wenigen fehlenden Zellen kamen in eine andere Klasse, damit sie nicht auf einzelne Zeilen zeigen</translation>
</message>
<message>
<source>column {column}: only {changed} of its rows hold another value now; choose a wider window, or partners among all rows</source>
<translation>Spalte {column}: Nur {changed} ihrer Zeilen enthalten jetzt einen anderen Wert; wählen Sie ein breiteres Fenster oder Partner unter allen Zeilen</translation>
</message>
<message>
<source>column {column}: rounding takes most of the noise away; choose more noise</source>
<translation>Spalte {column}: Runden nimmt das meiste Rauschen weg; wählen Sie mehr Rauschen</translation>
</message>
<message>
<source>column {column}: {one_valued} of {sizes} classes hold one single value, which is thereby disclosed</source>
<translation>Spalte {column}: {one_valued} von {sizes} Klassen enthalten einen einzigen Wert, der dadurch offengelegt ist</translation>
</message>
<message>
<source>column {name}</source>
<translation>Spalte {name}</translation>
</message>
<message>
<source>column {name} has fewer than {least} different values in all</source>
<translation>Spalte {name} hat insgesamt weniger als {least} verschiedene Werte</translation>
</message>
<message>
<source>column {name} has no noise to reconstruct it from</source>
<translation>Spalte {name} hat kein Rauschen, aus dem sie zu rekonstruieren wäre</translation>
</message>
<message>
<source>column {name} has one value in every row: noise in proportion to its spread is nothing</source>
<translation>Spalte {name} hat in jeder Zeile denselben Wert: Rauschen im Verhältnis zu ihrer Streuung ist null</translation>
</message>
<message>
<source>column {name} holds a date outside the years 1 to 9999</source>
<translation>Spalte {name} enthält ein Datum außerhalb der Jahre 1 bis 9999</translation>
</message>
<message>
<source>column {name} holds lists or maps ({kind}), one cell must be one value</source>
<translation>Spalte {name} enthält Listen oder Zuordnungen ({kind}), eine Zelle muss ein Wert sein</translation>
</message>
<message>
<source>column {name} holds no value at all</source>
<translation>Spalte {name} enthält gar keinen Wert</translation>
</message>
<message>
<source>column {name} holds numbers</source>
<translation>Spalte {name} enthält Zahlen</translation>
</message>
<message>
<source>column {name} holds times of a zone that is not known ({kind})</source>
<translation>Spalte {name} enthält Zeiten einer unbekannten Zeitzone ({kind})</translation>
</message>
<message>
<source>column {name} holds {kind} values that are not text</source>
<translation>Spalte {name} enthält {kind}-Werte, die kein Text sind</translation>
</message>
<message>
<source>column {name} is an identifier or dropped: it is not released</source>
<translation>Spalte {name} ist ein Identifikator oder weggelassen: Sie wird nicht freigegeben</translation>
</message>
<message>
<source>column {name} is of another type than promised</source>
<translation>Spalte {name} ist von anderem Typ als zugesagt</translation>
</message>
<message>
<source>column {name} is text: noise can be added to numbers only</source>
<translation>Spalte {name} ist Text: Rauschen lässt sich nur zu Zahlen hinzufügen</translation>
</message>
<message>
<source>column {name} is to be dropped and is {role} at the same time</source>
<translation>Spalte {name} soll wegfallen und ist zugleich {role}</translation>
</message>
<message>
<source>column {name} is told by type and steps</source>
<translation>Spalte {name} wird durch Typ und Schritte angegeben</translation>
</message>
<message>
<source>column {name} is {treatment}: {is_}; it is said to be otherwise</source>
<translation>Spalte {name}, {treatment}: {is_}; angegeben ist es anders</translation>
</message>
<message>
<source>column {name} seems to be a function of the series ({words}): unchanged, it tells more than the envelope</source>
<translation>Spalte {name} scheint eine Funktion der Reihe zu sein ({words}): Unverändert verrät sie mehr als die Hüllkurve</translation>
</message>
<message>
<source>column {name} was put into classes by an earlier step: noise needs numbers</source>
<translation>Spalte {name} wurde in einem früheren Schritt in Klassen gebracht: Rauschen braucht Zahlen</translation>
</message>
<message>
<source>column {name}: a Parquet file needs this name for an end of an interval</source>
<translation>Spalte {name}: Eine Parquet-Datei braucht diesen Namen für ein Ende eines Intervalls</translation>
</message>
<message>
<source>column {name}: it is named like an identifier; its values repeat</source>
<translation>Spalte {name}: Sie heißt wie ein Identifikator; ihre Werte wiederholen sich</translation>
</message>
<message>
<source>column {name}: its days spread over {years_of_lives} years or more, as dates of birth do</source>
<translation>Spalte {name}: Ihre Tage erstrecken sich über {years_of_lives} Jahre oder mehr, wie Geburtsdaten es tun</translation>
</message>
<message>
<source>column {name}: its name speaks of addresses and its values differ from row to row</source>
<translation>Spalte {name}: Ihr Name spricht von Adressen, und ihre Werte unterscheiden sich von Zeile zu Zeile</translation>
</message>
<message>
<source>column {name}: its name speaks of names; {distinct} different ones repeat</source>
<translation>Spalte {name}: Ihr Name spricht von Namen; {distinct} verschiedene wiederholen sich</translation>
</message>
<message>
<source>column {name}: its name speaks of persons and its values are words, many different</source>
<translation>Spalte {name}: Ihr Name spricht von Personen, und ihre Werte sind Wörter, viele verschiedene</translation>
</message>
<message>
<source>column {name}: its values are sentences that somebody wrote about one row</source>
<translation>Spalte {name}: Ihre Werte sind Sätze, die jemand über eine Zeile schrieb</translation>
</message>
<message>
<source>column {name}: its values are sentences; {distinct} different ones repeat</source>
<translation>Spalte {name}: Ihre Werte sind Sätze; {distinct} verschiedene wiederholen sich</translation>
</message>
<message>
<source>column {name}: its values heap up at single points; such a distribution cannot be reconstructed from noisy values</source>
<translation>Spalte {name}: Ihre Werte häufen sich an einzelnen Punkten; eine solche Verteilung lässt sich aus verrauschten Werten nicht rekonstruieren</translation>
</message>
<message>
<source>column {name}: most values are two to four capitalised words, as names of persons are</source>
<translation>Spalte {name}: Die meisten Werte sind zwei bis vier großgeschriebene Wörter, wie es Personennamen sind</translation>
</message>
<message>
<source>column {name}: named like an identifier, and {own} of the rows have their own value</source>
<translation>Spalte {name}: heißt wie ein Identifikator, und {own} der Zeilen haben einen eigenen Wert</translation>
</message>
<message>
<source>column {name}: other steps than were done to it</source>
<translation>Spalte {name}: andere Schritte, als an ihr ausgeführt wurden</translation>
</message>
<message>
<source>column {name}: the release adds a column of that name</source>
<translation>Spalte {name}: Die Freigabe fügt eine Spalte dieses Namens hinzu</translation>
</message>
<message>
<source>column {name}: the swap moved nothing, every row would keep its value</source>
<translation>Spalte {name}: Der Tausch bewegte nichts, jede Zeile behielte ihren Wert</translation>
</message>
<message>
<source>column {name}: {alone} of {values} series have a value of their own, which would name them</source>
<translation>Spalte {name}: {alone} von {values} Reihen haben einen eigenen Wert, der sie benennen würde</translation>
</message>
<message>
<source>column {name}: {kind} is not as the parameters ask</source>
<translation>Spalte {name}: {kind} ist nicht, wie die Parameter es verlangen</translation>
</message>
<message>
<source>column {name}: {label} and {label2}: one number in two spellings</source>
<translation>Spalte {name}: {label} und {label2}: eine Zahl in zwei Schreibweisen</translation>
</message>
<message>
<source>column {name}: {own_share} of the rows have a value of their own</source>
<translation>Spalte {name}: {own_share} der Zeilen haben einen eigenen Wert</translation>
</message>
<message>
<source>column {name}: {share} of the texts hold something written like {kind}</source>
<translation>Spalte {name}: {share} der Texte enthalten etwas, das geschrieben ist wie {kind}</translation>
</message>
<message>
<source>column {name}: {share} of the values are days, and its name speaks of birth</source>
<translation>Spalte {name}: {share} der Werte sind Tage, und ihr Name spricht von Geburt</translation>
</message>
<message>
<source>column {name}: {share} of the values are written like {kind}</source>
<translation>Spalte {name}: {share} der Werte sind geschrieben wie {kind}</translation>
</message>
<message>
<source>column {name}: {share} of the values hold a street and a house number</source>
<translation>Spalte {name}: {share} der Werte enthalten eine Straße und eine Hausnummer</translation>
</message>
<message>
<source>column {name}: {share} of the values may be telephone numbers</source>
<translation>Spalte {name}: {share} der Werte können Telefonnummern sein</translation>
</message>
<message>
<source>column {name}: {what}</source>
<translation>Spalte {name}: {what}</translation>
</message>
<message>
<source>column {other} holds a value of the identifier {role}</source>
<translation>Spalte {other} enthält einen Wert des Identifikators {role}</translation>
</message>
<message>
<source>column {place}</source>
<translation>Spalte {place}</translation>
</message>
<message>
<source>column {time}: an end is finer than a multiple of 1e{step}</source>
<translation>Spalte {time}: Ein Ende ist feiner als ein Vielfaches von 1e{step}</translation>
</message>
<message>
<source>column {time}_{end} is no column of numbers</source>
<translation>Spalte {time}_{end} ist keine Zahlenspalte</translation>
</message>
<message>
<source>column {twice} has two roles</source>
<translation>Spalte {twice} hat zwei Rollen</translation>
</message>
<message>
<source>column {worst}: of the claimed privacy level {claimed}, {how} leaves {left} ({worst2})</source>
<translation>Spalte {worst}: Vom behaupteten Schutzniveau {claimed} bleibt {left} ({worst2}) durch {how}</translation>
</message>
<message>
<source>column {worst}: rounding brings back {back} of the values; the house allows {allowed}</source>
<translation>Spalte {worst}: Runden bringt {back} der Werte zurück; das Haus erlaubt {allowed}</translation>
</message>
<message>
<source>column:NAME by a column, random:4 at random, space:4 in space, columns:2 by columns; none for a single site; auto takes a column named site.</source>
<translation>column:NAME nach einer Spalte, random:4 zufällig, space:4 im Raum, columns:2 nach Spalten; none für einen einzigen Standort; auto nimmt eine Spalte namens site.</translation>
</message>
<message>
<source>columns</source>
<translation>Spalten</translation>
</message>
<message>
<source>columns can be kept together only when partners are any row</source>
<translation>Spalten lassen sich nur zusammenhalten, wenn Partner beliebige Zeilen sind</translation>
</message>
<message>
<source>columns that name a person or number the rows</source>
<translation>Spalten, die eine Person nennen oder die Zeilen nummerieren</translation>
</message>
<message>
<source>columns with few values, and those that others know: age, sex, postcode, date of birth</source>
<translation>Spalten mit wenigen Werten und solche, die andere kennen: Alter, Geschlecht, Postleitzahl, Geburtsdatum</translation>
</message>
<message>
<source>columns without a role: {count}</source>
<translation>Spalten ohne Rolle: {count}</translation>
</message>
<message>
<source>columns {names} together: {alone} of {rows} series have values of their own, which would name them</source>
<translation>Spalten {names} zusammen: {alone} von {rows} Reihen haben eigene Werte, die sie benennen würden</translation>
</message>
<message>
<source>compare files with the same time columns</source>
<translation>vergleichen Sie Dateien mit denselben Zeitspalten</translation>
</message>
<message>
<source>compare the {keep} most frequent variants of each log; the report states the error bound</source>
<translation>vergleichen Sie die {keep} häufigsten Varianten jedes Protokolls; der Bericht nennt die Fehlergrenze</translation>
</message>
<message>
<source>compared with the original in the house</source>
<translation>im Haus mit dem Original verglichen</translation>
</message>
<message>
<source>complete timestamp</source>
<translation>complete timestamp</translation>
</message>
<message>
<source>component {bad} is not</source>
<translation>Komponente {bad} ist es nicht</translation>
</message>
<message>
<source>components</source>
<translation>Komponenten</translation>
</message>
<message>
<source>contributors</source>
<translation>Beitragende</translation>
</message>
<message>
<source>contributors are whole numbers from 1</source>
<translation>Beitragende sind ganze Zahlen ab 1</translation>
</message>
<message>
<source>contributors, else strength</source>
<translation>Beitragende, sonst Stärke</translation>
</message>
<message>
<source>copy or download it again</source>
<translation>kopieren Sie sie oder laden Sie sie erneut herunter</translation>
</message>
<message>
<source>copy or export it again</source>
<translation>kopieren oder exportieren Sie sie erneut</translation>
</message>
<message>
<source>copy or save it again</source>
<translation>kopieren oder speichern Sie sie erneut</translation>
</message>
<message>
<source>copy the data into a file first</source>
<translation>kopieren Sie die Daten zuerst in eine Datei</translation>
</message>
<message>
<source>core flags</source>
<translation>Kernmarkierungen</translation>
</message>
<message>
<source>correct the cell, or declare it as missing</source>
<translation>berichtigen Sie die Zelle, oder erklären Sie sie als fehlend</translation>
</message>
<message>
<source>correlated noise is normal noise</source>
<translation>korreliertes Rauschen ist normales Rauschen</translation>
</message>
<message>
<source>cost</source>
<translation>Kosten</translation>
</message>
<message>
<source>cost k</source>
<translation>Kosten k</translation>
</message>
<message>
<source>count over people</source>
<translation>Anzahl durch Personen</translation>
</message>
<message>
<source>counted anew: fewest {min}</source>
<translation>neu gezählt: wenigste {min}</translation>
</message>
<message>
<source>counting equivalence classes</source>
<translation>Äquivalenzklassen werden gezählt</translation>
</message>
<message>
<source>counting the figures again</source>
<translation>Kennzahlen werden nachgezählt</translation>
</message>
<message>
<source>counts are whole numbers from 0</source>
<translation>Anzahlen sind ganze Zahlen ab 0</translation>
</message>
<message>
<source>counts of components</source>
<translation>Anzahlen der Komponenten</translation>
</message>
<message>
<source>date of birth</source>
<translation>Geburtsdatum</translation>
</message>
<message>
<source>declare it as missing, or set the time to - to keep the order of the file</source>
<translation>geben Sie es als fehlend an, oder setzen Sie die Zeit auf -, um die Reihenfolge der Datei zu behalten</translation>
</message>
<message>
<source>declare {text} as missing, or take the column out of the step</source>
<translation>erklären Sie {text} als fehlend oder nehmen Sie die Spalte aus dem Schritt</translation>
</message>
<message>
<source>delete what stands far from the table, or save the sheet you need as CSV</source>
<translation>löschen Sie, was weit weg von der Tabelle steht, oder speichern Sie das benötigte Blatt als CSV</translation>
</message>
<message>
<source>diagnoses and the like, by their name or their codes</source>
<translation>Diagnosen und Ähnliches, nach ihrem Namen oder ihren Codes</translation>
</message>
<message>
<source>different labels</source>
<translation>verschiedene Bezeichnungen</translation>
</message>
<message>
<source>directed</source>
<translation>gerichtet</translation>
</message>
<message>
<source>discrete Laplace noise, b = {scale}, then low rank</source>
<translation>diskretes Laplace-Rauschen, b = {scale}, dann niedriger Rang</translation>
</message>
<message>
<source>distance parts</source>
<translation>Abstandsteile</translation>
</message>
<message>
<source>distances of every row, assignments and rows as centres crossed the borders</source>
<translation>Abstände jeder Zeile, Zuordnungen und Zeilen als Zentren überschritten die Grenzen</translation>
</message>
<message>
<source>distances of every row, assignments of rows, and rows as centres leave this house</source>
<translation>Abstände jeder Zeile, Zuordnungen von Zeilen und Zeilen als Zentren verlassen dieses Haus</translation>
</message>
<message>
<source>distances to a row</source>
<translation>Abstände zu einer Zeile</translation>
</message>
<message>
<source>do all workers run the same version? nothing was released</source>
<translation>läuft auf allen Rechnern dieselbe Version? Es wurde nichts freigegeben</translation>
</message>
<message>
<source>do both houses run the same version?</source>
<translation>läuft in beiden Häusern dieselbe Version?</translation>
</message>
<message>
<source>document type</source>
<translation>Dokumenttyp</translation>
</message>
<message>
<source>done</source>
<translation>fertig</translation>
</message>
<message>
<source>drop the series that have any</source>
<translation>die Reihen weglassen, die solche haben</translation>
</message>
<message>
<source>drop with their edges</source>
<translation>mit ihren Kanten weglassen</translation>
</message>
<message>
<source>each as what it is</source>
<translation>jede als das, was sie ist</translation>
</message>
<message>
<source>each row</source>
<translation>jede Zeile</translation>
</message>
<message>
<source>each site needs a name of its own</source>
<translation>jeder Standort braucht einen eigenen Namen</translation>
</message>
<message>
<source>edge</source>
<translation>Kante</translation>
</message>
<message>
<source>edge list</source>
<translation>Kantenliste</translation>
</message>
<message>
<source>edge list, one row an edge</source>
<translation>Kantenliste, eine Zeile je Kante</translation>
</message>
<message>
<source>edge {at}</source>
<translation>Kante {at}</translation>
</message>
<message>
<source>edges</source>
<translation>Kanten</translation>
</message>
<message>
<source>edges of a single person</source>
<translation>Kanten einer einzigen Person</translation>
</message>
<message>
<source>eigenvector centrality</source>
<translation>Eigenvektor-Zentralität</translation>
</message>
<message>
<source>eigenvector centrality, Kendall</source>
<translation>Eigenvektor-Zentralität, Kendall</translation>
</message>
<message>
<source>eigenvector centrality, Spearman</source>
<translation>Eigenvektor-Zentralität, Spearman</translation>
</message>
<message>
<source>ends are exact readings</source>
<translation>Enden sind exakte Messwerte</translation>
</message>
<message>
<source>ends rounded outward</source>
<translation>Enden nach außen gerundet</translation>
</message>
<message>
<source>envelope and pattern</source>
<translation>Hüllkurve und Muster</translation>
</message>
<message>
<source>envelope, pattern, level and the declared columns, nothing else</source>
<translation>Hüllkurve, Muster, Stufe und die angegebenen Spalten, sonst nichts</translation>
</message>
<message>
<source>equally many rows a class</source>
<translation>gleich viele Zeilen je Klasse</translation>
</message>
<message>
<source>equally wide classes</source>
<translation>gleich breite Klassen</translation>
</message>
<message>
<source>event log</source>
<translation>Ereignisprotokoll</translation>
</message>
<message>
<source>events are recorded as {transitions}: all are taken</source>
<translation>Ereignisse sind als {transitions} aufgezeichnet: Alle werden genommen</translation>
</message>
<message>
<source>every case needs its person; leave the person role empty to protect single cases</source>
<translation>jeder Fall braucht seine Person; lassen Sie die Rolle Person leer, um einzelne Fälle zu schützen</translation>
</message>
<message>
<source>every cell parses</source>
<translation>jede Zelle ist lesbar</translation>
</message>
<message>
<source>every class holds at least {least} sensitive values; the house asks for {min_l}</source>
<translation>jede Klasse enthält mindestens {least} sensible Werte; das Haus verlangt {min_l}</translation>
</message>
<message>
<source>every column is dropped: nothing would be released</source>
<translation>alle Spalten sind weggelassen: Nichts würde freigegeben</translation>
</message>
<message>
<source>every component was refused ({refused} of {refused2}): nothing may leave the sites</source>
<translation>jede Komponente wurde abgelehnt ({refused} von {refused2}): Nichts darf die Standorte verlassen</translation>
</message>
<message>
<source>every count is 0</source>
<translation>jede Anzahl ist 0</translation>
</message>
<message>
<source>every edge comes once</source>
<translation>jede Kante kommt einmal vor</translation>
</message>
<message>
<source>every entry has its own form</source>
<translation>jeder Eintrag hat seine eigene Form</translation>
</message>
<message>
<source>every event needs an activity name; repair the export</source>
<translation>jedes Ereignis braucht einen Aktivitätsnamen; berichtigen Sie den Export</translation>
</message>
<message>
<source>every event needs its {role}; fill the cell or leave the row out</source>
<translation>jedes Ereignis braucht: {role}; füllen Sie die Zelle, oder lassen Sie die Zeile aus</translation>
</message>
<message>
<source>every file has the sha256 that the manifest gives</source>
<translation>jede Datei hat den sha256, den das Manifest angibt</translation>
</message>
<message>
<source>every group has one</source>
<translation>jede Gruppe hat eine</translation>
</message>
<message>
<source>every letter is in its alphabet</source>
<translation>jeder Buchstabe ist in seinem Alphabet</translation>
</message>
<message>
<source>every one of the {series} series has missing values that cannot be repaired</source>
<translation>jede der {series} Reihen hat fehlende Werte, die sich nicht ergänzen lassen</translation>
</message>
<message>
<source>every other attribute</source>
<translation>jedes andere Attribut</translation>
</message>
<message>
<source>every other column</source>
<translation>jede andere Spalte</translation>
</message>
<message>
<source>every step is switched off</source>
<translation>jeder Schritt ist ausgeschaltet</translation>
</message>
<message>
<source>every value is spelled in one way</source>
<translation>jeder Wert ist auf eine Weise geschrieben</translation>
</message>
<message>
<source>every variant has at least {least} cases (k = {bound})</source>
<translation>jede Variante hat mindestens {least} Fälle (k = {bound})</translation>
</message>
<message>
<source>every weight carries {params} noise of scale {noise_scale}</source>
<translation>jedes Gewicht trägt {params}-Rauschen der Skala {noise_scale}</translation>
</message>
<message>
<source>everything else in the file</source>
<translation>alles Übrige in der Datei</translation>
</message>
<message>
<source>exact noise needs a short number</source>
<translation>exaktes Rauschen braucht eine kurze Zahl</translation>
</message>
<message>
<source>exactly those that such a release has</source>
<translation>genau die, die eine solche Freigabe hat</translation>
</message>
<message>
<source>exchanged with any row</source>
<translation>mit beliebigen Zeilen getauscht</translation>
</message>
<message>
<source>exchanged with rows within {window} of the ranks</source>
<translation>mit Zeilen innerhalb von {window} der Ränge getauscht</translation>
</message>
<message>
<source>export it again with pages of the usual size</source>
<translation>exportieren Sie sie erneut mit Seiten üblicher Größe</translation>
</message>
<message>
<source>export it again; a text table is named .csv</source>
<translation>exportieren Sie sie erneut; eine Texttabelle heißt .csv</translation>
</message>
<message>
<source>export one moment of it, or export it as GraphML</source>
<translation>exportieren Sie einen einzelnen Zeitpunkt oder exportieren Sie es als GraphML</translation>
</message>
<message>
<source>export the data again</source>
<translation>exportieren Sie die Daten erneut</translation>
</message>
<message>
<source>export the data again, or choose another sheet</source>
<translation>exportieren Sie die Daten erneut, oder wählen Sie ein anderes Blatt</translation>
</message>
<message>
<source>export the graph with edges of one kind</source>
<translation>exportieren Sie den Graphen mit Kanten nur einer Art</translation>
</message>
<message>
<source>export the network as an edge list (CSV)</source>
<translation>exportieren Sie das Netz als Kantenliste (CSV)</translation>
</message>
<message>
<source>export the table again as text</source>
<translation>exportieren Sie die Tabelle erneut als Text</translation>
</message>
<message>
<source>export the table as CSV, Parquet or Excel</source>
<translation>exportieren Sie die Tabelle als CSV, Parquet oder Excel</translation>
</message>
<message>
<source>export the times in UTC, or leave the column out</source>
<translation>exportieren Sie die Zeiten in UTC, oder lassen Sie die Spalte weg</translation>
</message>
<message>
<source>facts have to tell of rows and reading, and of nothing else</source>
<translation>die Angaben müssen Zeilen und Lesen nennen und sonst nichts</translation>
</message>
<message>
<source>facts that this technique has, and no others</source>
<translation>Angaben, die dieses Verfahren hat, und keine anderen</translation>
</message>
<message>
<source>fewer than 2 time points, or a name that stands twice</source>
<translation>weniger als 2 Zeitpunkte, oder ein Name, der zweimal steht</translation>
</message>
<message>
<source>files holds something that is not a sha256</source>
<translation>files enthält etwas, das kein sha256 ist</translation>
</message>
<message>
<source>fill inner gaps by straight lines, drop series that begin or end with one</source>
<translation>innere Lücken durch Geraden füllen, Reihen weglassen, die damit beginnen oder enden</translation>
</message>
<message>
<source>filtering noise out</source>
<translation>Herausfiltern des Rauschens</translation>
</message>
<message>
<source>final centroids</source>
<translation>endgültige Zentroide</translation>
</message>
<message>
<source>finish</source>
<translation>Abschluss</translation>
</message>
<message>
<source>finished: the labels stay here</source>
<translation>fertig: Die Zuordnungen bleiben hier</translation>
</message>
<message>
<source>first component</source>
<translation>erste Komponente</translation>
</message>
<message>
<source>fitting at the sites</source>
<translation>Anpassung an den Standorten</translation>
</message>
<message>
<source>flatten the column, or leave it out, and export again</source>
<translation>vereinfachen Sie die Spalte, oder lassen Sie sie weg, und exportieren Sie erneut</translation>
</message>
<message>
<source>follows from technique and parameters</source>
<translation>folgt aus Verfahren und Parametern</translation>
</message>
<message>
<source>follows from the parameters; {words} are protected, δ = {delta}</source>
<translation>folgt aus den Parametern; geschützt sind {words}, δ = {delta}</translation>
</message>
<message>
<source>for {points} time points</source>
<translation>für {points} Zeitpunkte</translation>
</message>
<message>
<source>free text</source>
<translation>Freitext</translation>
</message>
<message>
<source>free text, and text that mostly differs from row to row</source>
<translation>Freitext und Text, der sich meist von Zeile zu Zeile unterscheidet</translation>
</message>
<message>
<source>fresh randomness from the operating system</source>
<translation>frischer Zufall vom Betriebssystem</translation>
</message>
<message>
<source>from the noise</source>
<translation>aus dem Rauschen</translation>
</message>
<message>
<source>from the privacy level</source>
<translation>aus dem Schutzniveau</translation>
</message>
<message>
<source>further down</source>
<translation>weiter unten</translation>
</message>
<message>
<source>gaussian mixture</source>
<translation>Gauß-Mischung</translation>
</message>
<message>
<source>give a number</source>
<translation>geben Sie eine Zahl an</translation>
</message>
<message>
<source>give alpha for uniform noise</source>
<translation>geben Sie alpha für gleichverteiltes Rauschen an</translation>
</message>
<message>
<source>give each column one role</source>
<translation>geben Sie jeder Spalte eine Rolle</translation>
</message>
<message>
<source>give each node one</source>
<translation>geben Sie jedem Knoten eine</translation>
</message>
<message>
<source>give each node one id</source>
<translation>geben Sie jedem Knoten eine eigene id</translation>
</message>
<message>
<source>give it the ending {ending} if it is a table, or export it again</source>
<translation>geben Sie ihr die Endung {ending}, wenn sie eine Tabelle ist, oder exportieren Sie sie erneut</translation>
</message>
<message>
<source>give low or high</source>
<translation>geben Sie low oder high an</translation>
</message>
<message>
<source>give one of level, level_share, sigma and alpha</source>
<translation>geben Sie eines von level, level_share, sigma und alpha an</translation>
</message>
<message>
<source>give sigma, alpha or an absolute level, or drop the column</source>
<translation>geben Sie sigma, alpha oder ein absolutes Niveau an, oder lassen Sie die Spalte weg</translation>
</message>
<message>
<source>give the roles Identifier, Time points and Value to one column each (id, time and value)</source>
<translation>geben Sie die Rollen Identifikator, Zeitpunkte und Wert je einer Spalte (id, time und value)</translation>
</message>
<message>
<source>give ε as a number: nobody sees all rows here</source>
<translation>geben Sie ε als Zahl an: Niemand sieht hier alle Zeilen</translation>
</message>
<message>
<source>global model</source>
<translation>globales Modell</translation>
</message>
<message>
<source>go on with it, or choose an empty folder</source>
<translation>machen Sie damit weiter, oder wählen Sie einen leeren Ordner</translation>
</message>
<message>
<source>go on with the next round</source>
<translation>machen Sie mit der nächsten Runde weiter</translation>
</message>
<message>
<source>groups</source>
<translation>Gruppen</translation>
</message>
<message>
<source>groups of fewer rows than the floor</source>
<translation>Gruppen mit weniger Zeilen als die Untergrenze</translation>
</message>
<message>
<source>halo core flags</source>
<translation>Kernmarkierungen des Saums</translation>
</message>
<message>
<source>has {cells}, the first row has {wanted}</source>
<translation>hat {cells}, die erste Zeile hat {wanted}</translation>
</message>
<message>
<source>has {cells}, the header has {wanted}</source>
<translation>hat {cells}, die Kopfzeile hat {wanted}</translation>
</message>
<message>
<source>highest level {highest}, at most {claimed} claimed</source>
<translation>höchste Stufe {highest}, höchstens {claimed} behauptet</translation>
</message>
<message>
<source>how many rows stand alone is not known</source>
<translation>wie viele Zeilen allein stehen, ist nicht bekannt</translation>
</message>
<message>
<source>identifier</source>
<translation>Identifikator</translation>
</message>
<message>
<source>if you trust it, type the address yourself</source>
<translation>wenn Sie ihm vertrauen, geben Sie die Adresse selbst ein</translation>
</message>
<message>
<source>in classes of at least {min_count} rows</source>
<translation>in Klassen von mindestens {min_count} Zeilen</translation>
</message>
<message>
<source>in no file of the folder</source>
<translation>in keiner Datei des Ordners</translation>
</message>
<message>
<source>in the middle</source>
<translation>in der Mitte</translation>
</message>
<message>
<source>install the extra, or leave the address empty to run on this machine</source>
<translation>installieren Sie den Zusatz, oder lassen Sie die Adresse leer, um auf diesem Rechner zu arbeiten</translation>
</message>
<message>
<source>interval (low..high]</source>
<translation>Intervall (low..high]</translation>
</message>
<message>
<source>is another sign between the cells? choose the separator under Load</source>
<translation>steht ein anderes Zeichen zwischen den Zellen? Wählen Sie das Trennzeichen unter Laden</translation>
</message>
<message>
<source>is it a release of graphs? verify it</source>
<translation>ist es eine Freigabe von Graphen? Prüfen Sie sie</translation>
</message>
<message>
<source>is it the right file?</source>
<translation>ist es die richtige Datei?</translation>
</message>
<message>
<source>is it the right key?</source>
<translation>ist es der richtige Schlüssel?</translation>
</message>
<message>
<source>is it the right run?</source>
<translation>ist es der richtige Lauf?</translation>
</message>
<message>
<source>is the activity column right? It looks like a free text or an identifier</source>
<translation>ist die Aktivitätsspalte richtig? Sie sieht nach freiem Text oder einem Identifikator aus</translation>
</message>
<message>
<source>is this site still running? raise the patience or run without it; nothing was released</source>
<translation>läuft dieser Standort noch? Erhöhen Sie die Geduld, oder machen Sie ohne ihn weiter; nichts wurde freigegeben</translation>
</message>
<message>
<source>is this the right file, and the right column?</source>
<translation>ist dies die richtige Datei und die richtige Spalte?</translation>
</message>
<message>
<source>is this the right file?</source>
<translation>ist dies die richtige Datei?</translation>
</message>
<message>
<source>it can hide an entity bomb; remove the declaration</source>
<translation>er kann eine Entity-Bombe verbergen; entfernen Sie die Deklaration</translation>
</message>
<message>
<source>it cannot be read: {failure}</source>
<translation>es kann nicht gelesen werden: {failure}</translation>
</message>
<message>
<source>it cannot be verified: {error}</source>
<translation>es kann nicht geprüft werden: {error}</translation>
</message>
<message>
<source>it does not end as a released GraphML file ends</source>
<translation>es endet nicht, wie eine freigegebene GraphML-Datei endet</translation>
</message>
<message>
<source>it does not fit what was asked before: ask the master's house what happened</source>
<translation>es passt nicht zu dem, was vorher gefragt wurde: Fragen Sie das Haus des Koordinators, was geschehen ist</translation>
</message>
<message>
<source>it does not say how many rows there are</source>
<translation>es sagt nicht, wie viele Zeilen es gibt</translation>
</message>
<message>
<source>it has no column {missing}</source>
<translation>es hat keine Spalte {missing}</translation>
</message>
<message>
<source>it has no name and is called {new} here</source>
<translation>sie hat keinen Namen und heißt hier {new}</translation>
</message>
<message>
<source>it has {names}</source>
<translation>sie hat {names}</translation>
</message>
<message>
<source>it has {names}; name some of them too, or leave the file out</source>
<translation>es hat {names}; nennen Sie auch einige davon, oder lassen Sie die Datei aus</translation>
</message>
<message>
<source>it is damaged, or not what its name says; export or copy it again</source>
<translation>sie ist beschädigt oder nicht, was ihr Name sagt; exportieren oder kopieren Sie sie erneut</translation>
</message>
<message>
<source>it is nested too deep</source>
<translation>es ist zu tief verschachtelt</translation>
</message>
<message>
<source>it is nested too deeply</source>
<translation>es ist zu tief verschachtelt</translation>
</message>
<message>
<source>it is no CSV file of ours: {error}</source>
<translation>es ist keine CSV-Datei von uns: {error}</translation>
</message>
<message>
<source>it is no Parquet file of ours: {error}</source>
<translation>es ist keine Parquet-Datei von uns: {error}</translation>
</message>
<message>
<source>it is no message</source>
<translation>es ist keine Nachricht</translation>
</message>
<message>
<source>it is no mixture</source>
<translation>es ist keine Mischung</translation>
</message>
<message>
<source>it is no text</source>
<translation>es ist kein Text</translation>
</message>
<message>
<source>it is no workbook of ours: {error}</source>
<translation>es ist keine Arbeitsmappe von uns: {error}</translation>
</message>
<message>
<source>it is not an entry</source>
<translation>es ist kein Eintrag</translation>
</message>
<message>
<source>it is not an object</source>
<translation>es ist kein Objekt</translation>
</message>
<message>
<source>it is not made of kind, columns and components</source>
<translation>es besteht nicht aus kind, columns und components</translation>
</message>
<message>
<source>it is not made of leaving and facts</source>
<translation>es besteht nicht aus leaving und facts</translation>
</message>
<message>
<source>it is not said what became of repeated readings</source>
<translation>es ist nicht gesagt, was aus wiederholten Messwerten wurde</translation>
</message>
<message>
<source>it is not written as Sfumato writes it</source>
<translation>es ist nicht geschrieben, wie Sfumato es schreibt</translation>
</message>
<message>
<source>it is the only such cell</source>
<translation>es ist die einzige solche Zelle</translation>
</message>
<message>
<source>it is whole, in {stage}: close the programs that have files of it open and release again</source>
<translation>sie ist vollständig, in {stage}: Schließen Sie die Programme, die Dateien davon offen haben, und geben Sie noch einmal frei</translation>
</message>
<message>
<source>it lists other facts than it should</source>
<translation>es führt andere Angaben auf, als es sollte</translation>
</message>
<message>
<source>it names a series</source>
<translation>es benennt eine Reihe</translation>
</message>
<message>
<source>it needs two: raw label and category</source>
<translation>sie braucht zwei: Rohbezeichnung und Kategorie</translation>
</message>
<message>
<source>it says more</source>
<translation>es sagt mehr</translation>
</message>
<message>
<source>it should hold "nodes": [ … ] and "links": [ … ]</source>
<translation>sie sollte "nodes": [ … ] und "links": [ … ] enthalten</translation>
</message>
<message>
<source>it tells of other steps than the parameters ask for</source>
<translation>es nennt andere Schritte, als die Parameter verlangen</translation>
</message>
<message>
<source>it tells other things than rows, roles and steps</source>
<translation>es nennt anderes als Zeilen, Rollen und Schritte</translation>
</message>
<message>
<source>it was changed or damaged: begin the run anew</source>
<translation>es wurde geändert oder beschädigt: Beginnen Sie den Lauf neu</translation>
</message>
<message>
<source>it was changed or damaged: join the run anew in another folder</source>
<translation>es wurde geändert oder beschädigt: Treten Sie dem Lauf in einem anderen Ordner neu bei</translation>
</message>
<message>
<source>it was damaged, made by another program or version, or asks for more than was agreed</source>
<translation>es wurde beschädigt, von einem anderen Programm oder einer anderen Version erstellt, oder verlangt mehr, als vereinbart war</translation>
</message>
<message>
<source>it was damaged, or made by others</source>
<translation>es wurde beschädigt oder von anderen erstellt</translation>
</message>
<message>
<source>it was written by {by}, here is {by2}: the bytes cannot be compared</source>
<translation>es wurde von {by} geschrieben, hier ist {by2}: Die Bytes lassen sich nicht vergleichen</translation>
</message>
<message>
<source>items</source>
<translation>Elemente</translation>
</message>
<message>
<source>items, count and support</source>
<translation>Elemente, Anzahl und Stützung</translation>
</message>
<message>
<source>itemsets to count</source>
<translation>zu zählende Elementmengen</translation>
</message>
<message>
<source>its columns have no names of their own</source>
<translation>ihre Spalten haben keine eigenen Namen</translation>
</message>
<message>
<source>its columns: {names}</source>
<translation>ihre Spalten: {names}</translation>
</message>
<message>
<source>its first sheet</source>
<translation>ihr erstes Blatt</translation>
</message>
<message>
<source>its name</source>
<translation>ihr Name</translation>
</message>
<message>
<source>its name and transition</source>
<translation>ihr Name und Übergang</translation>
</message>
<message>
<source>its reader gave up</source>
<translation>das Leseprogramm gab auf</translation>
</message>
<message>
<source>its rows are not equally long</source>
<translation>ihre Zeilen sind nicht gleich lang</translation>
</message>
<message>
<source>its sheets: {names}</source>
<translation>ihre Blätter: {names}</translation>
</message>
<message>
<source>its texts are too long to be read</source>
<translation>ihre Texte sind zu lang, um gelesen zu werden</translation>
</message>
<message>
<source>its values (a sum, a mean or a difference)</source>
<translation>ihre Werte (eine Summe, ein Mittel oder eine Differenz)</translation>
</message>
<message>
<source>its words are those that these parameters and this run make</source>
<translation>sein Wortlaut ist der, den diese Parameter und dieser Lauf ergeben</translation>
</message>
<message>
<source>its worker is gone or could not go on</source>
<translation>sein Rechner ist weg oder konnte nicht weitermachen</translation>
</message>
<message>
<source>join the run anew</source>
<translation>treten Sie dem Lauf neu bei</translation>
</message>
<message>
<source>join them first</source>
<translation>verbinden Sie sie zuerst</translation>
</message>
<message>
<source>join them into one log first</source>
<translation>verbinden Sie sie zuerst zu einem Protokoll</translation>
</message>
<message>
<source>joined as {site}: now answer the message of round 1</source>
<translation>als {site} beigetreten: Beantworten Sie jetzt die Nachricht von Runde 1</translation>
</message>
<message>
<source>k ({k}) is less than 2P ({p}): most groups cannot be split by pattern</source>
<translation>k ({k}) ist kleiner als 2P ({p}): Die meisten Gruppen lassen sich nicht nach Muster teilen</translation>
</message>
<message>
<source>k-means (distributed Lloyd)</source>
<translation>k-means (verteilter Lloyd)</translation>
</message>
<message>
<source>k-means from sums that the sites send; small parts are counted with their neighbours.</source>
<translation>k-means aus Summen, die die Standorte senden; kleine Teile werden mit ihren Nachbarn gezählt.</translation>
</message>
<message>
<source>k-means‖ (sampled rows leave their sites)</source>
<translation>k-means‖ (gezogene Zeilen verlassen ihre Standorte)</translation>
</message>
<message>
<source>keep as they are</source>
<translation>behalten, wie sie sind</translation>
</message>
<message>
<source>keep only the series of one length</source>
<translation>nur die Reihen einer Länge behalten</translation>
</message>
<message>
<source>keep the first in the file</source>
<translation>den ersten in der Datei behalten</translation>
</message>
<message>
<source>keep the first points of every series, drop shorter ones</source>
<translation>die ersten Punkte jeder Reihe behalten, kürzere weglassen</translation>
</message>
<message>
<source>keep the last in the file</source>
<translation>den letzten in der Datei behalten</translation>
</message>
<message>
<source>key exchange</source>
<translation>Schlüsselaustausch</translation>
</message>
<message>
<source>knowing the distribution</source>
<translation>Kenntnis der Verteilung</translation>
</message>
<message>
<source>known: technique, columns, params, off</source>
<translation>bekannt: technique, columns, params, off</translation>
</message>
<message>
<source>known: {every}</source>
<translation>bekannt: {every}</translation>
</message>
<message>
<source>known: {formats}</source>
<translation>bekannt: {formats}</translation>
</message>
<message>
<source>known: {kinds}</source>
<translation>bekannt: {kinds}</translation>
</message>
<message>
<source>known: {known}</source>
<translation>bekannt: {known}</translation>
</message>
<message>
<source>known: {languages}</source>
<translation>bekannt: {languages}</translation>
</message>
<message>
<source>known: {steps}</source>
<translation>bekannt: {steps}</translation>
</message>
<message>
<source>known: {value}</source>
<translation>bekannt: {value}</translation>
</message>
<message>
<source>labels</source>
<translation>Bezeichnungen</translation>
</message>
<message>
<source>labels are missing</source>
<translation>Bezeichnungen fehlen</translation>
</message>
<message>
<source>labels of nodes</source>
<translation>Bezeichnungen der Knoten</translation>
</message>
<message>
<source>labels of nodes: {number} the participants are called by too</source>
<translation>Bezeichnungen der Knoten: {number}, so heißen auch Teilnehmer</translation>
</message>
<message>
<source>labels of representatives</source>
<translation>Zuordnungen der Repräsentanten</translation>
</message>
<message>
<source>language is none that a report is written in</source>
<translation>language ist keine Sprache, in der ein Bericht geschrieben wird</translation>
</message>
<message>
<source>layers, direction and people are those of the original</source>
<translation>Ebenen, Richtung und Personen sind die des Originals</translation>
</message>
<message>
<source>layers, direction, weights and what leaves follow from the parameters</source>
<translation>Ebenen, Richtung, Gewichte und was das Haus verlässt folgen aus den Parametern</translation>
</message>
<message>
<source>least BIC</source>
<translation>kleinstes BIC</translation>
</message>
<message>
<source>leave it out of the sensitive columns, or coarsen its values in the file</source>
<translation>nehmen Sie sie aus den sensiblen Spalten, oder vergröbern Sie ihre Werte in der Datei</translation>
</message>
<message>
<source>leave it out, and export again</source>
<translation>lassen Sie sie weg, und exportieren Sie erneut</translation>
</message>
<message>
<source>leave one of them out of the sensitive columns, or coarsen its values in the file</source>
<translation>nehmen Sie eine davon aus den sensiblen Spalten, oder vergröbern Sie ihre Werte in der Datei</translation>
</message>
<message>
<source>leave out</source>
<translation>auslassen</translation>
</message>
<message>
<source>leave out the other one; whoever keeps the machine can change the house's</source>
<translation>lassen Sie die andere weg; wer den Rechner betreut, kann die des Hauses ändern</translation>
</message>
<message>
<source>leaving is a list and facts are a table</source>
<translation>leaving ist eine Liste, und facts ist eine Tabelle</translation>
</message>
<message>
<source>left out</source>
<translation>ausgelassen</translation>
</message>
<message>
<source>left out of the release because they have no role: {names}</source>
<translation>nicht in der Freigabe, weil sie keine Rolle haben: {names}</translation>
</message>
<message>
<source>left out: {number} on fewer than {min_contributors} people</source>
<translation>ausgelassen: {number} mit weniger als {min_contributors} Personen</translation>
</message>
<message>
<source>let Pajek make arcs of its edges, or edges of its arcs, and save it again</source>
<translation>lassen Sie Pajek aus Edges Arcs oder aus Arcs Edges machen und speichern Sie es neu</translation>
</message>
<message>
<source>letter</source>
<translation>Buchstabe</translation>
</message>
<message>
<source>letters</source>
<translation>Buchstaben</translation>
</message>
<message>
<source>libraries: {name} has another form</source>
<translation>libraries: {name} hat eine andere Form</translation>
</message>
<message>
<source>line {before}: byte {start} is not {encoding}</source>
<translation>Zeile {before}: Byte {start} ist nicht {encoding}</translation>
</message>
<message>
<source>line {line}</source>
<translation>Zeile {line}</translation>
</message>
<message>
<source>line {line} has {row} cells, the first {head}</source>
<translation>Zeile {line} hat {row} Zellen, die erste {head}</translation>
</message>
<message>
<source>line {line} is longer than {longest_line} MB: this is not a table</source>
<translation>Zeile {line} ist länger als {longest_line} MB: Das ist keine Tabelle</translation>
</message>
<message>
<source>line {line} of {name} holds a zero byte</source>
<translation>Zeile {line} von {name} enthält ein Nullbyte</translation>
</message>
<message>
<source>line {line}: a quotation mark is opened and not closed in its cell</source>
<translation>Zeile {line}: Ein Anführungszeichen wird geöffnet und in seiner Zelle nicht geschlossen</translation>
</message>
<message>
<source>line {number}</source>
<translation>Zeile {number}</translation>
</message>
<message>
<source>line {number} is not one of a released graph: {line}</source>
<translation>Zeile {number} gehört nicht zu einem freigegebenen Graphen: {line}</translation>
</message>
<message>
<source>line {number} of the ledger cannot be read ({error}): mend it, or put a # before it</source>
<translation>Zeile {number} des Freigaberegisters kann nicht gelesen werden ({error}): Berichtigen Sie sie, oder setzen Sie ein # davor</translation>
</message>
<message>
<source>line {number}: the nodes are not numbered in their order</source>
<translation>Zeile {number}: Die Knoten sind nicht in ihrer Reihenfolge nummeriert</translation>
</message>
<message>
<source>line {row}</source>
<translation>Zeile {row}</translation>
</message>
<message>
<source>line {value}</source>
<translation>Zeile {value}</translation>
</message>
<message>
<source>linking rows</source>
<translation>Zeilen werden verknüpft</translation>
</message>
<message>
<source>load the participants' maps (participant, source, target), or use the synthetic technique</source>
<translation>laden Sie die Karten der Teilnehmenden (participant, source, target), oder nehmen Sie das synthetische Verfahren</translation>
</message>
<message>
<source>load them apart</source>
<translation>laden Sie sie getrennt</translation>
</message>
<message>
<source>local clusters</source>
<translation>lokale Cluster</translation>
</message>
<message>
<source>local means</source>
<translation>lokale Mittel</translation>
</message>
<message>
<source>local model</source>
<translation>lokales Modell</translation>
</message>
<message>
<source>long: pivoted when loaded</source>
<translation>lang: beim Laden umgestellt</translation>
</message>
<message>
<source>look at what was dropped and why</source>
<translation>sehen Sie nach, was wegfiel und warum</translation>
</message>
<message>
<source>low ({low}) is not below high ({high})</source>
<translation>low ({low}) liegt nicht unter high ({high})</translation>
</message>
<message>
<source>low rank, without noise</source>
<translation>niedriger Rang, ohne Rauschen</translation>
</message>
<message>
<source>low ≤ high, all finite</source>
<translation>low ≤ high, alle endlich</translation>
</message>
<message>
<source>lower τ or min_count, or let refused components be widened or united</source>
<translation>senken Sie τ oder min_count, oder lassen Sie abgelehnte Komponenten verbreitern oder vereinigen</translation>
</message>
<message>
<source>made with a seed: reproducible, do not publish</source>
<translation>mit einem Startwert gemacht: reproduzierbar, nicht veröffentlichen</translation>
</message>
<message>
<source>manifest.json is damaged: {error}</source>
<translation>manifest.json ist beschädigt: {error}</translation>
</message>
<message>
<source>masked counts</source>
<translation>maskierte Anzahlen</translation>
</message>
<message>
<source>masked sums</source>
<translation>maskierte Summen</translation>
</message>
<message>
<source>mean of the class</source>
<translation>Mittel der Klasse</translation>
</message>
<message>
<source>median of the class</source>
<translation>Median der Klasse</translation>
</message>
<message>
<source>mend the data of this site or run without it; nothing was released</source>
<translation>berichtigen Sie die Daten dieses Standorts, oder machen Sie ohne ihn weiter; nichts wurde freigegeben</translation>
</message>
<message>
<source>messages go in order</source>
<translation>Nachrichten gehen der Reihe nach</translation>
</message>
<message>
<source>missing cells too few to be a class were put into another one: {names}</source>
<translation>fehlende Zellen, zu wenige für eine Klasse, kamen in eine andere: {names}</translation>
</message>
<message>
<source>missing: {missing}</source>
<translation>fehlt: {missing}</translation>
</message>
<message>
<source>missing: {names}</source>
<translation>fehlt: {names}</translation>
</message>
<message>
<source>mixture</source>
<translation>Mischung</translation>
</message>
<message>
<source>mixture to count</source>
<translation>zu zählende Mischung</translation>
</message>
<message>
<source>model.json: {wrong}</source>
<translation>model.json: {wrong}</translation>
</message>
<message>
<source>more digits than a sample has</source>
<translation>mehr Stellen, als eine Stichprobe hat</translation>
</message>
<message>
<source>more than six columns: the grid was replaced by a tree, which is slower</source>
<translation>mehr als sechs Spalten: Das Gitter wurde durch einen Baum ersetzt, der langsamer ist</translation>
</message>
<message>
<source>more than {most_itemsets} combinations of values would have to be counted</source>
<translation>mehr als {most_itemsets} Kombinationen von Werten müssten gezählt werden</translation>
</message>
<message>
<source>more than {number} different activities</source>
<translation>mehr als {number} verschiedene Aktivitäten</translation>
</message>
<message>
<source>more values are said to be filled than there are</source>
<translation>es sollen mehr Werte aufgefüllt sein, als es gibt</translation>
</message>
<message>
<source>most in column {worst_column} ({worst_column2}) and in {worst_row} ({worst_row2})</source>
<translation>die meisten in Spalte {worst_column} ({worst_column2}) und in {worst_row} ({worst_row2})</translation>
</message>
<message>
<source>most rows have a value of their own in: {telling}</source>
<translation>die meisten Zeilen haben einen eigenen Wert in: {telling}</translation>
</message>
<message>
<source>name and transition</source>
<translation>Name und Übergang</translation>
</message>
<message>
<source>name one file a site, or one file to split</source>
<translation>nennen Sie eine Datei je Standort, oder eine zum Aufteilen</translation>
</message>
<message>
<source>name some under Columns</source>
<translation>nennen Sie einige unter Spalten</translation>
</message>
<message>
<source>name the columns to cluster by, or say that sites hold other columns (layout); if some hold other rows and some other columns, join the latter first, then run over the rows</source>
<translation>nennen Sie die Spalten zum Clustern, oder sagen Sie, dass Standorte andere Spalten haben (layout); haben einige andere Zeilen und einige andere Spalten, verbinden Sie zuerst letztere, und lassen Sie es dann über die Zeilen laufen</translation>
</message>
<message>
<source>name the columns to compare by (features)</source>
<translation>nennen Sie die Spalten, nach denen verglichen wird (features)</translation>
</message>
<message>
<source>name the file itself</source>
<translation>nennen Sie die Datei selbst</translation>
</message>
<message>
<source>name the file, or the folder of a release</source>
<translation>nennen Sie die Datei, oder den Ordner einer Freigabe</translation>
</message>
<message>
<source>name the key that joins them</source>
<translation>nennen Sie den Schlüssel, der sie verbindet</translation>
</message>
<message>
<source>name them in the order of {columns}</source>
<translation>nennen Sie sie in der Reihenfolge von {columns}</translation>
</message>
<message>
<source>name them under Columns for patterns</source>
<translation>nennen Sie sie unter Spalten für Muster</translation>
</message>
<message>
<source>name them: source=…, target=… (and participant, weight, contributors where there are such)</source>
<translation>nennen Sie sie: source=…, target=… (und participant, weight, contributors, wo es sie gibt)</translation>
</message>
<message>
<source>named like an identifier</source>
<translation>heißt wie ein Identifikator</translation>
</message>
<message>
<source>names separated by commas</source>
<translation>Namen, durch Kommas getrennt</translation>
</message>
<message>
<source>near in rank</source>
<translation>nah im Rang</translation>
</message>
<message>
<source>nearly unique</source>
<translation>fast einmalig</translation>
</message>
<message>
<source>needed: {name}, round {round}; was a file renamed?</source>
<translation>gebraucht: {name}, Runde {round}; wurde eine Datei umbenannt?</translation>
</message>
<message>
<source>needs a reason</source>
<translation>braucht eine Begründung</translation>
</message>
<message>
<source>nested too deeply</source>
<translation>zu tief verschachtelt</translation>
</message>
<message>
<source>no answer from {names} after {timeout} seconds</source>
<translation>keine Antwort von {names} nach {timeout} Sekunden</translation>
</message>
<message>
<source>no blank at an end, none doubled, no sign that cannot be seen</source>
<translation>kein Leerzeichen am Anfang oder Ende, keines doppelt, kein unsichtbares Zeichen</translation>
</message>
<message>
<source>no candidate could be computed: {reason}</source>
<translation>keine Möglichkeit ließ sich berechnen: {reason}</translation>
</message>
<message>
<source>no column for the {role} was recognised</source>
<translation>keine Spalte erkannt für: {role}</translation>
</message>
<message>
<source>no column is declared a quasi-identifier: k and unique rows are not measured</source>
<translation>keine Spalte ist als Quasi-Identifikator angegeben: k und einmalige Zeilen werden nicht gemessen</translation>
</message>
<message>
<source>no column is declared a quasi-identifier: k is not known</source>
<translation>keine Spalte ist als Quasi-Identifikator angegeben: k ist nicht bekannt</translation>
</message>
<message>
<source>no column is known to others: not measured</source>
<translation>keine Spalte ist anderen bekannt: nicht gemessen</translation>
</message>
<message>
<source>no column is numeric</source>
<translation>keine Spalte ist numerisch</translation>
</message>
<message>
<source>no column names its rows</source>
<translation>keine Spalte benennt ihre Zeilen</translation>
</message>
<message>
<source>no combination of its values is missing</source>
<translation>keine Kombination ihrer Werte fehlt</translation>
</message>
<message>
<source>no component is the most likely one for {least} rows of a site: nothing may be published</source>
<translation>keine Komponente ist die wahrscheinlichste für {least} Zeilen eines Standorts: Es darf nichts veröffentlicht werden</translation>
</message>
<message>
<source>no covariance between columns</source>
<translation>keine Kovarianz zwischen Spalten</translation>
</message>
<message>
<source>no edge fabricated</source>
<translation>keine Kante erfunden</translation>
</message>
<message>
<source>no edge fabricated, none lost</source>
<translation>keine Kante erfunden, keine verloren</translation>
</message>
<message>
<source>no edge is left to publish</source>
<translation>keine Kante bleibt zu veröffentlichen</translation>
</message>
<message>
<source>no extra factor</source>
<translation>kein zusätzlicher Faktor</translation>
</message>
<message>
<source>no figures are published with this release</source>
<translation>mit dieser Freigabe werden keine Kennzahlen veröffentlicht</translation>
</message>
<message>
<source>no file has a column {wanted}</source>
<translation>keine Datei hat eine Spalte {wanted}</translation>
</message>
<message>
<source>no file was given</source>
<translation>keine Datei wurde angegeben</translation>
</message>
<message>
<source>no group agrees on a reading</source>
<translation>keine Gruppe stimmt in einem Messwert überein</translation>
</message>
<message>
<source>no link, no folder and no device</source>
<translation>kein Verweis, kein Ordner und kein Gerät</translation>
</message>
<message>
<source>no numeric column to cluster by was found</source>
<translation>keine Zahlenspalte zum Clustern gefunden</translation>
</message>
<message>
<source>no numeric column to split by in space was found</source>
<translation>keine Zahlenspalte zum räumlichen Aufteilen gefunden</translation>
</message>
<message>
<source>no path and no hash of the input in report or manifest</source>
<translation>kein Pfad und keine Prüfsumme der Eingabe in Bericht oder Manifest</translation>
</message>
<message>
<source>no published edge rests on one person, so there is none to tell apart</source>
<translation>keine veröffentlichte Kante beruht auf einer Person, es gibt also keine zu unterscheiden</translation>
</message>
<message>
<source>no row lies where the model has none, means agree</source>
<translation>keine Zeile liegt, wo das Modell keine hat, Mittel stimmen überein</translation>
</message>
<message>
<source>no row, no value of a single row and no group of too few crossed a border</source>
<translation>keine Zeile, kein Wert einer einzelnen Zeile und keine Gruppe von zu wenigen überschritt eine Grenze</translation>
</message>
<message>
<source>no scheduler answers at {address}</source>
<translation>kein Scheduler antwortet unter {address}</translation>
</message>
<message>
<source>no series is left at a length of {length} points: there are {last}</source>
<translation>keine Reihe bleibt bei einer Länge von {length} Punkten: Es gibt {last}</translation>
</message>
<message>
<source>no site has {min_count} rows</source>
<translation>kein Standort hat {min_count} Zeilen</translation>
</message>
<message>
<source>no step changes these columns to protect: {names}</source>
<translation>kein Schritt ändert diese zu schützenden Spalten: {names}</translation>
</message>
<message>
<source>no time and no other attribute in the file</source>
<translation>keine Zeit und kein anderes Attribut in der Datei</translation>
</message>
<message>
<source>no transitions in the file</source>
<translation>keine Übergänge in der Datei</translation>
</message>
<message>
<source>no value of {key} is in all files</source>
<translation>kein Wert von {key} ist in allen Dateien</translation>
</message>
<message>
<source>nobody can be surer than {cap} that an edge rests on one person (before seeing it: {prior}); the house allows {max_posterior}</source>
<translation>niemand kann sicherer als {cap} sein, dass eine Kante auf einer Person beruht (bevor man sie sieht: {prior}); das Haus erlaubt {max_posterior}</translation>
</message>
<message>
<source>nobody knows whose privacy it was</source>
<translation>niemand weiß, wessen Privatheit es war</translation>
</message>
<message>
<source>nodes: {nodes}, edges: {edges}</source>
<translation>Knoten: {nodes}, Kanten: {edges}</translation>
</message>
<message>
<source>noise up to ±{bound} cannot have been drawn: at most ±{most_noise} can</source>
<translation>Rauschen bis ±{bound} kann nicht gezogen worden sein: Höchstens ±{most_noise} ist möglich</translation>
</message>
<message>
<source>none</source>
<translation>keine</translation>
</message>
<message>
<source>none is less than {least}</source>
<translation>keines ist kleiner als {least}</translation>
</message>
<message>
<source>none is negative</source>
<translation>keiner ist negativ</translation>
</message>
<message>
<source>normal</source>
<translation>normal</translation>
</message>
<message>
<source>normal noise has no interval of 100 % confidence</source>
<translation>normales Rauschen hat kein Intervall von 100 % Konfidenz</translation>
</message>
<message>
<source>normal noise, σ = {sigma}</source>
<translation>normales Rauschen, σ = {sigma}</translation>
</message>
<message>
<source>not all {detail}</source>
<translation>nicht alles stimmt: {detail}</translation>
</message>
<message>
<source>not compared: the original is not at hand</source>
<translation>nicht verglichen: Das Original ist nicht zur Hand</translation>
</message>
<message>
<source>not compared: which row is which stands in the audit</source>
<translation>nicht verglichen: Welche Zeile welche ist, steht in der Prüfakte</translation>
</message>
<message>
<source>not compared: {why}</source>
<translation>nicht verglichen: {why}</translation>
</message>
<message>
<source>not declared: {extra}</source>
<translation>nicht angegeben: {extra}</translation>
</message>
<message>
<source>not given</source>
<translation>nicht angegeben</translation>
</message>
<message>
<source>not in the manifest: {names}</source>
<translation>nicht im Manifest: {names}</translation>
</message>
<message>
<source>not known</source>
<translation>nicht bekannt</translation>
</message>
<message>
<source>not known: it cannot be computed without the number of people behind edges</source>
<translation>nicht bekannt: ohne die Zahl der Personen hinter Kanten nicht berechenbar</translation>
</message>
<message>
<source>not known: no edge is published</source>
<translation>nicht bekannt: Es wird keine Kante veröffentlicht</translation>
</message>
<message>
<source>not known: the attack could not be played on these rows</source>
<translation>nicht bekannt: Der Angriff konnte an diesen Zeilen nicht durchgespielt werden</translation>
</message>
<message>
<source>not known: the file does not say how many people stand behind an edge</source>
<translation>nicht bekannt: Die Datei sagt nicht, wie viele Personen hinter einer Kante stehen</translation>
</message>
<message>
<source>not known: the file does not say how many people there are</source>
<translation>nicht bekannt: Die Datei sagt nicht, wie viele Personen es gibt</translation>
</message>
<message>
<source>not known: the rows are not at hand</source>
<translation>nicht bekannt: Die Zeilen sind nicht zur Hand</translation>
</message>
<message>
<source>not known: what is released was not searched for identifiers</source>
<translation>nicht bekannt: Was freigegeben wird, wurde nicht nach Identifikatoren durchsucht</translation>
</message>
<message>
<source>not known: without the number of people behind edges the attack cannot be played</source>
<translation>nicht bekannt: Ohne die Zahl der Personen hinter Kanten kann der Angriff nicht durchgespielt werden</translation>
</message>
<message>
<source>not known: {single} of the published edges rest on one person, too few of one kind to judge</source>
<translation>nicht bekannt: {single} der veröffentlichten Kanten beruhen auf einer Person, zu wenige einer Art, um zu urteilen</translation>
</message>
<message>
<source>not named: an aggregate</source>
<translation>nicht genannt: eine Zusammenfassung</translation>
</message>
<message>
<source>not promised: representatives are original points (blur is off)</source>
<translation>nicht zugesagt: Repräsentanten sind Originalpunkte (Mittel sind aus)</translation>
</message>
<message>
<source>not read</source>
<translation>nicht gelesen</translation>
</message>
<message>
<source>not released</source>
<translation>nicht freigegeben</translation>
</message>
<message>
<source>not released: a reason is missing for {named}</source>
<translation>nicht freigegeben: Es fehlt eine Begründung für {named}</translation>
</message>
<message>
<source>not released: {name}: {detail}</source>
<translation>nicht freigegeben: {name}: {detail}</translation>
</message>
<message>
<source>not used</source>
<translation>nicht verwendet</translation>
</message>
<message>
<source>not whole or real as in the original</source>
<translation>nicht ganzzahlig oder reell wie im Original</translation>
</message>
<message>
<source>nothing but source, target and weight</source>
<translation>nichts außer Quelle, Ziel und Gewicht</translation>
</message>
<message>
<source>nothing could be tried</source>
<translation>nichts ließ sich probieren</translation>
</message>
<message>
<source>nothing is released: every variant is too rare for these ε and δ</source>
<translation>nichts wird freigegeben: Jede Variante ist zu selten für dieses ε und δ</translation>
</message>
<message>
<source>nothing of the original leaves as it is</source>
<translation>nichts vom Original verlässt das Haus unverändert</translation>
</message>
<message>
<source>nothing that can have been spent</source>
<translation>nichts, was ausgegeben worden sein kann</translation>
</message>
<message>
<source>nothing that is released looks like an identifier</source>
<translation>nichts Freigegebenes sieht wie ein Identifikator aus</translation>
</message>
<message>
<source>nothing was answered; ask the master's house what happened</source>
<translation>es wurde nichts beantwortet; fragen Sie das Haus des Koordinators, was geschehen ist</translation>
</message>
<message>
<source>nothing was done to any column</source>
<translation>an keiner Spalte wurde etwas getan</translation>
</message>
<message>
<source>nothing was large enough to be published</source>
<translation>nichts war groß genug, um veröffentlicht zu werden</translation>
</message>
<message>
<source>nothing was left behind; choose a folder you may write to, with room on the disk</source>
<translation>nichts blieb zurück; wählen Sie einen Ordner, in den Sie schreiben dürfen, mit Platz auf dem Datenträger</translation>
</message>
<message>
<source>nothing was released; ask whoever keeps the folder, or name another one by SFUMATO_HOME</source>
<translation>es wurde nichts freigegeben; fragen Sie, wer den Ordner betreut, oder nennen Sie mit SFUMATO_HOME einen anderen</translation>
</message>
<message>
<source>nothing was released; look at the gate again: both count together</source>
<translation>es wurde nichts freigegeben; sehen Sie die Freigabeprüfung noch einmal an: Beide zählen zusammen</translation>
</message>
<message>
<source>nothing was released; try again</source>
<translation>nichts wurde freigegeben; versuchen Sie es erneut</translation>
</message>
<message>
<source>nothing was sent; ask the master for the keys of all sites</source>
<translation>es wurde nichts gesendet; bitten Sie den Koordinator um die Schlüssel aller Standorte</translation>
</message>
<message>
<source>nothing was touched; choose another folder, or move it away yourself</source>
<translation>es wurde nichts angerührt; wählen Sie einen anderen Ordner, oder verschieben Sie ihn selbst</translation>
</message>
<message>
<source>nothing was touched; move it away first, or choose another folder</source>
<translation>es wurde nichts angerührt; verschieben Sie ihn zuerst, oder wählen Sie einen anderen Ordner</translation>
</message>
<message>
<source>nothing was written</source>
<translation>nichts wurde geschrieben</translation>
</message>
<message>
<source>nothing was written; amber lines need a reason of at least a sentence</source>
<translation>nichts wurde geschrieben; gelbe Zeilen brauchen eine Begründung von mindestens einem Satz</translation>
</message>
<message>
<source>numbers and texts</source>
<translation>Zahlen und Texte</translation>
</message>
<message>
<source>numbers of people behind edges</source>
<translation>Zahlen der Personen hinter Kanten</translation>
</message>
<message>
<source>of standard deviation {sigma}</source>
<translation>mit Standardabweichung {sigma}</translation>
</message>
<message>
<source>of the columns'</source>
<translation>von den Spalten</translation>
</message>
<message>
<source>of the first rows: what does it mean?</source>
<translation>der ersten Zeilen: Was heißt das?</translation>
</message>
<message>
<source>of the rows</source>
<translation>der Zeilen</translation>
</message>
<message>
<source>of two sites each can subtract its own part from the total</source>
<translation>von zwei Standorten kann jeder seinen eigenen Teil von der Summe abziehen</translation>
</message>
<message>
<source>of {first}, drawn at random</source>
<translation>von {first}, zufällig gezogen</translation>
</message>
<message>
<source>once an edge</source>
<translation>einmal pro Kante</translation>
</message>
<message>
<source>one draw for all edges</source>
<translation>eine Ziehung für alle Kanten</translation>
</message>
<message>
<source>one edge</source>
<translation>eine Kante</translation>
</message>
<message>
<source>one edge is</source>
<translation>eine Kante ist</translation>
</message>
<message>
<source>one envelope for at least {k} series, {ends}</source>
<translation>eine Hüllkurve für mindestens {k} Reihen, {ends}</translation>
</message>
<message>
<source>one event log at a time, not {paths} files</source>
<translation>ein Ereignisprotokoll auf einmal, nicht {paths} Dateien</translation>
</message>
<message>
<source>one label</source>
<translation>eine Bezeichnung</translation>
</message>
<message>
<source>one number has two spellings</source>
<translation>eine Zahl hat zwei Schreibweisen</translation>
</message>
<message>
<source>one of {value}</source>
<translation>eines von {value}</translation>
</message>
<message>
<source>one participant is</source>
<translation>ein Teilnehmer ist</translation>
</message>
<message>
<source>one pattern for at least {p} series of an envelope</source>
<translation>ein Muster für mindestens {p} Reihen einer Hüllkurve</translation>
</message>
<message>
<source>one person's</source>
<translation>die einer Person</translation>
</message>
<message>
<source>one row a measurement (id, time, value)</source>
<translation>eine Zeile je Messung (id, time, value)</translation>
</message>
<message>
<source>one row a series</source>
<translation>eine Zeile je Reihe</translation>
</message>
<message>
<source>one who knows {known} values of a series succeeds with {most} on average, more than with any other number of values; with one series {largest}; the house allows {max_attack}</source>
<translation>wer {known} Werte einer Reihe kennt, hat im Mittel mit {most} Erfolg, mehr als mit jeder anderen Zahl von Werten; bei einer Reihe {largest}; das Haus erlaubt {max_attack}</translation>
</message>
<message>
<source>only a house that allowed it on joining answers this</source>
<translation>nur ein Haus, das es beim Beitritt erlaubte, beantwortet dies</translation>
</message>
<message>
<source>only bounds how many cases of a person count</source>
<translation>begrenzt nur, wie viele Fälle einer Person zählen</translation>
</message>
<message>
<source>only completed ones</source>
<translation>nur abgeschlossene</translation>
</message>
<message>
<source>only in counts of at least {min_count} people</source>
<translation>nur in Anzahlen von mindestens {min_count} Personen</translation>
</message>
<message>
<source>only in means of at least {min_count} rows</source>
<translation>nur in Mitteln von mindestens {min_count} Zeilen</translation>
</message>
<message>
<source>only in the mixture and in the sample drawn from it</source>
<translation>nur in der Mischung und in der daraus gezogenen Stichprobe</translation>
</message>
<message>
<source>only k-means works across columns</source>
<translation>nur k-means arbeitet über Spalten</translation>
</message>
<message>
<source>only numbers cross a border</source>
<translation>nur Zahlen überschreiten eine Grenze</translation>
</message>
<message>
<source>only the order of the activities of a case is left of it</source>
<translation>nur die Reihenfolge der Aktivitäten eines Falls bleibt davon</translation>
</message>
<message>
<source>only those of published edges</source>
<translation>nur die veröffentlichter Kanten</translation>
</message>
<message>
<source>only those of {least} or more after the noise</source>
<translation>nur die mit {least} oder mehr nach dem Rauschen</translation>
</message>
<message>
<source>open the gate again: it judges by the house's policy</source>
<translation>öffnen Sie die Freigabeprüfung noch einmal: Sie urteilt nach den Hausregeln</translation>
</message>
<message>
<source>open the log that was exported as XES, or a CSV or Parquet table of its events</source>
<translation>öffnen Sie das als XES exportierte Protokoll, oder eine CSV- oder Parquet-Tabelle seiner Ereignisse</translation>
</message>
<message>
<source>order.npy is no order of the rows</source>
<translation>order.npy ist keine Reihenfolge der Zeilen</translation>
</message>
<message>
<source>original points crossed between the sites: this method is parallel, not private</source>
<translation>Originalpunkte gingen zwischen den Standorten hin und her: Dieses Verfahren ist parallel, nicht privat</translation>
</message>
<message>
<source>other columns are said to be left out than the original withholds</source>
<translation>es sollen andere Spalten ausgelassen sein, als das Original zurückhält</translation>
</message>
<message>
<source>other columns than were chosen</source>
<translation>andere Spalten, als gewählt wurden</translation>
</message>
<message>
<source>other names than {values} for what the release adds</source>
<translation>andere Namen als {values} für das, was die Freigabe hinzufügt</translation>
</message>
<message>
<source>other numbers than by place</source>
<translation>andere Nummern als nach dem Ort</translation>
</message>
<message>
<source>other ones than the original</source>
<translation>andere als im Original</translation>
</message>
<message>
<source>other values than 1, 2, 3 …</source>
<translation>andere Werte als 1, 2, 3 …</translation>
</message>
<message>
<source>over five other splits the smallest agreement is {partition_adjusted_rand_index}</source>
<translation>über fünf andere Aufteilungen ist die kleinste Übereinstimmung {partition_adjusted_rand_index}</translation>
</message>
<message>
<source>page and PDF say what the manifest says; pictures are drawings</source>
<translation>Seite und PDF sagen, was das Manifest sagt; Bilder sind Zeichnungen</translation>
</message>
<message>
<source>part of the name of an activity</source>
<translation>Teil des Namens einer Aktivität</translation>
</message>
<message>
<source>participant {owner} has two different maps ({name} and {name2})</source>
<translation>Teilnehmer {owner} hat zwei verschiedene Karten ({name} und {name2})</translation>
</message>
<message>
<source>participants</source>
<translation>Teilnehmer</translation>
</message>
<message>
<source>partition {trial}</source>
<translation>Aufteilung {trial}</translation>
</message>
<message>
<source>parts</source>
<translation>Teile</translation>
</message>
<message>
<source>patterns have {length} letters, {wanted} claimed</source>
<translation>Muster haben {length} Buchstaben, behauptet {wanted}</translation>
</message>
<message>
<source>people</source>
<translation>Personen</translation>
</message>
<message>
<source>person</source>
<translation>Person</translation>
</message>
<message>
<source>person name</source>
<translation>Personenname</translation>
</message>
<message>
<source>persons are protected in only one of log and release</source>
<translation>Personen sind nur in einem von Protokoll und Freigabe geschützt</translation>
</message>
<message>
<source>persons of the original behind every variant, in 19 of 20 releases: at least {group}, the house asks for {min_group}</source>
<translation>Personen des Originals hinter jeder Variante, in 19 von 20 Freigaben: mindestens {group}, das Haus verlangt {min_group}</translation>
</message>
<message>
<source>playing the attacker</source>
<translation>der Angreifer probiert es</translation>
</message>
<message>
<source>please report this file's shape</source>
<translation>bitte melden Sie die Form dieser Datei</translation>
</message>
<message>
<source>please report this file's size and shape</source>
<translation>bitte melden Sie Größe und Form dieser Datei</translation>
</message>
<message>
<source>point</source>
<translation>Punkt</translation>
</message>
<message>
<source>points</source>
<translation>Punkte</translation>
</message>
<message>
<source>positive and negative</source>
<translation>positiv und negativ</translation>
</message>
<message>
<source>propensity score</source>
<translation>Propensity-Score</translation>
</message>
<message>
<source>public key</source>
<translation>öffentlicher Schlüssel</translation>
</message>
<message>
<source>publish as if their mean had been read</source>
<translation>veröffentlichen, als wäre ihr Mittel gemessen worden</translation>
</message>
<message>
<source>publishable itemsets</source>
<translation>veröffentlichbare Elementmengen</translation>
</message>
<message>
<source>published as it is</source>
<translation>veröffentlicht, wie es ist</translation>
</message>
<message>
<source>put cells that hold the separator in quotation marks, give short lines empty cells</source>
<translation>setzen Sie Zellen mit dem Trennzeichen in Anführungszeichen, geben Sie kurzen Zeilen leere Zellen</translation>
</message>
<message>
<source>put together as (other)</source>
<translation>als (other) zusammenlegen</translation>
</message>
<message>
<source>put {name} into {from_}</source>
<translation>legen Sie {name} nach {from_}</translation>
</message>
<message>
<source>putting the folder in place</source>
<translation>der Ordner wird an seinen Platz gelegt</translation>
</message>
<message>
<source>raise the least support, lower the most items, or name fewer columns for patterns</source>
<translation>erhöhen Sie die mindeste Stützung, senken Sie die Höchstzahl der Elemente, oder nennen Sie weniger Spalten für Muster</translation>
</message>
<message>
<source>random numbers come from the operating system</source>
<translation>Zufallszahlen kommen vom Betriebssystem</translation>
</message>
<message>
<source>raw label</source>
<translation>Rohbezeichnung</translation>
</message>
<message>
<source>read it again and run again, so that figures and release fit the file</source>
<translation>lesen Sie sie neu und starten Sie erneut, damit Kennzahlen und Freigabe zur Datei passen</translation>
</message>
<message>
<source>read this; nothing was agreed to yet</source>
<translation>lesen Sie dies; es wurde noch nichts vereinbart</translation>
</message>
<message>
<source>read what would leave this house; nothing was written yet</source>
<translation>lesen Sie, was dieses Haus verlassen würde; es wurde noch nichts geschrieben</translation>
</message>
<message>
<source>read, released and dropped series do not add up</source>
<translation>gelesene, freigegebene und weggelassene Reihen gehen nicht auf</translation>
</message>
<message>
<source>reading back what would be released</source>
<translation>zurücklesen, was freigegeben würde</translation>
</message>
<message>
<source>reading the original for comparison</source>
<translation>das Original wird zum Vergleich gelesen</translation>
</message>
<message>
<source>readings that are repeated: {again}; say which one counts</source>
<translation>wiederholte Messwerte: {again}; sagen Sie, welcher zählt</translation>
</message>
<message>
<source>real numbers</source>
<translation>reelle Zahlen</translation>
</message>
<message>
<source>recognise</source>
<translation>erkennen</translation>
</message>
<message>
<source>reconstructed</source>
<translation>rekonstruiert</translation>
</message>
<message>
<source>record linkage was measured on a sample of {rows} of {rows2} rows</source>
<translation>die Datensatzverknüpfung wurde an einer Stichprobe von {rows} von {rows2} Zeilen gemessen</translation>
</message>
<message>
<source>refuse and list the lengths</source>
<translation>ablehnen und die Längen nennen</translation>
</message>
<message>
<source>refuse and name the first</source>
<translation>ablehnen und das erste nennen</translation>
</message>
<message>
<source>refuse and say where</source>
<translation>ablehnen und sagen, wo</translation>
</message>
<message>
<source>refuse and say which label is missing</source>
<translation>ablehnen und sagen, welche Bezeichnung fehlt</translation>
</message>
<message>
<source>refuse if they differ</source>
<translation>ablehnen, wenn sie sich unterscheiden</translation>
</message>
<message>
<source>refuse the file and say where</source>
<translation>die Datei ablehnen und sagen, wo</translation>
</message>
<message>
<source>release it as CSV instead</source>
<translation>geben Sie es stattdessen als CSV frei</translation>
</message>
<message>
<source>released</source>
<translation>freigegeben</translation>
</message>
<message>
<source>rename it in the file</source>
<translation>benennen Sie sie in der Datei um</translation>
</message>
<message>
<source>rename it to .csv</source>
<translation>benennen Sie sie in .csv um</translation>
</message>
<message>
<source>repair it in the file</source>
<translation>beheben Sie es in der Datei</translation>
</message>
<message>
<source>repair it in the file, or take the edge out</source>
<translation>berichtigen Sie es in der Datei, oder nehmen Sie die Kante heraus</translation>
</message>
<message>
<source>repair the dates, or leave the column out, and export again</source>
<translation>berichtigen Sie die Datumsangaben, oder lassen Sie die Spalte weg, und exportieren Sie erneut</translation>
</message>
<message>
<source>report.html holds a picture that is not a drawing of ours</source>
<translation>report.html enthält ein Bild, das keine Zeichnung von uns ist</translation>
</message>
<message>
<source>report.html says something else than the manifest</source>
<translation>report.html sagt etwas anderes als das Manifest</translation>
</message>
<message>
<source>report.pdf says something else than the manifest</source>
<translation>report.pdf sagt etwas anderes als das Manifest</translation>
</message>
<message>
<source>representatives</source>
<translation>Repräsentanten</translation>
</message>
<message>
<source>representatives are original points: turn on means</source>
<translation>Repräsentanten sind Originalpunkte: Schalten Sie Mittel ein</translation>
</message>
<message>
<source>representatives are original rows, and leave this house</source>
<translation>Repräsentanten sind Originalzeilen und verlassen dieses Haus</translation>
</message>
<message>
<source>request items</source>
<translation>Anfrage Elemente</translation>
</message>
<message>
<source>request key</source>
<translation>Anfrage Schlüssel</translation>
</message>
<message>
<source>request local means</source>
<translation>Anfrage lokale Mittel</translation>
</message>
<message>
<source>request model</source>
<translation>Anfrage Modell</translation>
</message>
<message>
<source>request moments</source>
<translation>Anfrage Momente</translation>
</message>
<message>
<source>request points</source>
<translation>Anfrage Punkte</translation>
</message>
<message>
<source>request publishable itemsets</source>
<translation>Anfrage veröffentlichbare Elementmengen</translation>
</message>
<message>
<source>request representatives</source>
<translation>Anfrage Repräsentanten</translation>
</message>
<message>
<source>request sample</source>
<translation>Anfrage Stichprobe</translation>
</message>
<message>
<source>request size</source>
<translation>Anfrage Größe</translation>
</message>
<message>
<source>round {number}</source>
<translation>Runde {number}</translation>
</message>
<message>
<source>round {round}</source>
<translation>Runde {round}</translation>
</message>
<message>
<source>round {round} was answered already, and to another message; nothing was answered</source>
<translation>Runde {round} wurde schon beantwortet, und zwar auf eine andere Nachricht; es wurde nichts beantwortet</translation>
</message>
<message>
<source>round {round} was not answered here; this is round {round2}</source>
<translation>Runde {round} wurde hier nicht beantwortet; dies ist Runde {round2}</translation>
</message>
<message>
<source>round {round}: no answer yet from {missing}</source>
<translation>Runde {round}: noch keine Antwort von {missing}</translation>
</message>
<message>
<source>rounded numbers of declared figures</source>
<translation>gerundete Zahlen angegebener Kennzahlen</translation>
</message>
<message>
<source>rounded outward</source>
<translation>nach außen gerundet</translation>
</message>
<message>
<source>row</source>
<translation>Zeile</translation>
</message>
<message>
<source>row as centre</source>
<translation>Zeile als Mitte</translation>
</message>
<message>
<source>row {done} of {name}: damaged ({error})</source>
<translation>Zeile {done} von {name}: beschädigt ({error})</translation>
</message>
<message>
<source>row {row}</source>
<translation>Zeile {row}</translation>
</message>
<message>
<source>row {row} of sheet {name}</source>
<translation>Zeile {row} von Blatt {name}</translation>
</message>
<message>
<source>row {row}, column {place}: {text} letters do not fit an Excel cell</source>
<translation>Zeile {row}, Spalte {place}: {text} Buchstaben passen nicht in eine Excel-Zelle</translation>
</message>
<message>
<source>row {r}, column {name}</source>
<translation>Zeile {r}, Spalte {name}</translation>
</message>
<message>
<source>rows</source>
<translation>Zeilen</translation>
</message>
<message>
<source>rows and columns are not called the same</source>
<translation>Zeilen und Spalten heißen nicht gleich</translation>
</message>
<message>
<source>rows are compared one by one: give a release with the same rows in the same order</source>
<translation>Zeilen werden einzeln verglichen: Geben Sie eine Freigabe mit denselben Zeilen in derselben Reihenfolge an</translation>
</message>
<message>
<source>rows are put together from several originals, or changed</source>
<translation>Zeilen sind aus mehreren Originalen zusammengesetzt oder geändert</translation>
</message>
<message>
<source>rows lie where the model has none, or means differ</source>
<translation>Zeilen liegen, wo das Modell keine hat, oder Mittel weichen ab</translation>
</message>
<message>
<source>rows stay on the workers: no central run to compare with</source>
<translation>Zeilen bleiben auf den Rechnern: kein zentraler Lauf zum Vergleichen</translation>
</message>
<message>
<source>rows that share an envelope</source>
<translation>Zeilen mit derselben Hüllkurve</translation>
</message>
<message>
<source>rows that stand for others leave as they are</source>
<translation>Zeilen, die für andere stehen, verlassen das Haus unverändert</translation>
</message>
<message>
<source>rules have if, then, count and confidence</source>
<translation>Regeln haben if, then, count und confidence</translation>
</message>
<message>
<source>run again, so that the release fits the file</source>
<translation>starten Sie erneut, damit die Freigabe zur Datei passt</translation>
</message>
<message>
<source>running over other partitions</source>
<translation>läuft über andere Aufteilungen</translation>
</message>
<message>
<source>running the same centrally, to compare</source>
<translation>dasselbe läuft zentral, zum Vergleich</translation>
</message>
<message>
<source>sample {round}</source>
<translation>Stichprobe {round}</translation>
</message>
<message>
<source>sampled rows</source>
<translation>gezogene Zeilen</translation>
</message>
<message>
<source>sampled rows leave this house to start from (k-means‖)</source>
<translation>gezogene Zeilen verlassen dieses Haus zum Start (k-means‖)</translation>
</message>
<message>
<source>save it again as .xlsx; a text table is named .csv</source>
<translation>speichern Sie sie erneut als .xlsx; eine Texttabelle heißt .csv</translation>
</message>
<message>
<source>save it again with a spreadsheet program</source>
<translation>speichern Sie sie erneut mit einem Tabellenkalkulationsprogramm</translation>
</message>
<message>
<source>save it again without one</source>
<translation>speichern Sie sie erneut ohne</translation>
</message>
<message>
<source>save the network alone, as a .net file that begins with its vertices</source>
<translation>speichern Sie das Netz allein, als .net-Datei, die mit ihren Knoten beginnt</translation>
</message>
<message>
<source>say column:NAME, random:4, space:4, columns:2 or none</source>
<translation>sagen Sie column:NAME, random:4, space:4, columns:2 oder none</translation>
</message>
<message>
<source>say random:4</source>
<translation>sagen Sie random:4</translation>
</message>
<message>
<source>say what it means</source>
<translation>sagen Sie, was es heißt</translation>
</message>
<message>
<source>say whether the day or the month stands first</source>
<translation>sagen Sie, ob der Tag oder der Monat zuerst steht</translation>
</message>
<message>
<source>say whether they are one person's or two people's</source>
<translation>sagen Sie, ob sie einer Person oder zwei Personen gehören</translation>
</message>
<message>
<source>say which of these it is: {column_names}</source>
<translation>sagen Sie, welche es ist: {column_names}</translation>
</message>
<message>
<source>say which to read them as</source>
<translation>sagen Sie, wie sie zu lesen sind</translation>
</message>
<message>
<source>searching for identifiers</source>
<translation>Suche nach Identifikatoren</translation>
</message>
<message>
<source>second component</source>
<translation>zweite Komponente</translation>
</message>
<message>
<source>seed 0</source>
<translation>Startpunkt 0</translation>
</message>
<message>
<source>seed {count}</source>
<translation>Startpunkt {count}</translation>
</message>
<message>
<source>sensitive</source>
<translation>sensibel</translation>
</message>
<message>
<source>series</source>
<translation>Reihen</translation>
</message>
<message>
<source>series are released as csv or parquet, not {format}</source>
<translation>Reihen werden als csv oder parquet freigegeben, nicht als {format}</translation>
</message>
<message>
<source>series cannot be written as {format}</source>
<translation>Reihen können nicht als {format} geschrieben werden</translation>
</message>
<message>
<source>series that share a pattern also share its envelope: choose P up to k</source>
<translation>Reihen, die ein Muster teilen, teilen auch seine Hüllkurve: Wählen Sie P bis k</translation>
</message>
<message>
<source>seven below the spread</source>
<translation>sieben unter der Streuung</translation>
</message>
<message>
<source>share</source>
<translation>Anteil</translation>
</message>
<message>
<source>shares are not count over people</source>
<translation>Anteile sind nicht Anzahl durch Personen</translation>
</message>
<message>
<source>sheet {name} of {name2} has a header in row {places} and no rows below it</source>
<translation>Blatt {name} von {name2} hat eine Kopfzeile in Zeile {places} und keine Zeilen darunter</translation>
</message>
<message>
<source>sheet {sheet} of {path}</source>
<translation>Blatt {sheet} von {path}</translation>
</message>
<message>
<source>sheet {wanted} of {name}</source>
<translation>Blatt {wanted} von {name}</translation>
</message>
<message>
<source>sigma is for normal noise</source>
<translation>sigma gilt für normales Rauschen</translation>
</message>
<message>
<source>signed_by is not a name</source>
<translation>signed_by ist kein Name</translation>
</message>
<message>
<source>single cases</source>
<translation>einzelne Fälle</translation>
</message>
<message>
<source>single mentions at the rim of the graph</source>
<translation>einzelne Nennungen am Rand des Graphen</translation>
</message>
<message>
<source>site {name}</source>
<translation>Standort {name}</translation>
</message>
<message>
<source>site {name} failed: {failed}</source>
<translation>Standort {name} scheiterte: {failed}</translation>
</message>
<message>
<source>site {name} failed: {failure}</source>
<translation>Standort {name} scheiterte: {failure}</translation>
</message>
<message>
<source>site {site}</source>
<translation>Standort {site}</translation>
</message>
<message>
<source>six digits are the most</source>
<translation>höchstens sechs Stellen</translation>
</message>
<message>
<source>size</source>
<translation>Größe</translation>
</message>
<message>
<source>smallest PSCORE {low}, promised {tau}</source>
<translation>kleinster PSCORE {low}, zugesagt {tau}</translation>
</message>
<message>
<source>smallest group {k} of {k2} promised, smallest pattern class {p} of {p2} promised</source>
<translation>kleinste Gruppe {k}, zugesagt {k2}; kleinste Musterklasse {p}, zugesagt {p2}</translation>
</message>
<message>
<source>smallest published group {small}, the house asks for {min_group}</source>
<translation>kleinste veröffentlichte Gruppe {small}, das Haus verlangt {min_group}</translation>
</message>
<message>
<source>smallest {default}, promised {least}</source>
<translation>kleinste {default}, zugesagt {least}</translation>
</message>
<message>
<source>smallest {fewest}, promised {min_count}</source>
<translation>kleinste {fewest}, zugesagt {min_count}</translation>
</message>
<message>
<source>smallest {narrow}, promised {least_variance}</source>
<translation>kleinste {narrow}, zugesagt {least_variance}</translation>
</message>
<message>
<source>so that differences can be judged</source>
<translation>damit Differenzen beurteilt werden können</translation>
</message>
<message>
<source>so that the original lies within a width of {width} with {confidence} confidence</source>
<translation>sodass das Original mit Konfidenz {confidence} in einer Breite von {width} liegt</translation>
</message>
<message>
<source>some are not finite numbers</source>
<translation>einige sind keine endlichen Zahlen</translation>
</message>
<message>
<source>some do not</source>
<translation>einige nicht</translation>
</message>
<message>
<source>some files are undirected graphs and some are not</source>
<translation>einige Dateien sind ungerichtete Graphen, einige nicht</translation>
</message>
<message>
<source>something follows the last row</source>
<translation>nach der letzten Zeile folgt etwas</translation>
</message>
<message>
<source>something went wrong inside Sfumato: {name}</source>
<translation>in Sfumato ging etwas schief: {name}</translation>
</message>
<message>
<source>sorted by the released cells</source>
<translation>nach den freigegebenen Zellen sortiert</translation>
</message>
<message>
<source>sorted by their cells: nothing of another order is left</source>
<translation>nach ihren Zellen sortiert: Von einer anderen Reihenfolge bleibt nichts</translation>
</message>
<message>
<source>source={value} target={value2}</source>
<translation>source={value} target={value2}</translation>
</message>
<message>
<source>spell it in one way in the file, or leave the column out of the sensitive ones</source>
<translation>schreiben Sie sie in der Datei einheitlich, oder nehmen Sie die Spalte aus den sensiblen</translation>
</message>
<message>
<source>split into a positive and a negative layer</source>
<translation>in eine positive und eine negative Ebene teilen</translation>
</message>
<message>
<source>split it into parts, or leave out columns that are not needed</source>
<translation>teilen Sie sie auf, oder lassen Sie nicht benötigte Spalten weg</translation>
</message>
<message>
<source>split the file first</source>
<translation>teilen Sie die Datei zuerst auf</translation>
</message>
<message>
<source>split {split}</source>
<translation>Aufteilung {split}</translation>
</message>
<message>
<source>start</source>
<translation>Start</translation>
</message>
<message>
<source>start one first</source>
<translation>beginnen Sie zuerst einen</translation>
</message>
<message>
<source>start some, one a site is best</source>
<translation>starten Sie einige, am besten einen je Standort</translation>
</message>
<message>
<source>stop and ask</source>
<translation>anhalten und fragen</translation>
</message>
<message>
<source>such a file cannot have been written: {problem}</source>
<translation>eine solche Datei kann nicht geschrieben worden sein: {problem}</translation>
</message>
<message>
<source>sums</source>
<translation>Summen</translation>
</message>
<message>
<source>supply and demand differ</source>
<translation>Angebot und Nachfrage unterscheiden sich</translation>
</message>
<message>
<source>swap it or discretise it, or choose from: {numeric}</source>
<translation>tauschen Sie sie oder bilden Sie Klassen, oder wählen Sie aus: {numeric}</translation>
</message>
<message>
<source>switch one on, or add one</source>
<translation>schalten Sie einen ein, oder fügen Sie einen hinzu</translation>
</message>
<message>
<source>table {name}</source>
<translation>Tabelle {name}</translation>
</message>
<message>
<source>tables</source>
<translation>Tabellen</translation>
</message>
<message>
<source>take all events</source>
<translation>alle Ereignisse nehmen</translation>
</message>
<message>
<source>take it out of one of the two steps, or publish the mean of the class</source>
<translation>nehmen Sie sie aus einem der beiden Schritte, oder veröffentlichen Sie das Mittel der Klasse</translation>
</message>
<message>
<source>take it out of the step, or drop it</source>
<translation>nehmen Sie sie aus dem Schritt, oder lassen Sie sie weg</translation>
</message>
<message>
<source>take it out of the step, or give it another role</source>
<translation>nehmen Sie sie aus dem Schritt, oder geben Sie ihr eine andere Rolle</translation>
</message>
<message>
<source>take missing rows and columns as empty</source>
<translation>fehlende Zeilen und Spalten als leer nehmen</translation>
</message>
<message>
<source>take two steps: put files with the same columns one below the other, then run over the files with other columns, joined by the row key</source>
<translation>gehen Sie in zwei Schritten vor: Setzen Sie Dateien mit denselben Spalten untereinander, und lassen Sie es dann über die Dateien mit anderen Spalten laufen, verbunden durch den Zeilenschlüssel</translation>
</message>
<message>
<source>text between the elements</source>
<translation>Text zwischen den Elementen</translation>
</message>
<message>
<source>texts say something else than what leaves</source>
<translation>texts sagen etwas anderes als das, was das Haus verlässt</translation>
</message>
<message>
<source>the activity {text} holds a character that XES cannot hold</source>
<translation>die Aktivität {text} enthält ein Zeichen, das XES nicht fassen kann</translation>
</message>
<message>
<source>the answer to {kind} would hold {marks}; it stays in this house</source>
<translation>die Antwort auf {kind} würde {marks} enthalten; sie bleibt in diesem Haus</translation>
</message>
<message>
<source>the answers of round {round} cannot be put together ({name}: {failure})</source>
<translation>die Antworten von Runde {round} lassen sich nicht zusammenfügen ({name}: {failure})</translation>
</message>
<message>
<source>the audit beside the release does not say what the input was</source>
<translation>das Prüfprotokoll neben der Freigabe sagt nicht, was die Eingabe war</translation>
</message>
<message>
<source>the audit beside the release is of another technique</source>
<translation>die Prüfakte neben der Freigabe gehört zu einem anderen Verfahren</translation>
</message>
<message>
<source>the audit record of {name} does not say what was spent</source>
<translation>die Prüfakte von {name} sagt nicht, was ausgegeben wurde</translation>
</message>
<message>
<source>the best attacker tells edges of one person apart with AUC {best} ± {attack_auc_error} (0.5 is guessing; from {single} edges of one person); the house allows {max_auc_graphs}</source>
<translation>der beste Angreifer unterscheidet Kanten einer Person mit AUC {best} ± {attack_auc_error} (0,5 ist Raten; aus {single} Kanten einer Person); das Haus erlaubt {max_auc_graphs}</translation>
</message>
<message>
<source>the change from first to last</source>
<translation>die Änderung vom ersten zum letzten</translation>
</message>
<message>
<source>the column holds numbers</source>
<translation>die Spalte enthält Zahlen</translation>
</message>
<message>
<source>the column holds texts</source>
<translation>die Spalte enthält Texte</translation>
</message>
<message>
<source>the columns</source>
<translation>die Spalten</translation>
</message>
<message>
<source>the columns are {columns}</source>
<translation>die Spalten sind {columns}</translation>
</message>
<message>
<source>the columns are: {names}</source>
<translation>die Spalten sind: {names}</translation>
</message>
<message>
<source>the columns of patterns</source>
<translation>die Spalten der Muster</translation>
</message>
<message>
<source>the columns stand in another order than that of a release</source>
<translation>die Spalten stehen in einer anderen Reihenfolge als der einer Freigabe</translation>
</message>
<message>
<source>the contributors column was not used: the participants are counted themselves</source>
<translation>die Spalte der Beitragenden wurde nicht benutzt: Die Teilnehmenden werden selbst gezählt</translation>
</message>
<message>
<source>the day stands first</source>
<translation>der Tag steht zuerst</translation>
</message>
<message>
<source>the degrees</source>
<translation>die Grade</translation>
</message>
<message>
<source>the degrees, KS</source>
<translation>die Grade, KS</translation>
</message>
<message>
<source>the degrees, Wasserstein</source>
<translation>die Grade, Wasserstein</translation>
</message>
<message>
<source>the deviation</source>
<translation>die Abweichung</translation>
</message>
<message>
<source>the edges do not stand in the order of their labels</source>
<translation>die Kanten stehen nicht in der Reihenfolge ihrer Bezeichnungen</translation>
</message>
<message>
<source>the exact readings of the extreme series</source>
<translation>die exakten Messwerte der äußersten Reihen</translation>
</message>
<message>
<source>the facts are not {allowed}</source>
<translation>die Angaben sind nicht {allowed}</translation>
</message>
<message>
<source>the farthest moved {moved}</source>
<translation>der am weitesten verschobene um {moved}</translation>
</message>
<message>
<source>the file</source>
<translation>die Datei</translation>
</message>
<message>
<source>the file breaks off or is damaged; export it again from where it comes from</source>
<translation>die Datei bricht ab oder ist beschädigt; exportieren Sie sie erneut aus ihrer Quelle</translation>
</message>
<message>
<source>the file breaks off, is damaged or is something else; export it again</source>
<translation>die Datei bricht ab, ist beschädigt oder etwas anderes; exportieren Sie sie erneut</translation>
</message>
<message>
<source>the file has the column {there}</source>
<translation>die Datei hat die Spalte {there}</translation>
</message>
<message>
<source>the file has {first} columns, and {most_columns} can be read</source>
<translation>die Datei hat {first} Spalten, und {most_columns} können gelesen werden</translation>
</message>
<message>
<source>the file has {known}</source>
<translation>die Datei hat {known}</translation>
</message>
<message>
<source>the file has {num_rows} rows; promised are {rows}</source>
<translation>die Datei hat {num_rows} Zeilen; zugesagt sind {rows}</translation>
</message>
<message>
<source>the file has {rows} rows, and it says something else</source>
<translation>die Datei hat {rows} Zeilen, und sie sagt etwas anderes</translation>
</message>
<message>
<source>the file has {rows} series, a group of k = {k} cannot be made of them</source>
<translation>die Datei hat {rows} Reihen, daraus lässt sich keine Gruppe von k = {k} bilden</translation>
</message>
<message>
<source>the file has {value}; promised are {types}</source>
<translation>die Datei hat {value}; zugesagt sind {types}</translation>
</message>
<message>
<source>the file has: {names}</source>
<translation>die Datei hat: {names}</translation>
</message>
<message>
<source>the file holds only empty cells</source>
<translation>die Datei enthält nur leere Zellen</translation>
</message>
<message>
<source>the file holds other values</source>
<translation>die Datei enthält andere Werte</translation>
</message>
<message>
<source>the file was cut off; fetch it again</source>
<translation>die Datei wurde abgeschnitten; holen Sie sie erneut</translation>
</message>
<message>
<source>the file was probably cut off or changed while copying; fetch it again</source>
<translation>die Datei wurde wohl beim Kopieren abgeschnitten oder geändert; holen Sie sie erneut</translation>
</message>
<message>
<source>the first column whose values are all distinct, if it is text or named like an identifier</source>
<translation>die erste Spalte, deren Werte alle verschieden sind, wenn sie Text ist oder wie ein Identifikator heißt</translation>
</message>
<message>
<source>the first value</source>
<translation>der erste Wert</translation>
</message>
<message>
<source>the first {length} points are kept; {dropped} series of other lengths were dropped</source>
<translation>die ersten {length} Punkte bleiben; {dropped} Reihen anderer Länge fielen weg</translation>
</message>
<message>
<source>the flow solver does not come to an end</source>
<translation>die Flussberechnung kommt zu keinem Ende</translation>
</message>
<message>
<source>the flow solver returned a flow that does not add up</source>
<translation>die Flussberechnung lieferte einen Fluss, der nicht aufgeht</translation>
</message>
<message>
<source>the folder {target} vanished while the release was being written</source>
<translation>der Ordner {target} verschwand, während die Freigabe geschrieben wurde</translation>
</message>
<message>
<source>the folder {target} vanishes as often as it is made</source>
<translation>der Ordner {target} verschwindet so oft, wie er angelegt wird</translation>
</message>
<message>
<source>the further attributes are not sorted, or listed twice</source>
<translation>die weiteren Attribute sind nicht sortiert oder doppelt aufgeführt</translation>
</message>
<message>
<source>the given centroids have {shape} numbers, the sites {columns} columns</source>
<translation>die gegebenen Zentroide haben {shape} Zahlen, die Standorte {columns} Spalten</translation>
</message>
<message>
<source>the graph is large: the rank was capped at {largest_sparse_rank}</source>
<translation>der Graph ist groß: Der Rang wurde auf {largest_sparse_rank} begrenzt</translation>
</message>
<message>
<source>the house has locked its policy ({house_policy_file})</source>
<translation>das Haus hat seine Regeln gesperrt ({house_policy_file})</translation>
</message>
<message>
<source>the house has locked its policy, and this release was judged by another</source>
<translation>das Haus hat seine Regeln gesperrt, und diese Freigabe wurde nach anderen beurteilt</translation>
</message>
<message>
<source>the identifier</source>
<translation>der Identifikator</translation>
</message>
<message>
<source>the in-strengths</source>
<translation>die Eingangsstärken</translation>
</message>
<message>
<source>the in-strengths, KS</source>
<translation>die Eingangsstärken, KS</translation>
</message>
<message>
<source>the in-strengths, Wasserstein</source>
<translation>die Eingangsstärken, Wasserstein</translation>
</message>
<message>
<source>the input is gone or has changed since</source>
<translation>die Eingabe ist weg oder hat sich seither geändert</translation>
</message>
<message>
<source>the input is the one the audit names</source>
<translation>die Eingabe ist die, die die Prüfakte nennt</translation>
</message>
<message>
<source>the joining does not give exactly the parameters of {technique}: {odd}</source>
<translation>der Beitritt gibt nicht genau die Parameter von {technique} an: {odd}</translation>
</message>
<message>
<source>the joining does not name its run</source>
<translation>der Beitritt nennt seinen Lauf nicht</translation>
</message>
<message>
<source>the joining is for {site}, which is none of its sites</source>
<translation>der Beitritt ist für {site}, das keiner seiner Standorte ist</translation>
</message>
<message>
<source>the joining names no technique of clusters</source>
<translation>der Beitritt nennt kein Verfahren für Cluster</translation>
</message>
<message>
<source>the key {key} stands twice</source>
<translation>der Schlüssel {key} steht zweimal da</translation>
</message>
<message>
<source>the keys for the masks are not those of the partners agreed on joining; nothing was answered</source>
<translation>die Schlüssel für die Masken sind nicht die der Partner, die beim Beitritt vereinbart wurden; es wurde nichts beantwortet</translation>
</message>
<message>
<source>the keys for the masks do not fit: this site's own is another one, or they were changed</source>
<translation>die Schlüssel für die Masken passen nicht: Der eigene dieses Standorts ist ein anderer, oder sie wurden geändert</translation>
</message>
<message>
<source>the knee of the k-distance curve</source>
<translation>das Knie der k-Abstandskurve</translation>
</message>
<message>
<source>the largest value</source>
<translation>der größte Wert</translation>
</message>
<message>
<source>the last value</source>
<translation>der letzte Wert</translation>
</message>
<message>
<source>the ledger could not be written to {path}: {strerror}</source>
<translation>das Freigaberegister konnte nicht nach {path} geschrieben werden: {strerror}</translation>
</message>
<message>
<source>the ledger is in use by another program for too long</source>
<translation>das Freigaberegister ist zu lange von einem anderen Programm belegt</translation>
</message>
<message>
<source>the ledger {path} cannot be read: {strerror}</source>
<translation>das Freigaberegister {path} kann nicht gelesen werden: {strerror}</translation>
</message>
<message>
<source>the ledger {path} cannot be written: {strerror}</source>
<translation>das Freigaberegister {path} kann nicht geschrieben werden: {strerror}</translation>
</message>
<message>
<source>the log has other attributes</source>
<translation>das Protokoll hat andere Attribute</translation>
</message>
<message>
<source>the long layout needs the columns of identifier, time and value</source>
<translation>die lange Anordnung braucht die Spalten für Identifikator, Zeit und Wert</translation>
</message>
<message>
<source>the manifest does not say what was done in the form it must have</source>
<translation>das Manifest sagt nicht in der vorgeschriebenen Form, was getan wurde</translation>
</message>
<message>
<source>the manifest does not say which columns and rows there are</source>
<translation>das Manifest sagt nicht, welche Spalten und Zeilen es gibt</translation>
</message>
<message>
<source>the manifest does not say ε, δ and the numbers of repeats and of cases a person</source>
<translation>das Manifest sagt nicht ε, δ und die Zahlen der Wiederholungen und der Fälle pro Person</translation>
</message>
<message>
<source>the manifest has to name group, time, sensitive, pattern and level</source>
<translation>das Manifest muss group, time, sensitive, pattern und level nennen</translation>
</message>
<message>
<source>the manifest names no files</source>
<translation>das Manifest nennt keine Dateien</translation>
</message>
<message>
<source>the manifest names other parts than the file has</source>
<translation>das Manifest nennt andere Teile, als die Datei hat</translation>
</message>
<message>
<source>the manifest speaks of columns that a release of variants does not have</source>
<translation>das Manifest spricht von Spalten, die eine Freigabe von Varianten nicht hat</translation>
</message>
<message>
<source>the map needs this figure; the technique itself can be run</source>
<translation>die Karte braucht diese Kennzahl; das Verfahren selbst kann laufen</translation>
</message>
<message>
<source>the master</source>
<translation>der Koordinator</translation>
</message>
<message>
<source>the master asks for row {row}, this site has {site}</source>
<translation>der Koordinator fragt nach Zeile {row}, dieser Standort hat {site}</translation>
</message>
<message>
<source>the master asks for what gives original rows away ({kind}); nothing was answered</source>
<translation>der Koordinator verlangt, was Originalzeilen verrät ({kind}); nichts wurde geantwortet</translation>
</message>
<message>
<source>the master asks for {kind}, which {method} does not know; nothing was answered</source>
<translation>der Koordinator fragt nach {kind}, das {method} nicht kennt; es wurde nichts beantwortet</translation>
</message>
<message>
<source>the master asks with {name} = {value}, agreed was {known}; nothing was answered</source>
<translation>der Koordinator fragt mit {name} = {value}, vereinbart war {known}; es wurde nichts beantwortet</translation>
</message>
<message>
<source>the master asks {kind} out of turn or too often; nothing was answered</source>
<translation>der Koordinator fragt {kind} außer der Reihe oder zu oft; es wurde nichts beantwortet</translation>
</message>
<message>
<source>the master assigns rows to clusters that there are not</source>
<translation>der Koordinator ordnet Zeilen Clustern zu, die es nicht gibt</translation>
</message>
<message>
<source>the master clusters {columns} columns, {features} are named here</source>
<translation>der Koordinator clustert {columns} Spalten, hier sind {features} genannt</translation>
</message>
<message>
<source>the mean</source>
<translation>das Mittel</translation>
</message>
<message>
<source>the median</source>
<translation>der Median</translation>
</message>
<message>
<source>the message is for {site}, this house is {site2}; nothing was answered</source>
<translation>die Nachricht ist für {site}, dieses Haus ist {site2}; es wurde nichts beantwortet</translation>
</message>
<message>
<source>the message is of another run than this house joined; nothing was answered</source>
<translation>die Nachricht gehört zu einem anderen Lauf als dem, dem dieses Haus beigetreten ist; es wurde nichts beantwortet</translation>
</message>
<message>
<source>the message of round {round} cannot be carried out ({name}); nothing was answered</source>
<translation>die Nachricht von Runde {round} kann nicht ausgeführt werden ({name}); es wurde nichts beantwortet</translation>
</message>
<message>
<source>the message was made by another program or version</source>
<translation>die Nachricht wurde von einem anderen Programm oder einer anderen Version erstellt</translation>
</message>
<message>
<source>the message {kind} of {sender} is refused: {reason}</source>
<translation>die Nachricht {kind} von {sender} wird abgelehnt: {reason}</translation>
</message>
<message>
<source>the model has other columns than the original</source>
<translation>das Modell hat andere Spalten als das Original</translation>
</message>
<message>
<source>the month stands first</source>
<translation>der Monat steht zuerst</translation>
</message>
<message>
<source>the name {bare} occurs twice; this one is {new} here</source>
<translation>der Name {bare} kommt zweimal vor; dieser heißt hier {new}</translation>
</message>
<message>
<source>the names in the release are made up</source>
<translation>die Namen in der Freigabe sind erfunden</translation>
</message>
<message>
<source>the network simplex gave up (code {code})</source>
<translation>das Netzwerk-Simplexverfahren gab auf (Code {code})</translation>
</message>
<message>
<source>the network simplex returned a flow that its own prices contradict</source>
<translation>das Netzwerk-Simplexverfahren lieferte einen Fluss, dem seine eigenen Preise widersprechen</translation>
</message>
<message>
<source>the network simplex returned prices that are not whole numbers</source>
<translation>das Netzwerk-Simplexverfahren lieferte Preise, die keine ganzen Zahlen sind</translation>
</message>
<message>
<source>the nodes do not stand in the order of their labels</source>
<translation>die Knoten stehen nicht in der Reihenfolge ihrer Bezeichnungen</translation>
</message>
<message>
<source>the original has no column {unknown}</source>
<translation>das Original hat keine Spalte {unknown}</translation>
</message>
<message>
<source>the out-strengths</source>
<translation>die Ausgangsstärken</translation>
</message>
<message>
<source>the out-strengths, KS</source>
<translation>die Ausgangsstärken, KS</translation>
</message>
<message>
<source>the out-strengths, Wasserstein</source>
<translation>die Ausgangsstärken, Wasserstein</translation>
</message>
<message>
<source>the parameter {missing} is missing</source>
<translation>der Parameter {missing} fehlt</translation>
</message>
<message>
<source>the parameters are not written as Sfumato writes them</source>
<translation>die Parameter sind nicht geschrieben, wie Sfumato sie schreibt</translation>
</message>
<message>
<source>the params of a step are not a table</source>
<translation>die params eines Schritts sind keine Tabelle</translation>
</message>
<message>
<source>the parts named as kept and changed are those of the file</source>
<translation>die als behalten und geändert genannten Teile sind die der Datei</translation>
</message>
<message>
<source>the poorest class has {min}</source>
<translation>die ärmste Klasse hat {min}</translation>
</message>
<message>
<source>the public bounds</source>
<translation>die öffentlichen Grenzen</translation>
</message>
<message>
<source>the range</source>
<translation>die Spannweite</translation>
</message>
<message>
<source>the recipe does not say which {needed}</source>
<translation>das Rezept sagt nicht, welches {needed}</translation>
</message>
<message>
<source>the recipe has an unknown entry {unknown}</source>
<translation>das Rezept hat einen unbekannten Eintrag {unknown}</translation>
</message>
<message>
<source>the recipe names a scheduler, {address}: it and its workers could run code on this machine</source>
<translation>das Rezept nennt einen Scheduler, {address}: Er und seine Rechner könnten Code auf dieser Maschine ausführen</translation>
</message>
<message>
<source>the recode table {name} gives no label a category</source>
<translation>die Umkodiertabelle {name} gibt keiner Bezeichnung eine Kategorie</translation>
</message>
<message>
<source>the recode table {name} has one column</source>
<translation>die Umkodiertabelle {name} hat eine Spalte</translation>
</message>
<message>
<source>the release could not be written: {error} ({where})</source>
<translation>die Freigabe konnte nicht geschrieben werden: {error} ({where})</translation>
</message>
<message>
<source>the release draws its noise anew; what was looked at is not published</source>
<translation>die Freigabe zieht ihr Rauschen neu; was angesehen wurde, wird nicht veröffentlicht</translation>
</message>
<message>
<source>the release is a link to another folder</source>
<translation>die Freigabe ist ein Verweis auf einen anderen Ordner</translation>
</message>
<message>
<source>the request holds no key of another site: counts would leave without a mask</source>
<translation>die Anfrage enthält keinen Schlüssel eines anderen Standorts: Anzahlen würden das Haus ohne Maske verlassen</translation>
</message>
<message>
<source>the request names a pattern of another size or form than agreed</source>
<translation>die Anfrage nennt ein Muster von anderer Größe oder Form als vereinbart</translation>
</message>
<message>
<source>the request names the column {strange}, which is not one for patterns</source>
<translation>die Anfrage nennt die Spalte {strange}, die keine für Muster ist</translation>
</message>
<message>
<source>the request {kind} is none of this method</source>
<translation>die Anfrage {kind} gehört nicht zu diesem Verfahren</translation>
</message>
<message>
<source>the rows are not sorted by their cells (column {column})</source>
<translation>die Zeilen sind nicht nach ihren Zellen sortiert (Spalte {column})</translation>
</message>
<message>
<source>the rows have to be counted as read, released, dropped and filled series</source>
<translation>die Zeilen müssen als gelesene, freigegebene, weggelassene und aufgefüllte Reihen gezählt sein</translation>
</message>
<message>
<source>the rows of {name} are sorted by their cells: they cannot be compared one by one</source>
<translation>die Zeilen von {name} sind nach ihren Zellen sortiert: Sie lassen sich nicht einzeln vergleichen</translation>
</message>
<message>
<source>the rows stay in the houses that hold them</source>
<translation>die Zeilen bleiben in den Häusern, die sie haben</translation>
</message>
<message>
<source>the run in {folder} is not finished</source>
<translation>der Lauf in {folder} ist nicht fertig</translation>
</message>
<message>
<source>the run is finished</source>
<translation>der Lauf ist fertig</translation>
</message>
<message>
<source>the same answer as before: carry it to the master</source>
<translation>dieselbe Antwort wie zuvor: Tragen Sie sie zum Koordinator</translation>
</message>
<message>
<source>the same data was released before ({entries}): who has both may combine them</source>
<translation>dieselben Daten wurden schon freigegeben ({entries}): Wer beide hat, kann sie verbinden</translation>
</message>
<message>
<source>the same data was released meanwhile ({note})</source>
<translation>dieselben Daten wurden inzwischen freigegeben ({note})</translation>
</message>
<message>
<source>the same label</source>
<translation>dieselbe Bezeichnung</translation>
</message>
<message>
<source>the same rows answer all rounds of a run; begin anew with changed rows</source>
<translation>dieselben Zeilen beantworten alle Runden eines Laufs; beginnen Sie mit geänderten Zeilen neu</translation>
</message>
<message>
<source>the same rows answer all rounds: two versions of them would tell what changed</source>
<translation>dieselben Zeilen beantworten alle Runden: Zwei Fassungen davon würden verraten, was sich geändert hat</translation>
</message>
<message>
<source>the same values</source>
<translation>dieselben Werte</translation>
</message>
<message>
<source>the sample has the model's columns</source>
<translation>die Stichprobe hat die Spalten des Modells</translation>
</message>
<message>
<source>the scale has too many digits for exact integer noise</source>
<translation>die Skala hat zu viele Stellen für exaktes ganzzahliges Rauschen</translation>
</message>
<message>
<source>the scheduler {address} has no workers</source>
<translation>der Scheduler {address} hat keine Rechner</translation>
</message>
<message>
<source>the seed {seed} is not a whole number</source>
<translation>der Startwert {seed} ist keine ganze Zahl</translation>
</message>
<message>
<source>the sensitive columns</source>
<translation>die sensiblen Spalten</translation>
</message>
<message>
<source>the sensitive value is disclosed for {rows} series by values alone, for {pattern_rows} by values and pattern; ask for more distinct sensitive values under More, or say why this is fine</source>
<translation>der sensible Wert ist für {rows} Reihen durch Werte allein offengelegt, für {pattern_rows} durch Werte und Muster; verlangen Sie unter Mehr mehr verschiedene sensible Werte, oder sagen Sie, warum das vertretbar ist</translation>
</message>
<message>
<source>the series end at different points: {last} (first rows)</source>
<translation>die Reihen enden an verschiedenen Punkten: {last} (erste Zeilen)</translation>
</message>
<message>
<source>the series have unequal lengths: {last}</source>
<translation>die Reihen haben ungleiche Längen: {last}</translation>
</message>
<message>
<source>the series that begins at {where}</source>
<translation>die Reihe, die bei {where} beginnt</translation>
</message>
<message>
<source>the shape of a series</source>
<translation>die Form einer Reihe</translation>
</message>
<message>
<source>the sites</source>
<translation>die Standorte</translation>
</message>
<message>
<source>the sites hold different numbers of rows</source>
<translation>die Standorte haben verschieden viele Zeilen</translation>
</message>
<message>
<source>the sites sent {points} means of enough rows, too few to start {k} clusters</source>
<translation>die Standorte sendeten {points} Mittel aus genügend Zeilen, zu wenige, um {k} Cluster zu beginnen</translation>
</message>
<message>
<source>the smallest class ({min_count}) is larger than the {present} values of column {name}</source>
<translation>die kleinste Klasse ({min_count}) ist größer als die {present} Werte von Spalte {name}</translation>
</message>
<message>
<source>the smallest class has {min} rows</source>
<translation>Zeilen der kleinsten Klasse: {min}</translation>
</message>
<message>
<source>the smallest class of rows that are equal in every cell has {least}, {alone} of the rows stand alone; the house asks for {min_group}</source>
<translation>die kleinste Klasse von Zeilen, die in jeder Zelle gleich sind, hat {least}, {alone} der Zeilen stehen allein; das Haus verlangt {min_group}</translation>
</message>
<message>
<source>the smallest class of rows that look alike has {rows}; the house asks for {min_k}</source>
<translation>die kleinste Klasse von Zeilen, die gleich aussehen, hat {rows}; das Haus verlangt {min_k}</translation>
</message>
<message>
<source>the smallest of {cells} groups has {fewest}, promised {least}</source>
<translation>die kleinste von {cells} Gruppen hat {fewest}, zugesagt {least}</translation>
</message>
<message>
<source>the smallest value</source>
<translation>der kleinste Wert</translation>
</message>
<message>
<source>the time of the peak</source>
<translation>die Zeit der Spitze</translation>
</message>
<message>
<source>the time points are not evenly spaced: {odd} of {steps} steps differ from the usual one, first from {before} to {after}; patterns and plots take all steps as equal</source>
<translation>die Zeitpunkte haben keine gleichen Abstände: {odd} von {steps} Schritten weichen vom üblichen ab, zuerst von {before} bis {after}; Muster und Grafiken nehmen alle Schritte als gleich</translation>
</message>
<message>
<source>the two files have no column in common</source>
<translation>die beiden Dateien haben keine gemeinsame Spalte</translation>
</message>
<message>
<source>the variants or the numbers of the cases do not stand in order</source>
<translation>die Varianten oder die Nummern der Fälle stehen nicht in der Reihenfolge</translation>
</message>
<message>
<source>the verifying process ended without an answer (exit code {returncode})</source>
<translation>der Prüfprozess endete ohne Antwort (Exit-Code {returncode})</translation>
</message>
<message>
<source>the weight {strip} is negative, and weights are counts here</source>
<translation>das Gewicht {strip} ist negativ, und Gewichte sind hier Anzahlen</translation>
</message>
<message>
<source>the weights of edges</source>
<translation>die Kantengewichte</translation>
</message>
<message>
<source>the weights of edges, KS</source>
<translation>die Kantengewichte, KS</translation>
</message>
<message>
<source>the weights of edges, Wasserstein</source>
<translation>die Kantengewichte, Wasserstein</translation>
</message>
<message>
<source>the whole file</source>
<translation>die ganze Datei</translation>
</message>
<message>
<source>the workbook is damaged; save it again</source>
<translation>die Arbeitsmappe ist beschädigt; speichern Sie sie erneut</translation>
</message>
<message>
<source>the workbook is damaged; save it again with a spreadsheet program</source>
<translation>die Arbeitsmappe ist beschädigt; speichern Sie sie erneut mit einem Tabellenkalkulationsprogramm</translation>
</message>
<message>
<source>the written files could not be verified: {error}</source>
<translation>die geschriebenen Dateien konnten nicht geprüft werden: {error}</translation>
</message>
<message>
<source>their pattern</source>
<translation>ihrem Muster</translation>
</message>
<message>
<source>their series</source>
<translation>ihrer Reihe</translation>
</message>
<message>
<source>there are none</source>
<translation>es gibt keine</translation>
</message>
<message>
<source>there are {cells} such cells, in {where}</source>
<translation>es gibt {cells} solche Zellen, in {where}</translation>
</message>
<message>
<source>there is no audit folder beside the release</source>
<translation>neben der Freigabe liegt kein Ordner audit</translation>
</message>
<message>
<source>there is no column with few values to find patterns in</source>
<translation>es gibt keine Spalte mit wenigen Werten, in der Muster zu finden wären</translation>
</message>
<message>
<source>there is no column {name}</source>
<translation>es gibt keine Spalte {name}</translation>
</message>
<message>
<source>there is no column {name} for the role {role}</source>
<translation>es gibt keine Spalte {name} für die Rolle {role}</translation>
</message>
<message>
<source>there is no data kind {key}</source>
<translation>es gibt keine Datenart {key}</translation>
</message>
<message>
<source>there is no edge in {name}</source>
<translation>es gibt keine Kante in {name}</translation>
</message>
<message>
<source>there is no file {name}</source>
<translation>es gibt keine Datei {name}</translation>
</message>
<message>
<source>there is no file {path}</source>
<translation>es gibt keine Datei {path}</translation>
</message>
<message>
<source>there is no layer {asked} here</source>
<translation>es gibt hier keine Ebene {asked}</translation>
</message>
<message>
<source>there is no layer {name} here</source>
<translation>es gibt hier keine Ebene {name}</translation>
</message>
<message>
<source>there is no list of what became of the parts of the log</source>
<translation>es gibt keine Liste dessen, was aus den Teilen des Protokolls wurde</translation>
</message>
<message>
<source>there is no method {method}</source>
<translation>es gibt kein Verfahren {method}</translation>
</message>
<message>
<source>there is no numeric column to cluster by</source>
<translation>es gibt keine Zahlenspalte zum Clustern</translation>
</message>
<message>
<source>there is no parameter {name} here</source>
<translation>es gibt hier keinen Parameter {name}</translation>
</message>
<message>
<source>there is no recipe {path}</source>
<translation>es gibt kein Rezept {path}</translation>
</message>
<message>
<source>there is no report in the language {wanted}</source>
<translation>es gibt keinen Bericht in der Sprache {wanted}</translation>
</message>
<message>
<source>there is no setting {name} for comparing event logs</source>
<translation>es gibt keine Einstellung {name} für den Vergleich von Ereignisprotokollen</translation>
</message>
<message>
<source>there is no setting {name} here</source>
<translation>es gibt hier keine Einstellung {name}</translation>
</message>
<message>
<source>there is no setting {unknown} of reading graphs</source>
<translation>es gibt keine Einstellung {unknown} zum Lesen von Graphen</translation>
</message>
<message>
<source>there is no step {key}</source>
<translation>es gibt keinen Schritt {key}</translation>
</message>
<message>
<source>there is no technique {key}</source>
<translation>es gibt kein Verfahren {key}</translation>
</message>
<message>
<source>there is no {name}</source>
<translation>es gibt kein {name}</translation>
</message>
<message>
<source>there is not enough memory for this run</source>
<translation>für diesen Lauf reicht der Speicher nicht</translation>
</message>
<message>
<source>there is nothing to do: no column is chosen, and none has the role quasi or protect</source>
<translation>es gibt nichts zu tun: Keine Spalte ist gewählt, und keine hat die Rolle Quasi-Identifikator oder „zu schützen“</translation>
</message>
<message>
<source>they add up to {weights}</source>
<translation>sie ergeben zusammen {weights}</translation>
</message>
<message>
<source>they are measured values</source>
<translation>es sind gemessene Werte</translation>
</message>
<message>
<source>they count by {unit}, which are not the same: added up all the same</source>
<translation>sie zählen nach {unit}, die nicht dieselben sind: trotzdem summiert</translation>
</message>
<message>
<source>they do not fit each other: ask the sites for them again</source>
<translation>sie passen nicht zueinander: Bitten Sie die Standorte noch einmal darum</translation>
</message>
<message>
<source>they overlap in the original</source>
<translation>sie überlappen im Original</translation>
</message>
<message>
<source>this file does not say how many people stand behind an edge</source>
<translation>diese Datei sagt nicht, wie viele Personen hinter einer Kante stehen</translation>
</message>
<message>
<source>this file does not say how many people stand behind an edge, so none can be left out for it</source>
<translation>diese Datei sagt nicht, wie viele Personen hinter einer Kante stehen, daher kann keine deswegen ausgelassen werden</translation>
</message>
<message>
<source>this file does not say who drew which edge, so what one person adds cannot be bounded</source>
<translation>diese Datei sagt nicht, wer welche Kante zeichnete, daher lässt sich der Beitrag einer Person nicht begrenzen</translation>
</message>
<message>
<source>this house has joined as {site} already</source>
<translation>dieses Haus ist schon als {site} beigetreten</translation>
</message>
<message>
<source>this house has not joined the run: there is nothing in {folder}</source>
<translation>dieses Haus ist dem Lauf nicht beigetreten: In {folder} ist nichts</translation>
</message>
<message>
<source>this house's file has another number of rows than in the rounds before; nothing was answered</source>
<translation>die Datei dieses Hauses hat eine andere Zahl von Zeilen als in den Runden zuvor; es wurde nichts beantwortet</translation>
</message>
<message>
<source>this is an error of the program: please tell its makers</source>
<translation>dies ist ein Fehler des Programms: Bitte sagen Sie es den Herstellern</translation>
</message>
<message>
<source>this looks like one row a measurement</source>
<translation>dies sieht nach einer Zeile je Messung aus</translation>
</message>
<message>
<source>this looks like the person a case is about; persons with several cases are protected less than single cases</source>
<translation>dies sieht nach der Person aus, um die es im Fall geht; Personen mit mehreren Fällen sind weniger geschützt als einzelne Fälle</translation>
</message>
<message>
<source>this method needs sites that hold rows</source>
<translation>dieses Verfahren braucht Standorte, die Zeilen haben</translation>
</message>
<message>
<source>this study is too small for ε = {epsilon}: edges are published from {least} people on, and the largest number of people behind an edge is {largest}</source>
<translation>diese Studie ist zu klein für ε = {epsilon}: Kanten werden ab {least} Personen veröffentlicht, und die größte Zahl von Personen hinter einer Kante ist {largest}</translation>
</message>
<message>
<source>those chosen</source>
<translation>die gewählten</translation>
</message>
<message>
<source>those in the patterns</source>
<translation>die in den Mustern</translation>
</message>
<message>
<source>those of the model are those that were used</source>
<translation>die des Modells sind die, die verwendet wurden</translation>
</message>
<message>
<source>those of the original</source>
<translation>die des Originals</translation>
</message>
<message>
<source>those on fewer than {least} people are left out</source>
<translation>die mit weniger als {least} Personen sind ausgelassen</translation>
</message>
<message>
<source>time</source>
<translation>Zeit</translation>
</message>
<message>
<source>time and sensitive have to be lists of names</source>
<translation>time und sensitive müssen Listen von Namen sein</translation>
</message>
<message>
<source>time point</source>
<translation>Zeitpunkt</translation>
</message>
<message>
<source>time points</source>
<translation>Zeitpunkte</translation>
</message>
<message>
<source>time points at the end: {count}</source>
<translation>Zeitpunkte am Ende: {count}</translation>
</message>
<message>
<source>to {digits} significant digits of the range of a time point</source>
<translation>auf {digits} signifikante Stellen der Spannweite eines Zeitpunkts</translation>
</message>
<message>
<source>told as this technique treats columns</source>
<translation>angegeben, wie dieses Verfahren Spalten behandelt</translation>
</message>
<message>
<source>top = {text} is not a number of variants</source>
<translation>top = {text} ist keine Zahl von Varianten</translation>
</message>
<message>
<source>trace variant</source>
<translation>Ablaufvariante</translation>
</message>
<message>
<source>training on the release</source>
<translation>Lernen an der Freigabe</translation>
</message>
<message>
<source>transition</source>
<translation>Übergang</translation>
</message>
<message>
<source>transitions</source>
<translation>Übergänge</translation>
</message>
<message>
<source>transitions are part of the activities in only one of log and release</source>
<translation>Übergänge sind nur in einem von Protokoll und Freigabe Teil der Aktivitäten</translation>
</message>
<message>
<source>two columns have the same name</source>
<translation>zwei Spalten haben denselben Namen</translation>
</message>
<message>
<source>two overlap or leave a gap</source>
<translation>zwei überlappen oder lassen eine Lücke</translation>
</message>
<message>
<source>two people's</source>
<translation>die zweier Personen</translation>
</message>
<message>
<source>under 0.1 %</source>
<translation>unter 0,1 %</translation>
</message>
<message>
<source>undirected</source>
<translation>ungerichtet</translation>
</message>
<message>
<source>uniform</source>
<translation>gleichverteilt</translation>
</message>
<message>
<source>uniform noise, α = {alpha}</source>
<translation>gleichverteiltes Rauschen, α = {alpha}</translation>
</message>
<message>
<source>units</source>
<translation>Einheiten</translation>
</message>
<message>
<source>unpack it first</source>
<translation>entpacken Sie sie zuerst</translation>
</message>
<message>
<source>unpack it yourself if you trust it, and open the unpacked file</source>
<translation>entpacken Sie es selbst, wenn Sie ihm trauen, und öffnen Sie die entpackte Datei</translation>
</message>
<message>
<source>up to 40 letters, digits, blanks, dashes and underscores, beginning with a letter or digit</source>
<translation>bis zu 40 Buchstaben, Ziffern, Leerzeichen, Bindestriche und Unterstriche, beginnend mit einem Buchstaben oder einer Ziffer</translation>
</message>
<message>
<source>up to {held} rows of a round were counted with a neighbouring group, because too few would have shown: the result is not exactly that of k-means on pooled rows</source>
<translation>bis zu {held} Zeilen einer Runde wurden mit einer Nachbargruppe gezählt, weil zu wenige sichtbar gewesen wären: Das Ergebnis ist nicht genau das von k-means auf zusammengelegten Zeilen</translation>
</message>
<message>
<source>up to {usual} for 95 of 100 participants</source>
<translation>bis zu {usual} bei 95 von 100 Teilnehmern</translation>
</message>
<message>
<source>use an empty folder for another run</source>
<translation>nehmen Sie einen leeren Ordner für einen anderen Lauf</translation>
</message>
<message>
<source>use the folder of that run, or join it first</source>
<translation>nehmen Sie den Ordner dieses Laufs, oder treten Sie ihm zuerst bei</translation>
</message>
<message>
<source>use the fringe rule strength, or choose a column as contributors</source>
<translation>nehmen Sie die Randregel Stärke, oder wählen Sie eine Spalte als Beitragende</translation>
</message>
<message>
<source>value</source>
<translation>Wert</translation>
</message>
<message>
<source>values</source>
<translation>Werte</translation>
</message>
<message>
<source>values of single rows</source>
<translation>Werte einzelner Zeilen</translation>
</message>
<message>
<source>values to combine</source>
<translation>zu kombinierende Werte</translation>
</message>
<message>
<source>variant</source>
<translation>Variante</translation>
</message>
<message>
<source>variants and counts</source>
<translation>Varianten und Anzahlen</translation>
</message>
<message>
<source>variants in the order of their activities, cases numbered as they stand</source>
<translation>Varianten in der Reihenfolge ihrer Aktivitäten, Fälle nummeriert, wie sie stehen</translation>
</message>
<message>
<source>variants in this draw: {variants}, cases: {cases}</source>
<translation>Varianten in dieser Ziehung: {variants}, Fälle: {cases}</translation>
</message>
<message>
<source>verification is not a list of checks</source>
<translation>verification ist keine Liste von Prüfungen</translation>
</message>
<message>
<source>vertices are numbered from 1 to the number after *Vertices</source>
<translation>Knoten sind von 1 bis zur Zahl hinter *Vertices nummeriert</translation>
</message>
<message>
<source>wait until it is done, or choose another folder</source>
<translation>warten Sie, bis es fertig ist, oder wählen Sie einen anderen Ordner</translation>
</message>
<message>
<source>was it deleted, or the drive removed? nothing is lost: choose another folder</source>
<translation>wurde er gelöscht oder das Laufwerk entfernt? Nichts ist verloren: Wählen Sie einen anderen Ordner</translation>
</message>
<message>
<source>was it moved, or the drive removed?</source>
<translation>wurde sie verschoben oder das Laufwerk entfernt?</translation>
</message>
<message>
<source>weights</source>
<translation>Gewichte</translation>
</message>
<message>
<source>weights are numbers</source>
<translation>Gewichte sind Zahlen</translation>
</message>
<message>
<source>weights of candidates</source>
<translation>Gewichte der Kandidaten</translation>
</message>
<message>
<source>what blocks must be worse than what needs a reason</source>
<translation>was blockiert, muss schlimmer sein als das, was eine Begründung braucht</translation>
</message>
<message>
<source>what came back from the worker of site {name} is no message of Sfumato ({failure})</source>
<translation>was vom Rechner des Standorts {name} zurückkam, ist keine Nachricht von Sfumato ({failure})</translation>
</message>
<message>
<source>what is said of the columns is not what the facts say</source>
<translation>was über die Spalten gesagt wird, ist nicht, was die Angaben sagen</translation>
</message>
<message>
<source>what is said to have been done does not fit: {problem}</source>
<translation>was getan worden sein soll, passt nicht: {problem}</translation>
</message>
<message>
<source>what is said to leave are other columns than the file has</source>
<translation>was das Haus verlassen soll, sind andere Spalten, als die Datei hat</translation>
</message>
<message>
<source>what leaves has a name, a treatment and how</source>
<translation>was das Haus verlässt, hat einen Namen, eine Behandlung und ein Wie</translation>
</message>
<message>
<source>what leaves is described by texts</source>
<translation>was das Haus verlässt, ist durch Texte beschrieben</translation>
</message>
<message>
<source>what leaves, and how, does not follow from parameters and facts</source>
<translation>was das Haus verlässt, und wie, folgt nicht aus Parametern und Angaben</translation>
</message>
<message>
<source>what reading did is not counted in the form it must have</source>
<translation>was das Lesen tat, ist nicht in der vorgeschriebenen Form gezählt</translation>
</message>
<message>
<source>what the manifest tells of its verification is found again</source>
<translation>was das Manifest über seine Prüfung sagt, findet sich wieder</translation>
</message>
<message>
<source>what this house agreed to cannot be read</source>
<translation>was dieses Haus vereinbart hat, kann nicht gelesen werden</translation>
</message>
<message>
<source>what was agreed on joining holds for the whole run</source>
<translation>was beim Beitritt vereinbart wurde, gilt für den ganzen Lauf</translation>
</message>
<message>
<source>what was to be replaced could not be put back: {strerror}</source>
<translation>was ersetzt werden sollte, konnte nicht zurückgelegt werden: {strerror}</translation>
</message>
<message>
<source>where weights count people, choose the weight column as contributors too</source>
<translation>wo Gewichte Personen zählen, wählen Sie die Gewichtsspalte auch als Beitragende</translation>
</message>
<message>
<source>which edges exist</source>
<translation>welche Kanten es gibt</translation>
</message>
<message>
<source>which row is which stands in the audit: keep DIR/audit beside DIR/release</source>
<translation>welche Zeile welche ist, steht in der Prüfakte: Lassen Sie DIR/audit neben DIR/release</translation>
</message>
<message>
<source>whole numbers</source>
<translation>ganze Zahlen</translation>
</message>
<message>
<source>whole or real, as in the original</source>
<translation>ganzzahlig oder reell, wie im Original</translation>
</message>
<message>
<source>whole sequences whose noisy count is above the threshold, with that count</source>
<translation>ganze Folgen, deren verrauschte Anzahl über der Schwelle liegt, mit dieser Anzahl</translation>
</message>
<message>
<source>window: the shortest series, bucket: the commonest length</source>
<translation>Fenster: die kürzeste Reihe, Fach: die häufigste Länge</translation>
</message>
<message>
<source>with the weights given</source>
<translation>mit den angegebenen Gewichten</translation>
</message>
<message>
<source>within ±{bound} of the original</source>
<translation>innerhalb von ±{bound} des Originals</translation>
</message>
<message>
<source>write column=low..high for one of {columns}</source>
<translation>schreiben Sie column=low..high für eine von {columns}</translation>
</message>
<message>
<source>write each link as { "source": …, "target": … }</source>
<translation>schreiben Sie jede Verbindung als { "source": …, "target": … }</translation>
</message>
<message>
<source>write it as [{section}]</source>
<translation>schreiben Sie es als [{section}]</translation>
</message>
<message>
<source>write them as 0,0; 10,10</source>
<translation>schreiben Sie sie als 0,0; 10,10</translation>
</message>
<message>
<source>write them as [steps.params]</source>
<translation>schreiben Sie sie als [steps.params]</translation>
</message>
<message>
<source>written again from its cells it has other bytes</source>
<translation>aus ihren Zellen neu geschrieben hat sie andere Bytes</translation>
</message>
<message>
<source>written again from its cells it has the same bytes</source>
<translation>aus ihren Zellen neu geschrieben hat sie dieselben Bytes</translation>
</message>
<message>
<source>written again from its counts it is not the same: something is spelled otherwise or added</source>
<translation>aus ihren Anzahlen neu geschrieben ist es nicht dasselbe: Etwas ist anders geschrieben oder hinzugefügt</translation>
</message>
<message>
<source>written again from its counts it is the same, byte by byte</source>
<translation>aus ihren Anzahlen neu geschrieben ist es dasselbe, Byte für Byte</translation>
</message>
<message>
<source>written again from its edges, every file is the same to the byte</source>
<translation>aus ihren Kanten neu geschrieben ist jede Datei auf das Byte gleich</translation>
</message>
<message>
<source>written again it gives the same bytes</source>
<translation>neu geschrieben ergibt es dieselben Bytes</translation>
</message>
<message>
<source>written again it has other bytes: changed, or made by another library version ({maker})</source>
<translation>neu geschrieben hat es andere Bytes: geändert oder von einer anderen Bibliotheksversion erstellt ({maker})</translation>
</message>
<message>
<source>written once more from its cells, it has other bytes: it holds something besides</source>
<translation>aus ihren Zellen noch einmal geschrieben, hat sie andere Bytes: Sie enthält noch etwas anderes</translation>
</message>
<message>
<source>written once more from its cells, it has the same bytes</source>
<translation>aus ihren Zellen noch einmal geschrieben, hat sie dieselben Bytes</translation>
</message>
<message>
<source>yes</source>
<translation>ja</translation>
</message>
<message>
<source>yes or no</source>
<translation>ja oder nein</translation>
</message>
<message>
<source>your file and settings are untouched; the details help to report it</source>
<translation>Ihre Datei und Einstellungen sind unberührt; die Einzelheiten helfen beim Melden</translation>
</message>
<message>
<source>{again} counted again in the released file; {rest} as measured by the house that released it, which this file alone cannot prove</source>
<translation>{again} in der freigegebenen Datei nachgezählt; {rest} wie von dem Haus gemessen, das sie freigab, was diese Datei allein nicht beweisen kann</translation>
</message>
<message>
<source>{at} and {place} have two different weights</source>
<translation>{at} und {place} haben zwei verschiedene Gewichte</translation>
</message>
<message>
<source>{at}: {cell} is not a number</source>
<translation>{at}: {cell} ist keine Zahl</translation>
</message>
<message>
<source>{before}, then {after}</source>
<translation>{before}, dann {after}</translation>
</message>
<message>
<source>{blank} has invisible signs or blanks around it</source>
<translation>{blank} hat unsichtbare Zeichen oder Leerzeichen um sich</translation>
</message>
<message>
<source>{cell} is not a number</source>
<translation>{cell} ist keine Zahl</translation>
</message>
<message>
<source>{checks} checks by the independent verifier passed</source>
<translation>{checks} Prüfungen durch den unabhängigen Prüfer bestanden</translation>
</message>
<message>
<source>{clashes} edges were stated again by the same participant with another weight; counted once in binary, added up in sum</source>
<translation>{clashes} Kanten wurden von derselben Person erneut mit anderem Gewicht angegeben; bei binary einmal gezählt, bei sum addiert</translation>
</message>
<message>
<source>{columns} columns</source>
<translation>{columns} Spalten</translation>
</message>
<message>
<source>{columns} columns cannot be split over {count} sites</source>
<translation>{columns} Spalten lassen sich nicht auf {count} Standorte aufteilen</translation>
</message>
<message>
<source>{column}, released and reconstructed</source>
<translation>{column}, freigegeben und rekonstruiert</translation>
</message>
<message>
<source>{components} components, numbers only</source>
<translation>{components} Komponenten, nur Zahlen</translation>
</message>
<message>
<source>{constant} is not a number</source>
<translation>{constant} ist keine Zahl</translation>
</message>
<message>
<source>{counts} centroids of {k}</source>
<translation>{counts} Zentroide von {k}</translation>
</message>
<message>
<source>{counts} classes, the smallest holds {least}</source>
<translation>{counts} Klassen, die kleinste enthält {least}</translation>
</message>
<message>
<source>{counts} groups of rows; the smallest stands for {min} rows, the largest for {max}.</source>
<translation>{counts} Gruppen von Zeilen; die kleinste steht für {min} Zeilen, die größte für {max}.</translation>
</message>
<message>
<source>{counts} patterns of at most {max_size} items</source>
<translation>{counts} Muster von höchstens {max_size} Elementen</translation>
</message>
<message>
<source>{count} classes hold one single value, which is thereby disclosed</source>
<translation>{count} Klassen enthalten einen einzigen Wert, der dadurch offengelegt ist</translation>
</message>
<message>
<source>{count} of {low}–{high} points</source>
<translation>{count} mit {low}–{high} Punkten</translation>
</message>
<message>
<source>{count} repeated readings were put together with the others of their time by their mean</source>
<translation>{count} wiederholte Messwerte wurden mit den anderen ihrer Zeit durch ihr Mittel zusammengefasst</translation>
</message>
<message>
<source>{count} repeated readings were set aside: the {rule} of each time is kept</source>
<translation>{count} wiederholte Messwerte wurden beiseitegelegt: Behalten wird von jeder Zeit: {rule}</translation>
</message>
<message>
<source>{count} row like this</source>
<translation>{count} Zeile wie diese</translation>
</message>
<message>
<source>{count} rows like this</source>
<translation>{count} Zeilen wie diese</translation>
</message>
<message>
<source>{crossed} messages between sites held rows, values of single rows or groups of too few</source>
<translation>{crossed} Nachrichten zwischen Standorten enthielten Zeilen, Werte einzelner Zeilen oder Gruppen von zu wenigen</translation>
</message>
<message>
<source>{c} of {v} points</source>
<translation>{c} mit {v} Punkten</translation>
</message>
<message>
<source>{detail}: the houses have not agreed that rows cross</source>
<translation>{detail}: Die Häuser haben nicht vereinbart, dass Zeilen die Grenze überschreiten</translation>
</message>
<message>
<source>{detail}; judged on an evenly spread sample of its values</source>
<translation>{detail}; beurteilt an einer gleichmäßig verteilten Stichprobe ihrer Werte</translation>
</message>
<message>
<source>{detail}; the manifest counts otherwise</source>
<translation>{detail}; das Manifest zählt anders</translation>
</message>
<message>
<source>{differing} should read: {differing2}</source>
<translation>{differing} müsste lauten: {differing2}</translation>
</message>
<message>
<source>{done} of {total} rows</source>
<translation>{done} von {total} Zeilen</translation>
</message>
<message>
<source>{draws} draws, χ² = {statistic} in {cells} cells, p = {chance}; {outside} outside ±{bound}</source>
<translation>{draws} Ziehungen, χ² = {statistic} in {cells} Zellen, p = {chance}; {outside} außerhalb ±{bound}</translation>
</message>
<message>
<source>{dropped} edges</source>
<translation>{dropped} Kanten</translation>
</message>
<message>
<source>{dropped} merged components were the most likely one for too few rows of every site and were dropped</source>
<translation>{dropped} vereinigte Komponenten waren für zu wenige Zeilen jedes Standorts die wahrscheinlichste und wurden weggelassen</translation>
</message>
<message>
<source>{dropped} rows with empty cells were left out</source>
<translation>{dropped} Zeilen mit leeren Zellen wurden ausgelassen</translation>
</message>
<message>
<source>{dropped} series that end early were dropped</source>
<translation>{dropped} Reihen, die früh enden, fielen weg</translation>
</message>
<message>
<source>{dropped} series with missing values were dropped</source>
<translation>{dropped} Reihen mit fehlenden Werten fielen weg</translation>
</message>
<message>
<source>{edges} edges</source>
<translation>{edges} Kanten</translation>
</message>
<message>
<source>{event} is nothing that happens</source>
<translation>{event} ist nichts, was geschieht</translation>
</message>
<message>
<source>{extra} does not belong to it</source>
<translation>{extra} gehört nicht dazu</translation>
</message>
<message>
<source>{extra} is not part of the release that would be replaced</source>
<translation>{extra} ist kein Teil der Freigabe, die ersetzt würde</translation>
</message>
<message>
<source>{fabricated} edges are</source>
<translation>{fabricated} Kanten sind</translation>
</message>
<message>
<source>{far} counts are not {words}</source>
<translation>{far} Anzahlen sind nicht {words}</translation>
</message>
<message>
<source>{fewest} or more behind every published edge; the house asks for {min_contributors}</source>
<translation>{fewest} oder mehr hinter jeder veröffentlichten Kante; das Haus verlangt {min_contributors}</translation>
</message>
<message>
<source>{few} rows share their {what} with fewer than {least} rows: {where} …</source>
<translation>{few} Zeilen teilen {what} mit weniger als {least} Zeilen: {where} …</translation>
</message>
<message>
<source>{file}: column {name}: {string} can mean two days</source>
<translation>{file}: Spalte {name}: {string} kann zwei Tage bedeuten</translation>
</message>
<message>
<source>{file}: row {row}, column {name}: {text} is not a date and time</source>
<translation>{file}: Zeile {row}, Spalte {name}: {text} ist kein Datum mit Uhrzeit</translation>
</message>
<message>
<source>{filled} missing values in {rows} series were filled by straight lines</source>
<translation>{filled} fehlende Werte in {rows} Reihen wurden durch Geraden gefüllt</translation>
</message>
<message>
<source>{folder} belongs to another run</source>
<translation>{folder} gehört zu einem anderen Lauf</translation>
</message>
<message>
<source>{folder} cannot be made: {strerror}</source>
<translation>{folder} kann nicht angelegt werden: {strerror}</translation>
</message>
<message>
<source>{folder} holds a run already</source>
<translation>{folder} enthält bereits einen Lauf</translation>
</message>
<message>
<source>{folder} holds no run of a master</source>
<translation>{folder} enthält keinen Lauf eines Koordinators</translation>
</message>
<message>
<source>{folder} is not a release of graphs: there is no data file in it</source>
<translation>{folder} ist keine Freigabe von Graphen: Es ist keine Datendatei darin</translation>
</message>
<message>
<source>{folder} is there already and is not a folder of a release by Sfumato</source>
<translation>{folder} gibt es schon und ist kein Ordner einer Freigabe von Sfumato</translation>
</message>
<message>
<source>{foreign} values are not those of the original</source>
<translation>{foreign} Werte sind nicht die des Originals</translation>
</message>
<message>
<source>{foreign} values stand with an envelope in which no original has them</source>
<translation>{foreign} Werte stehen bei einer Hüllkurve, in der kein Original sie hat</translation>
</message>
<message>
<source>{format} is not a format of released graphs</source>
<translation>{format} ist kein Format freigegebener Graphen</translation>
</message>
<message>
<source>{format} is not a format of this technique</source>
<translation>{format} ist kein Format dieses Verfahrens</translation>
</message>
<message>
<source>{format} is not a format of {key}</source>
<translation>{format} ist kein Format von {key}</translation>
</message>
<message>
<source>{form}, directed</source>
<translation>{form}, gerichtet</translation>
</message>
<message>
<source>{form}, undirected</source>
<translation>{form}, ungerichtet</translation>
</message>
<message>
<source>{found} data files (data.csv, data.parquet) in the release, 1 expected</source>
<translation>{found} Datendateien (data.csv, data.parquet) in der Freigabe, erwartet wird 1</translation>
</message>
<message>
<source>{found} fields</source>
<translation>{found} Felder</translation>
</message>
<message>
<source>{found} published weights are weights of the original to the last digit</source>
<translation>{found} veröffentlichte Gewichte sind bis auf die letzte Stelle Gewichte des Originals</translation>
</message>
<message>
<source>{found} rules, {wanted} follow from the patterns</source>
<translation>{found} Regeln, {wanted} folgen aus den Mustern</translation>
</message>
<message>
<source>{found}; first: {value}, column {column}</source>
<translation>{found}; zuerst: {value}, Spalte {column}</translation>
</message>
<message>
<source>{from_} cannot be made: {strerror}</source>
<translation>{from_} kann nicht angelegt werden: {strerror}</translation>
</message>
<message>
<source>{given} and {given2} both say how strong the noise is</source>
<translation>{given} und {given2} sagen beide, wie stark das Rauschen ist</translation>
</message>
<message>
<source>{group} is not a table</source>
<translation>{group} ist keine Tabelle</translation>
</message>
<message>
<source>{held} rows are counted with a neighbouring group, because fewer than {floor} would show.</source>
<translation>{held} Zeilen werden mit einer Nachbargruppe gezählt, weil weniger als {floor} sichtbar wären.</translation>
</message>
<message>
<source>{how} splits one file, {made} were given</source>
<translation>{how} teilt eine Datei auf, {made} wurden angegeben</translation>
</message>
<message>
<source>{invented} variants are not in the original</source>
<translation>{invented} Varianten sind nicht im Original</translation>
</message>
<message>
<source>{kept}: released as in the original</source>
<translation>{kept}: freigegeben wie im Original</translation>
</message>
<message>
<source>{key} cannot be {key2}</source>
<translation>{key} kann nicht {key2} sein</translation>
</message>
<message>
<source>{key} has another form</source>
<translation>{key} hat eine andere Form</translation>
</message>
<message>
<source>{key} has no setting {name}</source>
<translation>{key} hat keine Einstellung {name}</translation>
</message>
<message>
<source>{key} holds more than one pair of numbers</source>
<translation>{key} enthält mehr als ein Zahlenpaar</translation>
</message>
<message>
<source>{key} holds something that is not a text</source>
<translation>{key} enthält etwas, das kein Text ist</translation>
</message>
<message>
<source>{key} is missing</source>
<translation>{key} fehlt</translation>
</message>
<message>
<source>{key} is no figure that {key2} publishes</source>
<translation>{key} ist keine Kennzahl, die {key2} veröffentlicht</translation>
</message>
<message>
<source>{key} is not a number</source>
<translation>{key} ist keine Zahl</translation>
</message>
<message>
<source>{key} is not a table</source>
<translation>{key} ist keine Tabelle</translation>
</message>
<message>
<source>{key} is not unique at site {name}</source>
<translation>{key} ist an Standort {name} nicht eindeutig</translation>
</message>
<message>
<source>{key} is unknown</source>
<translation>{key} ist unbekannt</translation>
</message>
<message>
<source>{kind} names a column that the file does not have</source>
<translation>{kind} nennt eine Spalte, die die Datei nicht hat</translation>
</message>
<message>
<source>{kind} was done to other columns than the parameters ask for</source>
<translation>{kind} wurde an anderen Spalten ausgeführt, als die Parameter verlangen</translation>
</message>
<message>
<source>{kind} was done to other columns than the quasi-identifiers</source>
<translation>{kind} wurde an anderen Spalten als den Quasi-Identifikatoren ausgeführt</translation>
</message>
<message>
<source>{known} of {after} activities</source>
<translation>{known} von {after} Aktivitäten</translation>
</message>
<message>
<source>{k} rows</source>
<translation>{k} Zeilen</translation>
</message>
<message>
<source>{labels_before} labels became {labels_after} categories, {unmapped} had none; {loops_dropped} self-loops that merging made were dropped</source>
<translation>{labels_before} Bezeichnungen wurden zu {labels_after} Kategorien, {unmapped} hatten keine; {loops_dropped} durch das Zusammenfassen entstandene Schleifen fielen weg</translation>
</message>
<message>
<source>{labels} intervals</source>
<translation>{labels} Intervalle</translation>
</message>
<message>
<source>{label} holds blanks or signs that cannot be seen</source>
<translation>{label} enthält Leerzeichen oder unsichtbare Zeichen</translation>
</message>
<message>
<source>{label}: {red} is stricter than the limit that asks for a reason ({amber})</source>
<translation>{label}: {red} ist strenger als die Grenze, die eine Begründung verlangt ({amber})</translation>
</message>
<message>
<source>{label}: {value} is not {rule}</source>
<translation>{label}: {value} ist nicht erlaubt; erlaubt ist {rule}</translation>
</message>
<message>
<source>{law} noise, b = {scale}, then low rank</source>
<translation>{law}-Rauschen, b = {scale}, dann niedriger Rang</translation>
</message>
<message>
<source>{least} different sensitive values</source>
<translation>{least} verschiedene sensible Werte</translation>
</message>
<message>
<source>{least} different values of {name} in every class</source>
<translation>{least} verschiedene Werte von {name} in jeder Klasse</translation>
</message>
<message>
<source>{leaves}: this house did not allow that, and did not join</source>
<translation>{leaves}: Dieses Haus hat das nicht erlaubt und ist nicht beigetreten</translation>
</message>
<message>
<source>{left} × {right} variants would need about {size} GB</source>
<translation>{left} × {right} Varianten bräuchten etwa {size} GB</translation>
</message>
<message>
<source>{length} letters</source>
<translation>{length} Buchstaben</translation>
</message>
<message>
<source>{level_share} of the range</source>
<translation>{level_share} des Wertebereichs</translation>
</message>
<message>
<source>{lifecycle} events</source>
<translation>Ereignisse: {lifecycle}</translation>
</message>
<message>
<source>{lines} messages, {marked} with original rows or of too few</source>
<translation>{lines} Nachrichten, {marked} mit Originalzeilen oder von zu wenigen</translation>
</message>
<message>
<source>{looked} envelopes looked at</source>
<translation>{looked} Hüllkurven angesehen</translation>
</message>
<message>
<source>{lost} edges</source>
<translation>{lost} Kanten</translation>
</message>
<message>
<source>{low} variants have fewer than {least} cases, the smallest {low2}</source>
<translation>{low} Varianten haben weniger als {least} Fälle, die kleinste {low2}</translation>
</message>
<message>
<source>{method} cannot be carried by files</source>
<translation>{method} lässt sich nicht mit Dateien übertragen</translation>
</message>
<message>
<source>{metric} is not counted by the verifier</source>
<translation>{metric} zählt der Prüfer nicht</translation>
</message>
<message>
<source>{metric} is {told} in the manifest, and {counted} in the file</source>
<translation>{metric} ist {told} im Manifest und {counted} in der Datei</translation>
</message>
<message>
<source>{missing} events have no time; their cases keep the order of the file</source>
<translation>{missing} Ereignisse haben keine Zeit; ihre Fälle behalten die Reihenfolge der Datei</translation>
</message>
<message>
<source>{missing} is missing</source>
<translation>{missing} fehlt</translation>
</message>
<message>
<source>{more} rarer variants are not drawn.</source>
<translation>{more} seltenere Varianten werden nicht gezeichnet.</translation>
</message>
<message>
<source>{named} labels</source>
<translation>{named} Bezeichnungen</translation>
</message>
<message>
<source>{names} columns: ours and those used</source>
<translation>{names} Spalten: unsere und die verwendeten</translation>
</message>
<message>
<source>{names} sites that hold {layout}</source>
<translation>{names} Standorte, sie haben {layout}</translation>
</message>
<message>
<source>{names}: published in classes of at least {min_count} rows.</source>
<translation>{names}: veröffentlicht in Klassen von mindestens {min_count} Zeilen.</translation>
</message>
<message>
<source>{names}: put into classes, and noise added afterwards: no class size is promised.</source>
<translation>{names}: in Klassen gebracht und danach verrauscht: Es wird keine Klassengröße zugesagt.</translation>
</message>
<message>
<source>{names}: values are exchanged with any row.</source>
<translation>{names}: Werte werden mit beliebigen Zeilen getauscht.</translation>
</message>
<message>
<source>{names}: values are exchanged with rows within {window} of the ranks.</source>
<translation>{names}: Werte werden mit Zeilen innerhalb von {window} der Ränge getauscht.</translation>
</message>
<message>
<source>{names}: {shape} noise is added, {params}.</source>
<translation>{names}: {shape} verteiltes Rauschen wird hinzugefügt, {params}.</translation>
</message>
<message>
<source>{name} (value)</source>
<translation>{name} (Wert)</translation>
</message>
<message>
<source>{name} cannot be a site's name</source>
<translation>{name} kann kein Name eines Standorts sein</translation>
</message>
<message>
<source>{name} cannot be cut into cells: {words}</source>
<translation>{name} lässt sich nicht in Zellen zerlegen: {words}</translation>
</message>
<message>
<source>{name} cannot be read: {error}</source>
<translation>{name} kann nicht gelesen werden: {error}</translation>
</message>
<message>
<source>{name} declares a document type, which GEXF does not need</source>
<translation>{name} deklariert einen Dokumenttyp, den GEXF nicht braucht</translation>
</message>
<message>
<source>{name} declares a document type, which GraphML does not need</source>
<translation>{name} deklariert einen Dokumenttyp, den GraphML nicht braucht</translation>
</message>
<message>
<source>{name} did not pass when it was released</source>
<translation>{name} hat bei der Freigabe nicht bestanden</translation>
</message>
<message>
<source>{name} does not cross a border</source>
<translation>{name} überschreitet keine Grenze</translation>
</message>
<message>
<source>{name} does not fit into the memory of this machine</source>
<translation>{name} passt nicht in den Speicher dieser Maschine</translation>
</message>
<message>
<source>{name} does not say cluster and count</source>
<translation>{name} nennt nicht Cluster und Anzahl</translation>
</message>
<message>
<source>{name} has a header and no rows below it</source>
<translation>{name} hat eine Kopfzeile und keine Zeilen darunter</translation>
</message>
<message>
<source>{name} has changed on disk since it was read</source>
<translation>{name} hat sich auf dem Datenträger geändert, seit es gelesen wurde</translation>
</message>
<message>
<source>{name} has columns and no rows</source>
<translation>{name} hat Spalten und keine Zeilen</translation>
</message>
<message>
<source>{name} has no column {wanted}</source>
<translation>{name} hat keine Spalte {wanted}</translation>
</message>
<message>
<source>{name} has no columns, or two of one name</source>
<translation>{name} hat keine Spalten oder zwei gleichen Namens</translation>
</message>
<message>
<source>{name} has no completed events, only: {seen}</source>
<translation>{name} hat keine abgeschlossenen Ereignisse, nur: {seen}</translation>
</message>
<message>
<source>{name} has no rows to cluster</source>
<translation>{name} hat keine Zeilen zum Clustern</translation>
</message>
<message>
<source>{name} has no sheet {wanted}</source>
<translation>{name} hat kein Blatt {wanted}</translation>
</message>
<message>
<source>{name} has none of the columns to cluster by</source>
<translation>{name} hat keine der Spalten zum Clustern</translation>
</message>
<message>
<source>{name} has one column ({rows} …): an edge needs a source and a target</source>
<translation>{name} hat eine Spalte ({rows} …): Eine Kante braucht Quelle und Ziel</translation>
</message>
<message>
<source>{name} has only one column when its lines are cut at {separator}</source>
<translation>{name} hat nur eine Spalte, wenn die Zeilen an {separator} getrennt werden</translation>
</message>
<message>
<source>{name} has the columns {columns}, {name2} has {columns2}</source>
<translation>{name} hat die Spalten {columns}, {name2} hat {columns2}</translation>
</message>
<message>
<source>{name} has the columns {found}, not {head}</source>
<translation>{name} hat die Spalten {found}, nicht {head}</translation>
</message>
<message>
<source>{name} has {rows} rows and {name2} has {rows2}</source>
<translation>{name} hat {rows} Zeilen und {name2} hat {rows2}</translation>
</message>
<message>
<source>{name} has {times} of the {times2} time points of the original</source>
<translation>{name} hat {times} der {times2} Zeitpunkte des Originals</translation>
</message>
<message>
<source>{name} holds a graph that changes over time</source>
<translation>{name} enthält einen Graphen, der sich über die Zeit ändert</translation>
</message>
<message>
<source>{name} holds arcs and edges</source>
<translation>{name} enthält Arcs und Edges</translation>
</message>
<message>
<source>{name} holds more than its edges, or spells them otherwise</source>
<translation>{name} enthält mehr als seine Kanten oder schreibt sie anders</translation>
</message>
<message>
<source>{name} holds no '*Vertices' of a Pajek file</source>
<translation>{name} enthält kein '*Vertices' einer Pajek-Datei</translation>
</message>
<message>
<source>{name} holds no 'graph [ … ]' of a GML file</source>
<translation>{name} enthält kein 'graph [ … ]' einer GML-Datei</translation>
</message>
<message>
<source>{name} holds no &lt;node&gt; of a GEXF graph</source>
<translation>{name} enthält kein &lt;node&gt; eines GEXF-Graphen</translation>
</message>
<message>
<source>{name} holds no &lt;node&gt; of a GraphML graph</source>
<translation>{name} enthält kein &lt;node&gt; eines GraphML-Graphen</translation>
</message>
<message>
<source>{name} holds no cases</source>
<translation>{name} enthält keine Fälle</translation>
</message>
<message>
<source>{name} holds no cases with events</source>
<translation>{name} enthält keine Fälle mit Ereignissen</translation>
</message>
<message>
<source>{name} holds no events</source>
<translation>{name} enthält keine Ereignisse</translation>
</message>
<message>
<source>{name} holds no released graph</source>
<translation>{name} enthält keinen freigegebenen Graphen</translation>
</message>
<message>
<source>{name} holds no rows</source>
<translation>{name} enthält keine Zeilen</translation>
</message>
<message>
<source>{name} holds nothing once unpacked</source>
<translation>{name} enthält entpackt nichts</translation>
</message>
<message>
<source>{name} holds only blank lines</source>
<translation>{name} enthält nur Leerzeilen</translation>
</message>
<message>
<source>{name} is UTF-16, not {encoding}</source>
<translation>{name} ist UTF-16, nicht {encoding}</translation>
</message>
<message>
<source>{name} is a damaged Parquet file: its parts are not where it says</source>
<translation>{name} ist eine beschädigte Parquet-Datei: Ihre Teile sind nicht, wo sie es angibt</translation>
</message>
<message>
<source>{name} is a damaged workbook</source>
<translation>{name} ist eine beschädigte Arbeitsmappe</translation>
</message>
<message>
<source>{name} is a damaged workbook: {name2}, line {lineno} is not well-formed</source>
<translation>{name} ist eine beschädigte Arbeitsmappe: {name2}, Zeile {lineno} ist nicht wohlgeformt</translation>
</message>
<message>
<source>{name} is a packed network</source>
<translation>{name} ist ein gepacktes Netz</translation>
</message>
<message>
<source>{name} is a {sfumato} of Sfumato, needed is a {what}</source>
<translation>{name} ist von Sfumato, aber: {sfumato}; gebraucht wird: {what}</translation>
</message>
<message>
<source>{name} is about {low} at {low2} and about {high} at {high2}: is it the same thing in the same unit?</source>
<translation>{name} ist etwa {low} bei {low2} und etwa {high} bei {high2}: Ist es dasselbe in derselben Einheit?</translation>
</message>
<message>
<source>{name} is an answer of another run</source>
<translation>{name} ist eine Antwort eines anderen Laufs</translation>
</message>
<message>
<source>{name} is cut into more than {most_pages} pages: refused</source>
<translation>{name} ist in mehr als {most_pages} Seiten zerlegt: abgelehnt</translation>
</message>
<message>
<source>{name} is damaged: unpacking stops after {given} bytes</source>
<translation>{name} ist beschädigt: Das Entpacken endet nach {given} Bytes</translation>
</message>
<message>
<source>{name} is empty (0 bytes)</source>
<translation>{name} ist leer (0 Bytes)</translation>
</message>
<message>
<source>{name} is here from {min} to {max}, half of the rows below {column}</source>
<translation>{name} reicht hier von {min} bis {max}, die Hälfte der Zeilen liegt unter {column}</translation>
</message>
<message>
<source>{name} is in {name2} and in {name3}: sites that hold other rows and other columns at once cannot be clustered in one run</source>
<translation>{name} ist in {name2} und in {name3}: Standorte, die zugleich andere Zeilen und andere Spalten haben, lassen sich nicht in einem Lauf clustern</translation>
</message>
<message>
<source>{name} is larger than 1 GB</source>
<translation>{name} ist größer als 1 GB</translation>
</message>
<message>
<source>{name} is larger than any release of this technique</source>
<translation>{name} ist größer als jede Freigabe dieses Verfahrens</translation>
</message>
<message>
<source>{name} is larger than {largest}: it is not a {what}</source>
<translation>{name} ist größer als {largest}: nicht verwendbar als {what}</translation>
</message>
<message>
<source>{name} is locked with a password</source>
<translation>{name} ist mit einem Kennwort gesperrt</translation>
</message>
<message>
<source>{name} is named .gz but is not a gzip file</source>
<translation>{name} heißt .gz, ist aber keine gzip-Datei</translation>
</message>
<message>
<source>{name} is no joining of this version of Sfumato</source>
<translation>{name} ist kein Beitritt dieser Version von Sfumato</translation>
</message>
<message>
<source>{name} is no longer there</source>
<translation>{name} ist nicht mehr da</translation>
</message>
<message>
<source>{name} is no message of Sfumato, or was damaged on its way</source>
<translation>{name} ist keine Nachricht von Sfumato oder wurde unterwegs beschädigt</translation>
</message>
<message>
<source>{name} is no mixture over the columns {columns}</source>
<translation>{name} ist keine Mischung über die Spalten {columns}</translation>
</message>
<message>
<source>{name} is no number</source>
<translation>{name} ist keine Zahl</translation>
</message>
<message>
<source>{name} is no text</source>
<translation>{name} ist kein Text</translation>
</message>
<message>
<source>{name} is not JSON: {error}</source>
<translation>{name} ist kein JSON: {error}</translation>
</message>
<message>
<source>{name} is not a Parquet file, or a damaged one ({error})</source>
<translation>{name} ist keine Parquet-Datei oder eine beschädigte ({error})</translation>
</message>
<message>
<source>{name} is not a plain file</source>
<translation>{name} ist keine gewöhnliche Datei</translation>
</message>
<message>
<source>{name} is not a readable workbook (it is no .xls file, or a damaged one)</source>
<translation>{name} ist keine lesbare Arbeitsmappe (keine .xls-Datei oder eine beschädigte)</translation>
</message>
<message>
<source>{name} is not a readable workbook (it is no ZIP archive)</source>
<translation>{name} ist keine lesbare Arbeitsmappe (kein ZIP-Archiv)</translation>
</message>
<message>
<source>{name} is not a readable {what} ({words})</source>
<translation>{name} ist nicht lesbar als {what} ({words})</translation>
</message>
<message>
<source>{name} is not a text table: it is full of control characters</source>
<translation>{name} ist keine Texttabelle: voller Steuerzeichen</translation>
</message>
<message>
<source>{name} is not a text table: line {line} holds a zero byte</source>
<translation>{name} ist keine Texttabelle: Zeile {line} enthält ein Nullbyte</translation>
</message>
<message>
<source>{name} is not a {what}: {error}</source>
<translation>{name} ist nicht verwendbar als {what}: {error}</translation>
</message>
<message>
<source>{name} is not node-link JSON</source>
<translation>{name} ist kein Node-Link-JSON</translation>
</message>
<message>
<source>{name} is not the file this house joined with; nothing was answered</source>
<translation>{name} ist nicht die Datei, mit der dieses Haus beigetreten ist; es wurde nichts beantwortet</translation>
</message>
<message>
<source>{name} is not well-formed XML: {msg}</source>
<translation>{name} ist kein wohlgeformtes XML: {msg}</translation>
</message>
<message>
<source>{name} is refused: {failure}</source>
<translation>{name} wird abgelehnt: {failure}</translation>
</message>
<message>
<source>{name} is refused: {reason}</source>
<translation>{name} wird abgelehnt: {reason}</translation>
</message>
<message>
<source>{name} is the answer of {site} to round {round}</source>
<translation>{name} ist die Antwort von {site} auf Runde {round}</translation>
</message>
<message>
<source>{name} is the {role}</source>
<translation>{name} ist: {role}</translation>
</message>
<message>
<source>{name} is too large for a message of Sfumato</source>
<translation>{name} ist zu groß für eine Nachricht von Sfumato</translation>
</message>
<message>
<source>{name} is {words}, not a text table</source>
<translation>{name} ist {words}, keine Texttabelle</translation>
</message>
<message>
<source>{name} names no participants, the other files do</source>
<translation>{name} nennt keine Teilnehmer, die anderen Dateien schon</translation>
</message>
<message>
<source>{name} names participants: it is not a released graph</source>
<translation>{name} nennt Teilnehmer: Es ist kein freigegebener Graph</translation>
</message>
<message>
<source>{name} names the input or its hash</source>
<translation>{name} nennt die Eingabe oder ihre Prüfsumme</translation>
</message>
<message>
<source>{name} of {columns}</source>
<translation>{name} von {columns}</translation>
</message>
<message>
<source>{name} unchanged</source>
<translation>{name} unverändert</translation>
</message>
<message>
<source>{name} unpacks to {unpacked} MB or more from {packed} KB: refused</source>
<translation>{name} entpackt sich auf {unpacked} MB oder mehr aus {packed} KB: abgelehnt</translation>
</message>
<message>
<source>{name} was not found so: {detail}</source>
<translation>{name} wurde nicht so vorgefunden: {detail}</translation>
</message>
<message>
<source>{name} would take {needed} of memory or more, and a file may take {allowance} on this machine: refused</source>
<translation>{name} würde {needed} Speicher oder mehr brauchen, und eine Datei darf auf dieser Maschine {allowance} brauchen: abgelehnt</translation>
</message>
<message>
<source>{name} written again gives other bytes</source>
<translation>{name} ergibt neu geschrieben andere Bytes</translation>
</message>
<message>
<source>{name}, Kendall</source>
<translation>{name}, Kendall</translation>
</message>
<message>
<source>{name}, Spearman</source>
<translation>{name}, Spearman</translation>
</message>
<message>
<source>{name}, Wasserstein</source>
<translation>{name}, Wasserstein</translation>
</message>
<message>
<source>{name}, line {currentlinenumber}: {what}</source>
<translation>{name}, Zeile {currentlinenumber}: {what}</translation>
</message>
<message>
<source>{name}, line {lineno}: {value}</source>
<translation>{name}, Zeile {lineno}: {value}</translation>
</message>
<message>
<source>{name}, line {line}, column {offset}: {reason}</source>
<translation>{name}, Zeile {line}, Spalte {offset}: {reason}</translation>
</message>
<message>
<source>{name}, line {line}: an edge needs two ends</source>
<translation>{name}, Zeile {line}: eine Kante braucht zwei Enden</translation>
</message>
<message>
<source>{name}, line {line}: an event has no {name_2} (case {cases})</source>
<translation>{name}, Zeile {line}: Ein Ereignis hat kein {name_2} (Fall {cases})</translation>
</message>
<message>
<source>{name}, line {line}: the file declares a document type (DOCTYPE)</source>
<translation>{name}, Zeile {line}: Die Datei deklariert einen Dokumenttyp (DOCTYPE)</translation>
</message>
<message>
<source>{name}, line {line}: the matrix should have {nodes} rows of {nodes} numbers</source>
<translation>{name}, Zeile {line}: die Matrix müsste {nodes} Zeilen mit je {nodes} Zahlen haben</translation>
</message>
<message>
<source>{name}, line {line}: there is no vertex {number}</source>
<translation>{name}, Zeile {line}: es gibt keinen Knoten {number}</translation>
</message>
<message>
<source>{name}, line {line}: {section} is not read</source>
<translation>{name}, Zeile {line}: {section} wird nicht gelesen</translation>
</message>
<message>
<source>{name}, line {line}: {stamp} is not a date and time</source>
<translation>{name}, Zeile {line}: {stamp} ist kein Datum mit Uhrzeit</translation>
</message>
<message>
<source>{name}, released</source>
<translation>{name}, freigegeben</translation>
</message>
<message>
<source>{name}, row {number}: {row} cells, not {head}</source>
<translation>{name}, Zeile {number}: {row} Zellen, nicht {head}</translation>
</message>
<message>
<source>{name}, {at}: it has {fields} cells, the first row has {head}</source>
<translation>{name}, {at}: Sie hat {fields} Zellen, die erste Zeile hat {head}</translation>
</message>
<message>
<source>{name}, {at}: {at2} is not a number of people</source>
<translation>{name}, {at}: {at2} ist keine Zahl von Personen</translation>
</message>
<message>
<source>{name}, {at}: {at2} → {at3} has the negative weight {at4}, and weights are counts here</source>
<translation>{name}, {at}: {at2} → {at3} hat das negative Gewicht {at4}, und Gewichte sind hier Anzahlen</translation>
</message>
<message>
<source>{name}, {at}: {raw} has the categories {raw2} and {category}</source>
<translation>{name}, {at}: {raw} hat die Kategorien {raw2} und {category}</translation>
</message>
<message>
<source>{name}, {i}, column {at}</source>
<translation>{name}, {i}, Spalte {at}</translation>
</message>
<message>
<source>{name}, {value}, column {column}</source>
<translation>{name}, {value}, Spalte {column}</translation>
</message>
<message>
<source>{name}, {value}, column {column}: the number is missing</source>
<translation>{name}, {value}, Spalte {column}: Die Zahl fehlt</translation>
</message>
<message>
<source>{name}: a ']' closes nothing; this is not a GML file</source>
<translation>{name}: Ein ']' schließt nichts; dies ist keine GML-Datei</translation>
</message>
<message>
<source>{name}: a case without activities</source>
<translation>{name}: ein Fall ohne Aktivitäten</translation>
</message>
<message>
<source>{name}: a comment or a document type does not belong there</source>
<translation>{name}: Ein Kommentar oder Dokumenttyp gehört nicht dorthin</translation>
</message>
<message>
<source>{name}: a series needs at least 2 time points, column {name2} has one</source>
<translation>{name}: Eine Reihe braucht mindestens 2 Zeitpunkte, Spalte {name2} hat einen</translation>
</message>
<message>
<source>{name}: a series needs at least 2 time points, {time} numeric column found</source>
<translation>{name}: Eine Reihe braucht mindestens 2 Zeitpunkte, {time} Zahlenspalte gefunden</translation>
</message>
<message>
<source>{name}: a series needs at least 2 time points, {time} numeric columns found</source>
<translation>{name}: Eine Reihe braucht mindestens 2 Zeitpunkte, {time} Zahlenspalten gefunden</translation>
</message>
<message>
<source>{name}: a variant stands there twice</source>
<translation>{name}: Eine Variante steht zweimal da</translation>
</message>
<message>
<source>{name}: a {kind} of the matrix has no label</source>
<translation>{name}: Der Matrix fehlt eine Bezeichnung ({kind})</translation>
</message>
<message>
<source>{name}: case {number} does not say whose it is</source>
<translation>{name}: Fall {number} sagt nicht, wessen er ist</translation>
</message>
<message>
<source>{name}: class numbers</source>
<translation>{name}: Klassennummern</translation>
</message>
<message>
<source>{name}: classes are texts</source>
<translation>{name}: Klassen sind Texte</translation>
</message>
<message>
<source>{name}: classes of the original</source>
<translation>{name}: Klassen des Originals</translation>
</message>
<message>
<source>{name}: edge {place} is directed, the others are not</source>
<translation>{name}: Kante {place} ist gerichtet, die anderen nicht</translation>
</message>
<message>
<source>{name}: edge {place} is undirected, the others are not</source>
<translation>{name}: Kante {place} ist ungerichtet, die anderen nicht</translation>
</message>
<message>
<source>{name}: edge {place} names the node {missing}, which is not there</source>
<translation>{name}: Kante {place} nennt den Knoten {missing}, den es nicht gibt</translation>
</message>
<message>
<source>{name}: edge {u} → {v}, {found}</source>
<translation>{name}: Kante {u} → {v}, {found}</translation>
</message>
<message>
<source>{name}: every class ≥ {wanted}</source>
<translation>{name}: jede Klasse ≥ {wanted}</translation>
</message>
<message>
<source>{name}: intervals are disjoint</source>
<translation>{name}: Intervalle sind getrennt</translation>
</message>
<message>
<source>{name}: intervals are well formed</source>
<translation>{name}: Intervalle sind wohlgeformt</translation>
</message>
<message>
<source>{name}: link {place} has no source and target</source>
<translation>{name}: Verbindung {place} hat keine Quelle und kein Ziel</translation>
</message>
<message>
<source>{name}: missing stays missing</source>
<translation>{name}: Fehlendes bleibt fehlend</translation>
</message>
<message>
<source>{name}: moved at most {allowed} ranks</source>
<translation>{name}: höchstens {allowed} Ränge verschoben</translation>
</message>
<message>
<source>{name}: no case has an attribute {person}</source>
<translation>{name}: Kein Fall hat ein Attribut {person}</translation>
</message>
<message>
<source>{name}: no column for the {role} was recognised</source>
<translation>{name}: keine Spalte erkannt für: {role}</translation>
</message>
<message>
<source>{name}: no series is left</source>
<translation>{name}: Keine Reihe ist übrig</translation>
</message>
<message>
<source>{name}: noise follows its law</source>
<translation>{name}: Rauschen folgt seinem Gesetz</translation>
</message>
<message>
<source>{name}: noise within ±α</source>
<translation>{name}: Rauschen innerhalb ±α</translation>
</message>
<message>
<source>{name}: numbers only</source>
<translation>{name}: nur Zahlen</translation>
</message>
<message>
<source>{name}: outermost intervals are open</source>
<translation>{name}: äußerste Intervalle sind offen</translation>
</message>
<message>
<source>{name}: rounded</source>
<translation>{name}: gerundet</translation>
</message>
<message>
<source>{name}: row {row}, column {name2}: the case already belongs to another person</source>
<translation>{name}: Zeile {row}, Spalte {name2}: Der Fall gehört schon einer anderen Person</translation>
</message>
<message>
<source>{name}: row {row}, column {name2}: the {role} is empty</source>
<translation>{name}: Zeile {row}, Spalte {name2}: {role} ist leer</translation>
</message>
<message>
<source>{name}: row {row}, column {name2}: {value} is not a number of cases</source>
<translation>{name}: Zeile {row}, Spalte {name2}: {value} ist keine Zahl von Fällen</translation>
</message>
<message>
<source>{name}: row {row}, column {variant}: no activities in {code}</source>
<translation>{name}: Zeile {row}, Spalte {variant}: keine Aktivitäten in {code}</translation>
</message>
<message>
<source>{name}: same values as the original</source>
<translation>{name}: dieselben Werte wie im Original</translation>
</message>
<message>
<source>{name}: the file ends inside a '['; it was cut off</source>
<translation>{name}: Die Datei endet innerhalb eines '['; sie wurde abgeschnitten</translation>
</message>
<message>
<source>{name}: the file ends inside its matrix; it was cut off</source>
<translation>{name}: die Datei endet in ihrer Matrix; sie wurde abgeschnitten</translation>
</message>
<message>
<source>{name}: the gzip stream breaks off after {total} unpacked bytes</source>
<translation>{name}: Der gzip-Strom bricht nach {total} entpackten Bytes ab</translation>
</message>
<message>
<source>{name}: the gzip stream is damaged after {total} unpacked bytes</source>
<translation>{name}: Der gzip-Strom ist nach {total} entpackten Bytes beschädigt</translation>
</message>
<message>
<source>{name}: the matrix has {rows} rows and {columns} columns; {apart} has no {side}</source>
<translation>{name}: Die Matrix hat {rows} Zeilen und {columns} Spalten; {apart} fehlt: {side}</translation>
</message>
<message>
<source>{name}: the matrix has {rows} rows and {width} columns, so it is not square</source>
<translation>{name}: Die Matrix hat {rows} Zeilen und {width} Spalten, ist also nicht quadratisch</translation>
</message>
<message>
<source>{name}: the node id {twice} occurs twice</source>
<translation>{name}: Die Knotenkennung {twice} kommt zweimal vor</translation>
</message>
<message>
<source>{name}: two cases are called {name2}</source>
<translation>{name}: Zwei Fälle heißen {name2}</translation>
</message>
<message>
<source>{name}: two {kind}s of the matrix are called {twice}</source>
<translation>{name}: In der Matrix heißt zweierlei ({kind}) {twice}</translation>
</message>
<message>
<source>{name}: within its bounds</source>
<translation>{name}: innerhalb seiner Grenzen</translation>
</message>
<message>
<source>{name}: {cell} is not a list of activities</source>
<translation>{name}: {cell} ist keine Liste von Aktivitäten</translation>
</message>
<message>
<source>{name}: {count} is not a positive number of cases</source>
<translation>{name}: {count} ist keine positive Zahl von Fällen</translation>
</message>
<message>
<source>{name}: {name2} declares a document type, which a workbook does not need</source>
<translation>{name}: {name2} deklariert einen Dokumenttyp, den eine Arbeitsmappe nicht braucht</translation>
</message>
<message>
<source>{name}: {name2} is not a made-up case name</source>
<translation>{name}: {name2} ist kein erfundener Fallname</translation>
</message>
<message>
<source>{name}: {problem}</source>
<translation>{name}: {problem}</translation>
</message>
<message>
<source>{name}: {sheet} has a cell in row {rows}, column {columns}, where no sheet has cells</source>
<translation>{name}: {sheet} hat eine Zelle in Zeile {rows}, Spalte {columns}, wo kein Blatt Zellen hat</translation>
</message>
<message>
<source>{name}: {sheet} names a place that does not exist: {said}</source>
<translation>{name}: {sheet} nennt eine Stelle, die es nicht gibt: {said}</translation>
</message>
<message>
<source>{name}: {sheet} reaches to cell {farthest}, a rectangle of {box} cells with {filled} filled: refused</source>
<translation>{name}: {sheet} reicht bis Zelle {farthest}, ein Rechteck von {box} Zellen, davon {filled} gefüllt: abgelehnt</translation>
</message>
<message>
<source>{name}: {token} stands where a key is expected; this is not a GML file</source>
<translation>{name}: {token} steht, wo ein Schlüssel erwartet wird; dies ist keine GML-Datei</translation>
</message>
<message>
<source>{name}{place} is missing</source>
<translation>{name}{place} fehlt</translation>
</message>
<message>
<source>{name}{place} is not part of such a message</source>
<translation>{name}{place} ist kein Teil einer solchen Nachricht</translation>
</message>
<message>
<source>{note}; what was released before is not known, so it cannot be added up</source>
<translation>{note}; was vorher freigegeben wurde, ist nicht bekannt, es kann also nicht summiert werden</translation>
</message>
<message>
<source>{noun} above {above}</source>
<translation>{noun} über {above}</translation>
</message>
<message>
<source>{noun} above {above} and at most {high}</source>
<translation>{noun} über {above} und höchstens {high}</translation>
</message>
<message>
<source>{noun} from {low} to {high}</source>
<translation>{noun} von {low} bis {high}</translation>
</message>
<message>
<source>{noun}, at least {low}</source>
<translation>{noun}, mindestens {low}</translation>
</message>
<message>
<source>{noun}, at most {high}</source>
<translation>{noun}, höchstens {high}</translation>
</message>
<message>
<source>{number} between {nodes} nodes</source>
<translation>{number} zwischen {nodes} Knoten</translation>
</message>
<message>
<source>{number} in another case, such as {one} and {other}; they are kept as different labels</source>
<translation>{number} in anderer Schreibung, etwa {one} und {other}; sie bleiben verschiedene Bezeichnungen</translation>
</message>
<message>
<source>{number} not in the original, such as {source} → {target}</source>
<translation>{number} nicht im Original, etwa {source} → {target}</translation>
</message>
<message>
<source>{number} of the original missing</source>
<translation>vom Original fehlt: {number}</translation>
</message>
<message>
<source>{number} of {key}, each within its range</source>
<translation>{number} von {key}, jeder in seinem Bereich</translation>
</message>
<message>
<source>{number} spelled in several ways (case, blanks, invisible signs); each counts as one person</source>
<translation>{number} auf mehrere Weisen geschrieben (Groß- und Kleinschreibung, Leerzeichen, unsichtbare Zeichen); jeder zählt als eine Person</translation>
</message>
<message>
<source>{offending} columns</source>
<translation>{offending} Spalten</translation>
</message>
<message>
<source>{one} and {other} differ only in case</source>
<translation>{one} und {other} unterscheiden sich nur in der Groß- und Kleinschreibung</translation>
</message>
<message>
<source>{others} can subtract its own part from the total and has the numbers of this house.</source>
<translation>{others} kann den eigenen Teil von der Summe abziehen und hat die Zahlen dieses Hauses.</translation>
</message>
<message>
<source>{others} gave no guarantee and can be combined with this release</source>
<translation>{others} gaben keine Garantie und können mit dieser Freigabe kombiniert werden</translation>
</message>
<message>
<source>{outside} of {many} originals lie in no envelope, {lost} are suppressed</source>
<translation>{outside} von {many} Originalen liegen in keiner Hüllkurve, {lost} sind unterdrückt</translation>
</message>
<message>
<source>{out} of {all} {unit} are left out, {filled} values were filled in</source>
<translation>{out} von {all} {unit} sind ausgelassen, {filled} Werte wurden aufgefüllt</translation>
</message>
<message>
<source>{out} of {all} {unit} are left out; the house allows {max_dropped}</source>
<translation>{out} von {all} {unit} sind ausgelassen; das Haus erlaubt {max_dropped}</translation>
</message>
<message>
<source>{params} parameters</source>
<translation>{params} Parameter</translation>
</message>
<message>
<source>{parts} components</source>
<translation>{parts} Komponenten</translation>
</message>
<message>
<source>{paths} files were given, a table is one file</source>
<translation>{paths} Dateien wurden angegeben, eine Tabelle ist eine Datei</translation>
</message>
<message>
<source>{paths} files were given, one is read at a time</source>
<translation>{paths} Dateien wurden angegeben, gelesen wird eine auf einmal</translation>
</message>
<message>
<source>{paths}, a file each</source>
<translation>{paths}, je eine Datei</translation>
</message>
<message>
<source>{path} cannot be opened: {error}</source>
<translation>{path} kann nicht geöffnet werden: {error}</translation>
</message>
<message>
<source>{path} cannot be read</source>
<translation>{path} kann nicht gelesen werden</translation>
</message>
<message>
<source>{path} cannot be read: {strerror}</source>
<translation>{path} kann nicht gelesen werden: {strerror}</translation>
</message>
<message>
<source>{path} cannot be written: {strerror}</source>
<translation>{path} kann nicht geschrieben werden: {strerror}</translation>
</message>
<message>
<source>{path} holds no data file</source>
<translation>{path} enthält keine Datendatei</translation>
</message>
<message>
<source>{path} holds no model.json and no data file</source>
<translation>{path} enthält kein model.json und keine Datendatei</translation>
</message>
<message>
<source>{path} is a folder, not a file</source>
<translation>{path} ist ein Ordner, keine Datei</translation>
</message>
<message>
<source>{path} is a folder, not a recipe</source>
<translation>{path} ist ein Ordner, kein Rezept</translation>
</message>
<message>
<source>{path} is not an ordinary file</source>
<translation>{path} ist keine gewöhnliche Datei</translation>
</message>
<message>
<source>{path} may not be read by you</source>
<translation>{path} darf von Ihnen nicht gelesen werden</translation>
</message>
<message>
<source>{path}, column {name}: {i} is no interval</source>
<translation>{path}, Spalte {name}: {i} ist kein Intervall</translation>
</message>
<message>
<source>{path}, column {time}: [{at}..{at2}]</source>
<translation>{path}, Spalte {time}: [{at}..{at2}]</translation>
</message>
<message>
<source>{path}: level {wrong} is no number from 1 to 26</source>
<translation>{path}: Stufe {wrong} ist keine Zahl von 1 bis 26</translation>
</message>
<message>
<source>{path}: {row} at level {row2}</source>
<translation>{path}: {row} auf Stufe {row2}</translation>
</message>
<message>
<source>{poor} rows in classes with fewer, first {value}</source>
<translation>{poor} Zeilen in Klassen mit weniger, zuerst {value}</translation>
</message>
<message>
<source>{present} cases without events{why} are left out</source>
<translation>{present} Fälle ohne Ereignisse{why} werden ausgelassen</translation>
</message>
<message>
<source>{problems} more such lines</source>
<translation>{problems} weitere solche Zeilen</translation>
</message>
<message>
<source>{refused} local components had too few rows or too little spread: none of them left its site as it was</source>
<translation>{refused} lokale Komponenten hatten zu wenige Zeilen oder zu geringe Streuung: Keine verließ ihren Standort so, wie sie war</translation>
</message>
<message>
<source>{refused} that should have stayed at their site</source>
<translation>{refused}, die an ihrem Standort hätten bleiben sollen</translation>
</message>
<message>
<source>{released} series are said to be released, the file has {rows}</source>
<translation>{released} Reihen sollen freigegeben sein, die Datei hat {rows}</translation>
</message>
<message>
<source>{release} is not a release: there is no manifest.json in it</source>
<translation>{release} ist keine Freigabe: Es ist kein manifest.json darin</translation>
</message>
<message>
<source>{risk} cannot be measured for this file, whatever the parameters</source>
<translation>{risk} lässt sich für diese Datei nicht messen, wie auch immer die Parameter sind</translation>
</message>
<message>
<source>{role} names a column that the file does not have</source>
<translation>{role} nennt eine Spalte, die die Datei nicht hat</translation>
</message>
<message>
<source>{rows} of the {rows2} rows.</source>
<translation>{rows} der {rows2} Zeilen.</translation>
</message>
<message>
<source>{rows} of {data} series grouped</source>
<translation>{rows} von {data} Reihen gruppiert</translation>
</message>
<message>
<source>{rows} published, {lost} suppressed of {original}</source>
<translation>{rows} veröffentlicht, {lost} unterdrückt von {original}</translation>
</message>
<message>
<source>{rows} rows</source>
<translation>{rows} Zeilen</translation>
</message>
<message>
<source>{rows} rows × {wide} columns do not fit an Excel sheet</source>
<translation>{rows} Zeilen × {wide} Spalten passen nicht auf ein Excel-Blatt</translation>
</message>
<message>
<source>{rows} rows, the original has {rows2}</source>
<translation>{rows} Zeilen, das Original hat {rows2}</translation>
</message>
<message>
<source>{rows} rows, {names} columns</source>
<translation>{rows} Zeilen, {names} Spalten</translation>
</message>
<message>
<source>{rows} series are in groups that agree on a reading at some time: it is published as it is ([v..v]), and known of everybody in the group</source>
<translation>{rows} Reihen sind in Gruppen, die zu einer Zeit in einem Messwert übereinstimmen: Er wird veröffentlicht, wie er ist ([v..v]), und ist von allen in der Gruppe bekannt</translation>
</message>
<message>
<source>{row}, column {name}: {text} is not a finite number</source>
<translation>{row}, Spalte {name}: {text} ist keine endliche Zahl</translation>
</message>
<message>
<source>{section} in the recipe is not a table</source>
<translation>{section} im Rezept ist keine Tabelle</translation>
</message>
<message>
<source>{seen} This method sends original points between the sites: it is parallel, not private among them. {all_but_one}</source>
<translation>{seen} Dieses Verfahren sendet Originalpunkte zwischen den Standorten: Es ist parallel, nicht privat unter ihnen. {all_but_one}</translation>
</message>
<message>
<source>{seen} variants decided</source>
<translation>{seen} Varianten entschieden</translation>
</message>
<message>
<source>{sender} answers with {kind}, agreed was the other form</source>
<translation>{sender} antwortet mit {kind}, vereinbart war die andere Form</translation>
</message>
<message>
<source>{sender} answers {kind} to {asked}: that is no answer to it</source>
<translation>{sender} antwortet {kind} auf {asked}: Das ist keine Antwort darauf</translation>
</message>
<message>
<source>{several} participants are</source>
<translation>{several} Teilnehmer sind</translation>
</message>
<message>
<source>{shape} × {shape2} variants</source>
<translation>{shape} × {shape2} Varianten</translation>
</message>
<message>
<source>{share} of the edges are not published; the house accepts {max_dropped} unasked</source>
<translation>{share} der Kanten werden nicht veröffentlicht; das Haus nimmt {max_dropped} ohne Rückfrage an</translation>
</message>
<message>
<source>{share} of the published edges rest on one person, the weakest on {fewest}; the house asks for {min_contributors}. Recode labels or raise the fewest people behind an edge</source>
<translation>{share} der veröffentlichten Kanten beruhen auf einer Person, die schwächste auf {fewest}; das Haus verlangt {min_contributors}. Kodieren Sie Bezeichnungen um, oder erhöhen Sie die wenigsten Personen hinter einer Kante</translation>
</message>
<message>
<source>{share} of the released rows find their original; the house allows {max_linkage}</source>
<translation>{share} der freigegebenen Zeilen finden ihr Original; das Haus erlaubt {max_linkage}</translation>
</message>
<message>
<source>{share} of the rows are behind nothing published; the house allows {max_dropped}</source>
<translation>{share} der Zeilen stehen hinter nichts Veröffentlichtem; das Haus erlaubt {max_dropped}</translation>
</message>
<message>
<source>{share} of the rows stand alone in {columns}; the house allows {max_unique}</source>
<translation>{share} der Zeilen stehen allein in {columns}; das Haus erlaubt {max_unique}</translation>
</message>
<message>
<source>{share} of the sample lie nearer to an original row than 99 % of fresh draws do; median distance {ratio} of theirs</source>
<translation>{share} der Stichprobe liegen näher an einer Originalzeile als 99 % neuer Ziehungen; mittlerer Abstand (Median) {ratio} von deren</translation>
</message>
<message>
<source>{share} of the series hold sensitive values that fewer than {few} series hold; the house allows {max_rare}</source>
<translation>{share} der Reihen haben sensible Werte, die weniger als {few} Reihen haben; das Haus erlaubt {max_rare}</translation>
</message>
<message>
<source>{sheets}, a sheet each</source>
<translation>{sheets}, je ein Blatt</translation>
</message>
<message>
<source>{shown} and {count} more</source>
<translation>{shown} und {count} weitere</translation>
</message>
<message>
<source>{shown} and {named} more</source>
<translation>{shown} und {named} weitere</translation>
</message>
<message>
<source>{shown} of the {envelopes} published envelopes, from the narrowest to the widest. Every row of a group is published with the same envelope.</source>
<translation>{shown} der {envelopes} veröffentlichten Hüllkurven, von der schmalsten zur breitesten. Jede Zeile einer Gruppe wird mit derselben Hüllkurve veröffentlicht.</translation>
</message>
<message>
<source>{site} rows cannot be split over {count} sites</source>
<translation>{site} Zeilen lassen sich nicht auf {count} Standorte aufteilen</translation>
</message>
<message>
<source>{small} published edges rest on fewer than {fewest} people</source>
<translation>{small} veröffentlichte Kanten beruhen auf weniger als {fewest} Personen</translation>
</message>
<message>
<source>{source} → {target} comes twice</source>
<translation>{source} → {target} kommt zweimal vor</translation>
</message>
<message>
<source>{source} → {target} has the weight {text}</source>
<translation>{source} → {target} hat das Gewicht {text}</translation>
</message>
<message>
<source>{source} → {target} has {text}, less than {least}</source>
<translation>{source} → {target} hat {text}, weniger als {least}</translation>
</message>
<message>
<source>{sum} rows of {name} with missing numbers were left out</source>
<translation>{sum} Zeilen von {name} mit fehlenden Zahlen wurden ausgelassen</translation>
</message>
<message>
<source>{sum} values are missing</source>
<translation>{sum} Werte fehlen</translation>
</message>
<message>
<source>{sum} values are missing in {rows} of the first {values} series</source>
<translation>{sum} Werte fehlen in {rows} der ersten {values} Reihen</translation>
</message>
<message>
<source>{suppressed} series are left out: fewer than P = {p} shared their pattern</source>
<translation>{suppressed} Reihen sind ausgelassen: Weniger als P = {p} teilten ihr Muster</translation>
</message>
<message>
<source>{suppressed} series are said to be suppressed, more than the technique may</source>
<translation>{suppressed} Reihen sollen unterdrückt sein, mehr, als das Verfahren darf</translation>
</message>
<message>
<source>{target} already holds a release</source>
<translation>{target} enthält bereits eine Freigabe</translation>
</message>
<message>
<source>{target} is a file, not a folder</source>
<translation>{target} ist eine Datei, kein Ordner</translation>
</message>
<message>
<source>{technique} has no parameters to try</source>
<translation>{technique} hat keine Parameter zum Probieren</translation>
</message>
<message>
<source>{text} is no number</source>
<translation>{text} ist keine Zahl</translation>
</message>
<message>
<source>{text} is no pattern</source>
<translation>{text} ist kein Muster</translation>
</message>
<message>
<source>{text} is not written as Sfumato writes it</source>
<translation>{text} ist nicht geschrieben, wie Sfumato es schreibt</translation>
</message>
<message>
<source>{times} time points, {times2} to {times3}</source>
<translation>{times} Zeitpunkte, {times2} bis {times3}</translation>
</message>
<message>
<source>{time} time points</source>
<translation>{time} Zeitpunkte</translation>
</message>
<message>
<source>{time} time points, {sensitive} sensitive</source>
<translation>{time} Zeitpunkte, {sensitive} sensibel</translation>
</message>
<message>
<source>{title} cannot read files yet</source>
<translation>{title} kann noch keine Dateien lesen</translation>
</message>
<message>
<source>{treatment} is no treatment</source>
<translation>{treatment} ist keine Behandlung</translation>
</message>
<message>
<source>{twins} labels also occur</source>
<translation>{twins} Bezeichnungen kommen auch vor</translation>
</message>
<message>
<source>{values} cases of {counts} variants</source>
<translation>{values} Fälle in {counts} Varianten</translation>
</message>
<message>
<source>{value} cannot have been spent</source>
<translation>{value} kann nicht ausgegeben worden sein</translation>
</message>
<message>
<source>{value} cases read</source>
<translation>{value} Fälle gelesen</translation>
</message>
<message>
<source>{value} labels that differed only in case became {twins}</source>
<translation>{value} Bezeichnungen, die sich nur in der Groß- und Kleinschreibung unterschieden, wurden zu {twins}</translation>
</message>
<message>
<source>{value} stands in {share} of the cells and is the only negative value</source>
<translation>{value} steht in {share} der Zellen und ist der einzige negative Wert</translation>
</message>
<message>
<source>{value}, column {column}: {column2} is larger than {largest}, which is more than can be computed with</source>
<translation>{value}, Spalte {column}: {column2} ist größer als {largest}, und damit lässt sich nicht mehr rechnen</translation>
</message>
<message>
<source>{value}, column {index}</source>
<translation>{value}, Spalte {index}</translation>
</message>
<message>
<source>{value}, column {name}: its value differs from an earlier row of the same series</source>
<translation>{value}, Spalte {name}: Ihr Wert unterscheidet sich von einer früheren Zeile derselben Reihe</translation>
</message>
<message>
<source>{value}, column {name}: the cell is empty</source>
<translation>{value}, Spalte {name}: Die Zelle ist leer</translation>
</message>
<message>
<source>{value}: a second value for the same series at {when}</source>
<translation>{value}: ein zweiter Wert für dieselbe Reihe bei {when}</translation>
</message>
<message>
<source>{value}: too little is released for the figures</source>
<translation>{value}: Für die Kennzahlen wird zu wenig freigegeben</translation>
</message>
<message>
<source>{value}: {candidate} cannot be measured</source>
<translation>{value}: {candidate} lässt sich nicht messen</translation>
</message>
<message>
<source>{value}: {rows} originals for {e} rows</source>
<translation>{value}: {rows} Originale für {e} Zeilen</translation>
</message>
<message>
<source>{wanted} is not a format of this technique</source>
<translation>{wanted} ist kein Format dieses Verfahrens</translation>
</message>
<message>
<source>{what} holds no cells</source>
<translation>{what} enthält keine Zellen</translation>
</message>
<message>
<source>{what} of the joining are no list of names</source>
<translation>{what} des Beitritts sind keine Liste von Namen</translation>
</message>
<message>
<source>{what} of the joining name something twice</source>
<translation>{what} des Beitritts nennen etwas zweimal</translation>
</message>
<message>
<source>{where} has another shape than {sizes}</source>
<translation>{where} hat eine andere Form als {sizes}</translation>
</message>
<message>
<source>{where} has no column {column} (asked for as {role})</source>
<translation>{where} hat keine Spalte {column} (verlangt als {role})</translation>
</message>
<message>
<source>{where} has {value} entries instead of {size}</source>
<translation>{where} hat {value} Einträge statt {size}</translation>
</message>
<message>
<source>{where} has {value} numbers instead of {size}</source>
<translation>{where} hat {value} Zahlen statt {size}</translation>
</message>
<message>
<source>{where} holds numbers out of their range</source>
<translation>{where} enthält Zahlen außerhalb ihres Bereichs</translation>
</message>
<message>
<source>{where} holds something else than masked numbers</source>
<translation>{where} enthält etwas anderes als maskierte Zahlen</translation>
</message>
<message>
<source>{where} is neither true nor false</source>
<translation>{where} ist weder wahr noch falsch</translation>
</message>
<message>
<source>{where} is no array of {words}</source>
<translation>{where} ist kein Array von {words}</translation>
</message>
<message>
<source>{where} is no list of at most {most}</source>
<translation>{where} ist keine Liste von höchstens {most}</translation>
</message>
<message>
<source>{where} is no list of masked numbers</source>
<translation>{where} ist keine Liste maskierter Zahlen</translation>
</message>
<message>
<source>{where} is no number</source>
<translation>{where} ist keine Zahl</translation>
</message>
<message>
<source>{where} is no record</source>
<translation>{where} ist kein Datensatz</translation>
</message>
<message>
<source>{where} is no text of at most {most} letters</source>
<translation>{where} ist kein Text von höchstens {most} Buchstaben</translation>
</message>
<message>
<source>{where} is no whole number</source>
<translation>{where} ist keine ganze Zahl</translation>
</message>
<message>
<source>{where} is no whole number written as text</source>
<translation>{where} ist keine als Text geschriebene ganze Zahl</translation>
</message>
<message>
<source>{where} is none of {options}</source>
<translation>{where} ist keines von {options}</translation>
</message>
<message>
<source>{where} is not given by site</source>
<translation>{where} ist nicht je Standort angegeben</translation>
</message>
<message>
<source>{where} is out of its range</source>
<translation>{where} ist außerhalb seines Bereichs</translation>
</message>
<message>
<source>{where} stands before it by its cells</source>
<translation>{where} steht nach seinen Zellen davor</translation>
</message>
<message>
<source>{where}, column {name}: {text} is not a number</source>
<translation>{where}, Spalte {name}: {text} ist keine Zahl</translation>
</message>
<message>
<source>{where}, entry {i}</source>
<translation>{where}, Eintrag {i}</translation>
</message>
<message>
<source>{where}: groups are numbered 1, 2, 3 … in the order of the rows</source>
<translation>{where}: Gruppen sind 1, 2, 3 … in der Reihenfolge der Zeilen nummeriert</translation>
</message>
<message>
<source>{where}: the cell is empty</source>
<translation>{where}: Die Zelle ist leer</translation>
</message>
<message>
<source>{where}: which of the columns {names} are source and target is not clear</source>
<translation>{where}: Unklar ist, welche der Spalten {names} Quelle und Ziel sind</translation>
</message>
<message>
<source>{where}: {text} is not a number</source>
<translation>{where}: {text} ist keine Zahl</translation>
</message>
<message>
<source>{where}: {written} is not a finite number</source>
<translation>{where}: {written} ist keine endliche Zahl</translation>
</message>
<message>
<source>{where}: {written} is not a whole number</source>
<translation>{where}: {written} ist keine ganze Zahl</translation>
</message>
<message>
<source>{withheld} columns are withheld, none is in the file</source>
<translation>{withheld} Spalten sind zurückgehalten, keine ist in der Datei</translation>
</message>
<message>
<source>{words} (by thresholds)</source>
<translation>{words} (nach Schwellen)</translation>
</message>
<message>
<source>{words}, in {whole} of {series} series; first: {first}, column {argmax}</source>
<translation>{words}, in {whole} von {series} Reihen; zuerst: {first}, Spalte {argmax}</translation>
</message>
<message>
<source>{words}, or auto ({auto})</source>
<translation>{words}, oder auto ({auto})</translation>
</message>
<message>
<source>{words}; no ε up to {epsilons} would release something: every variant is too rare</source>
<translation>{words}; kein ε bis {epsilons} würde etwas freigeben: Jede Variante ist zu selten</translation>
</message>
<message>
<source>{words}; δ = {candidate} would release something on average</source>
<translation>{words}; δ = {candidate} würde im Mittel etwas freigeben</translation>
</message>
<message>
<source>{words}; ε = {candidate} would release something on average</source>
<translation>{words}; ε = {candidate} würde im Mittel etwas freigeben</translation>
</message>
<message>
<source>{written} is not a step</source>
<translation>{written} ist kein Schritt</translation>
</message>
<message>
<source>{wrong} counts are not those of the original</source>
<translation>{wrong} Anzahlen sind nicht die des Originals</translation>
</message>
<message>
<source>{wrong}: {wrong2} is not a finite number</source>
<translation>{wrong}: {wrong2} ist keine endliche Zahl</translation>
</message>
<message>
<source>¼ of the column's spread</source>
<translation>¼ der Streuung der Spalte</translation>
</message>
<message>
<source>α is {law}, the largest is {worst}</source>
<translation>α ist {law}, die größte ist {worst}</translation>
</message>
<message>
<source>δ = {delta} is above a tenth of one over the number of people ({people})</source>
<translation>δ = {delta} liegt über einem Zehntel von eins durch die Zahl der Personen ({people})</translation>
</message>
<message>
<source>δ = {delta} is above one over the number of people ({people}): it hardly protects</source>
<translation>δ = {delta} liegt über eins durch die Zahl der Personen ({people}): Es schützt kaum</translation>
</message>
<message>
<source>δ = {delta} is at most a tenth of one over the number of people ({people})</source>
<translation>δ = {delta} ist höchstens ein Zehntel von eins durch die Zahl der Personen ({people})</translation>
</message>
<message>
<source>δ = {delta} per person; the house allows up to {max_delta}</source>
<translation>δ = {delta} pro Person; das Haus erlaubt bis {max_delta}</translation>
</message>
<message>
<source>δ = {delta} was not chosen, and is no power of ten from 10⁻¹² to 10⁻¹</source>
<translation>δ = {delta} wurde nicht gewählt und ist keine Zehnerpotenz von 10⁻¹² bis 10⁻¹</translation>
</message>
<message>
<source>δ = {spent} per case, the house allows {max_delta} a release</source>
<translation>δ = {spent} pro Fall, das Haus erlaubt {max_delta} pro Freigabe</translation>
</message>
<message>
<source>δ = {spent} per person, the house allows {max_delta} a release</source>
<translation>δ = {spent} pro Person, das Haus erlaubt {max_delta} pro Freigabe</translation>
</message>
<message>
<source>δ as used is not δ as chosen</source>
<translation>das verwendete δ ist nicht das gewählte δ</translation>
</message>
<message>
<source>δ in all, never above</source>
<translation>δ insgesamt, nie über</translation>
</message>
<message>
<source>δ is above 1 / (10 · {number} cases): about {about} single cases are published whole</source>
<translation>δ liegt über 1 / (10 · {number} Fälle): Etwa {about} einzelne Fälle werden ganz veröffentlicht</translation>
</message>
<message>
<source>δ is above 1 / (10 · {number} persons): about {about} single persons are published whole</source>
<translation>δ liegt über 1 / (10 · {number} Personen): Etwa {about} einzelne Personen werden ganz veröffentlicht</translation>
</message>
<message>
<source>δ is above 1 / cases ({number}): about {about} single cases are published whole</source>
<translation>δ liegt über 1 / Fälle ({number}): Etwa {about} einzelne Fälle werden ganz veröffentlicht</translation>
</message>
<message>
<source>δ is above 1 / persons ({number}): about {about} single persons are published whole</source>
<translation>δ liegt über 1 / Personen ({number}): Etwa {about} einzelne Personen werden ganz veröffentlicht</translation>
</message>
<message>
<source>δ is at most 1 / (10 · {number} cases): about {about} single cases are published whole</source>
<translation>δ ist höchstens 1 / (10 · {number} Fälle): Etwa {about} einzelne Fälle werden ganz veröffentlicht</translation>
</message>
<message>
<source>δ is at most 1 / (10 · {number} persons): about {about} single persons are published whole</source>
<translation>δ ist höchstens 1 / (10 · {number} Personen): Etwa {about} einzelne Personen werden ganz veröffentlicht</translation>
</message>
<message>
<source>δ is not the one the log gives</source>
<translation>δ ist nicht das, welches das Protokoll ergibt</translation>
</message>
<message>
<source>δ per person</source>
<translation>δ pro Person</translation>
</message>
<message>
<source>δ per release, never above</source>
<translation>δ pro Freigabe, nie über</translation>
</message>
<message>
<source>δ spent</source>
<translation>Ausgegebenes δ</translation>
</message>
<message>
<source>ε = {epsilon} and δ = {delta} in {repeats} draws ask for noise up to ±{k} cases; at most ±{most_noise} can be drawn</source>
<translation>ε = {epsilon} und δ = {delta} in {repeats} Ziehungen verlangen Rauschen bis ±{k} Fälle; höchstens ±{most_noise} lässt sich ziehen</translation>
</message>
<message>
<source>ε = {epsilon} per person; the house allows up to {max_epsilon}</source>
<translation>ε = {epsilon} pro Person; das Haus erlaubt bis {max_epsilon}</translation>
</message>
<message>
<source>ε = {epsilon}, δ = {delta}, {repeats} repeats promise nothing</source>
<translation>ε = {epsilon}, δ = {delta}, {repeats} Wiederholungen sagen nichts zu</translation>
</message>
<message>
<source>ε = {spent} per case, the house allows {max_epsilon} a release</source>
<translation>ε = {spent} pro Fall, das Haus erlaubt {max_epsilon} pro Freigabe</translation>
</message>
<message>
<source>ε = {spent} per person, the house allows {max_epsilon} a release</source>
<translation>ε = {spent} pro Person, das Haus erlaubt {max_epsilon} pro Freigabe</translation>
</message>
<message>
<source>ε can only be suggested when the rows are at hand</source>
<translation>ε lässt sich nur vorschlagen, wenn die Zeilen zur Hand sind</translation>
</message>
<message>
<source>ε in all, never above</source>
<translation>ε insgesamt, nie über</translation>
</message>
<message>
<source>ε per case</source>
<translation>ε pro Fall</translation>
</message>
<message>
<source>ε per edge</source>
<translation>ε pro Kante</translation>
</message>
<message>
<source>ε per person</source>
<translation>ε pro Person</translation>
</message>
<message>
<source>ε per person: {epsilon} has more than six decimals</source>
<translation>ε pro Person: {epsilon} hat mehr als sechs Nachkommastellen</translation>
</message>
<message>
<source>ε per release, never above</source>
<translation>ε pro Freigabe, nie über</translation>
</message>
<message>
<source>ε spent</source>
<translation>Ausgegebenes ε</translation>
</message>
<message>
<source>ε {epsilon} and δ {delta} were spent by {private}, with this release ε {epsilon2} and δ {delta2} in all (the house allows ε {max_epsilon_total} and δ {max_delta_total})</source>
<translation>ε {epsilon} und δ {delta} wurden durch {private} ausgegeben, mit dieser Freigabe ε {epsilon2} und δ {delta2} insgesamt (das Haus erlaubt ε {max_epsilon_total} und δ {max_delta_total})</translation>
</message>
<message>
<source>ε, δ or the number of repeats is no number</source>
<translation>ε, δ oder die Zahl der Wiederholungen ist keine Zahl</translation>
</message>
<message>
<source>… by added cases</source>
<translation>… durch hinzugefügte Fälle</translation>
</message>
<message>
<source>… by edits</source>
<translation>… durch Änderungen</translation>
</message>
<message>
<source>… by removed cases</source>
<translation>… durch entfernte Fälle</translation>
</message>
<message>
<source>… on average</source>
<translation>… im Mittel</translation>
</message>
</context>
</TS>
