<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
<name>ActivityShares</name>
<message>
<source>Activities</source>
<translation>Attività</translation>
</message>
<message>
<source>Activities; {count} rarer ones are not shown</source>
<translation>Attività; {count} più rare non sono mostrate</translation>
</message>
<message>
<source>Events per case</source>
<translation>Eventi per caso</translation>
</message>
<message>
<source>How often activities happen in a case, before and after.</source>
<translation>Quanto spesso le attività ricorrono in un caso, prima e dopo.</translation>
</message>
<message>
<source>Open a log to see its activities.</source>
<translation>Aprire un registro per vederne le attività.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Other log</source>
<translation>Altro registro</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Tells of the original: not for publication.</source>
<translation>Rivela qualcosa dell'originale: non pubblicare.</translation>
</message>
</context>
<context>
<name>Agreement</name>
<message>
<source>Adjusted Rand index {index}: 1 the same, 0 unrelated</source>
<translation>Indice di Rand corretto {index}: 1 uguale, 0 nessun legame</translation>
</message>
<message>
<source>Agreement</source>
<translation>Concordanza</translation>
</message>
<message>
<source>Central result</source>
<translation>Risultato centrale</translation>
</message>
<message>
<source>Compares with the original: not for publication.</source>
<translation>Confronta con l'originale: non pubblicare.</translation>
</message>
<message>
<source>How many rows a cluster has in common with each cluster of the same method on pooled rows. Everything on the diagonal: nothing was lost by not pooling.</source>
<translation>Quante righe un cluster ha in comune con ciascun cluster dello stesso metodo su righe riunite. Tutto sulla diagonale: non riunendo nulla è andato perso.</translation>
</message>
<message>
<source>Patterns are exact counts: there is no central result to compare with.</source>
<translation>I pattern sono conteggi esatti: non c'è un risultato centrale con cui confrontarli.</translation>
</message>
<message>
<source>Run a technique to compare it with the central result.</source>
<translation>Eseguire una tecnica per confrontarla con il risultato centrale.</translation>
</message>
<message>
<source>The rows are not here: there is no central result to compare with.</source>
<translation>Le righe non sono qui: non c'è un risultato centrale con cui confrontare.</translation>
</message>
<message>
<source>Without pooling</source>
<translation>Senza riunire</translation>
</message>
<message>
<source>noise</source>
<translation>rumore</translation>
</message>
<message>
<source>others</source>
<translation>altri</translation>
</message>
<message>
<source>rows</source>
<translation>righe</translation>
</message>
</context>
<context>
<name>Alignment</name>
<message>
<source>Edits</source>
<translation>Modifiche</translation>
</message>
<message>
<source>Point at a band to see what was changed, activity by activity.</source>
<translation>Puntare una banda per vedere che cosa è cambiato, attività per attività.</translation>
</message>
<message>
<source>{keep} kept, {substitute} substituted, {insert} inserted, {delete} deleted</source>
<translation>{keep} mantenute, {substitute} sostituite, {insert} inserite, {delete} eliminate</translation>
</message>
</context>
<context>
<name>Attack</name>
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
<translation>Un attaccante che conosce alcuni valori di una persona cerca la riga: probabilità media di scegliere quella giusta. Ombreggiato fino alla probabilità per la persona meno protetta. Le linee tratteggiate sono la promessa.</translation>
</message>
<message>
<source>Attacker</source>
<translation>Attaccante</translation>
</message>
<message>
<source>Chance of success</source>
<translation>Probabilità di successo</translation>
</message>
<message>
<source>Edges of one person found (share)</source>
<translation>Archi di una sola persona trovati (quota)</translation>
</message>
<message>
<source>Original file</source>
<translation>File originale</translation>
</message>
<message>
<source>Others picked by mistake (share)</source>
<translation>Altri scelti per errore (quota)</translation>
</message>
<message>
<source>Release, knows values</source>
<translation>Rilascio, conosce i valori</translation>
</message>
<message>
<source>Release, knows values and shape</source>
<translation>Rilascio, conosce valori e forma</translation>
</message>
<message>
<source>Run a technique to let the attacker try.</source>
<translation>Eseguire una tecnica per far provare l'attaccante.</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Rivela qualcosa del file originale: non pubblicare.</translation>
</message>
<message>
<source>The attacker picks out edges that rest on one person: how many of them are found (up) against how many others are picked by mistake (across). The diagonal is guessing.</source>
<translation>L'attaccante individua gli archi che si basano su una sola persona: quanti ne trova (verticale) rispetto a quanti altri ne sceglie per errore (orizzontale). La diagonale è tirare a indovinare.</translation>
</message>
<message>
<source>The file does not say how many people stand behind an edge.</source>
<translation>Il file non dice quante persone stanno dietro a un arco.</translation>
</message>
<message>
<source>Values known (time points)</source>
<translation>Valori noti (istanti)</translation>
</message>
<message>
<source>by weight</source>
<translation>per peso</translation>
</message>
<message>
<source>guessing</source>
<translation>a caso</translation>
</message>
<message>
<source>knows the method</source>
<translation>conosce il metodo</translation>
</message>
<message>
<source>original</source>
<translation>originale</translation>
</message>
<message>
<source>{single} of {all} published edges rest on one person: nothing to tell apart.</source>
<translation>{single} di {all} archi pubblicati si basano su una sola persona: niente da distinguere.</translation>
</message>
</context>
<context>
<name>Badge</name>
<message>
<source>Computed on this very result; says nothing about other data.</source>
<translation>Calcolato proprio su questo risultato; non dice nulla di altri dati.</translation>
</message>
<message>
<source>Makes attacks harder, but nothing is proven.</source>
<translation>Rende gli attacchi più difficili, ma nulla è dimostrato.</translation>
</message>
<message>
<source>Proven: holds for every release made with these parameters.</source>
<translation>Dimostrato: vale per ogni rilascio fatto con questi parametri.</translation>
</message>
<message>
<source>guarantee</source>
<translation>garanzia</translation>
</message>
<message>
<source>heuristic</source>
<translation>euristica</translation>
</message>
<message>
<source>measured</source>
<translation>misurato</translation>
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
<translation>Più basso è più adatto al numero di cluster (criterio d'informazione bayesiano, righe riunite). Trascinare il segno per impostare il numero.</translation>
</message>
<message>
<source>least BIC: {k}</source>
<translation>BIC minimo: {k}</translation>
</message>
</context>
<context>
<name>BorderLog</name>
<message>
<source>Border log</source>
<translation>Registro di confine</translation>
</message>
<message>
<source>Everything that crossed a site's border, and nothing else did: it goes into the audit. Point at a row for the sizes by site, drag to later rounds.</source>
<translation>Tutto ciò che ha attraversato il confine di una sede, e nient'altro: va nel fascicolo di audit. Puntare una riga per le dimensioni per sede, trascinare verso i turni successivi.</translation>
</message>
<message>
<source>Run a technique to see what leaves each site.</source>
<translation>Eseguire una tecnica per vedere che cosa lascia ogni sede.</translation>
</message>
<message>
<source>none</source>
<translation>nessuno</translation>
</message>
<message>
<source>{rounds} rounds, {messages} messages, {size}; {flagged} with original points</source>
<translation>{rounds} turni, {messages} messaggi, {size}; {flagged} con punti originali</translation>
</message>
</context>
<context>
<name>CaseDisclosure</name>
<message>
<source>An attacker knows some activities of a case (as a set, with repetitions, or in order): mean chance to point at the right case. Dashed: original, solid: release.</source>
<translation>Un attaccante conosce alcune attività di un caso (come insieme, con ripetizioni o in ordine): probabilità media di indicare il caso giusto. Tratteggiato: originale, continuo: rilascio.</translation>
</message>
<message>
<source>Case disclosure</source>
<translation>Divulgazione dei casi</translation>
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
<name>Choosing</name>
<message>
<source>Choosing</source>
<translation>Scelta</translation>
</message>
<message>
<source>Curves that help to choose ε, k or the local radius.</source>
<translation>Curve che aiutano a scegliere ε, k o il raggio locale.</translation>
</message>
<message>
<source>Frequent patterns need no help with choosing.</source>
<translation>I pattern frequenti non hanno bisogno di aiuto nella scelta.</translation>
</message>
</context>
<context>
<name>ClassSizes</name>
<message>
<source>Classes of rows</source>
<translation>Classi di righe</translation>
</message>
<message>
<source>No column is a quasi-identifier. Under Load, give that role to the columns that others may know too: then k and unique rows are counted.</source>
<translation>Nessuna colonna è un quasi-identificatore. In Carica, assegnare questo ruolo alle colonne che anche altri possono conoscere: allora si contano k e le righe uniche.</translation>
</message>
<message>
<source>Open a file to see how many rows look alike.</source>
<translation>Aprire un file per vedere quante righe si somigliano.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Rows by how many share all their quasi-identifiers: those in small classes, on the left, are easily found again.</source>
<translation>Righe secondo quante condividono tutti i quasi-identificatori: quelle in classi piccole, a sinistra, si ritrovano facilmente.</translation>
</message>
<message>
<source>Rows in the class</source>
<translation>Righe nella classe</translation>
</message>
<message>
<source>Rows of the table (%)</source>
<translation>Righe della tabella (%)</translation>
</message>
<message>
<source>{columns}: smallest class {k}, {uniques} unique rows</source>
<translation>{columns}: classe minima {k}, {uniques} righe uniche</translation>
</message>
</context>
<context>
<name>Closeness</name>
<message>
<source>A sample is released by the private mixture only.</source>
<translation>Solo la mistura privata rilascia un campione.</translation>
</message>
<message>
<source>Closeness</source>
<translation>Vicinanza</translation>
</message>
<message>
<source>Closeness: ratio {ratio}</source>
<translation>Vicinanza: rapporto {ratio}</translation>
</message>
<message>
<source>Distance (standard deviations)</source>
<translation>Distanza (deviazioni standard)</translation>
</message>
<message>
<source>Distance to the nearest row behind the release; the ratio of the medians is near 1 when sample rows lie no closer than rows that were never seen. Far below, they repeat originals.</source>
<translation>Distanza dalla riga più vicina dietro al rilascio; il rapporto delle mediane è vicino a 1 quando le righe del campione non sono più vicine di righe mai viste. Molto al di sotto, ripetono originali.</translation>
</message>
<message>
<source>Rows never seen</source>
<translation>Righe mai viste</translation>
</message>
<message>
<source>Sample</source>
<translation>Campione</translation>
</message>
<message>
<source>Share of rows</source>
<translation>Quota di righe</translation>
</message>
</context>
<context>
<name>ClusterMap</name>
<message>
<source>1 row</source>
<translation>1 riga</translation>
</message>
<message>
<source>1 row here</source>
<translation>1 riga qui</translation>
</message>
<message>
<source>1 site</source>
<translation>1 sede</translation>
</message>
<message>
<source>2 standard deviations</source>
<translation>2 deviazioni standard</translation>
</message>
<message>
<source>All rows as a density: colour is the cluster of most rows of a cell. Space: the central result beside it.</source>
<translation>Tutte le righe come densità: il colore è il cluster della maggior parte delle righe di una cella. Spazio: il risultato centrale accanto.</translation>
</message>
<message>
<source>Central</source>
<translation>Centrale</translation>
</message>
<message>
<source>Central beside</source>
<translation>Centrale accanto</translation>
</message>
<message>
<source>Cluster</source>
<translation>Cluster</translation>
</message>
<message>
<source>Column across</source>
<translation>Colonna orizzontale</translation>
</message>
<message>
<source>Column upwards</source>
<translation>Colonna verticale</translation>
</message>
<message>
<source>From a rehearsal with the rows at hand: check before publishing.</source>
<translation>Da una prova con le righe a disposizione: controllare prima di pubblicare.</translation>
</message>
<message>
<source>Map</source>
<translation>Mappa</translation>
</message>
<message>
<source>Open the files of the sites to see their points.</source>
<translation>Aprire i file delle sedi per vederne i punti.</translation>
</message>
<message>
<source>Play</source>
<translation>Riproduci</translation>
</message>
<message>
<source>Points shown</source>
<translation>Punti mostrati</translation>
</message>
<message>
<source>Principal components</source>
<translation>Componenti principali</translation>
</message>
<message>
<source>Rows of the sites</source>
<translation>Righe delle sedi</translation>
</message>
<message>
<source>Running the same method on pooled rows…</source>
<translation>Lo stesso metodo viene eseguito su righe riunite…</translation>
</message>
<message>
<source>Running: what there is so far</source>
<translation>In corso: quello che c'è finora</translation>
</message>
<message>
<source>See step by step how the result came about</source>
<translation>Vedere passo per passo come è nato il risultato</translation>
</message>
<message>
<source>Shape is the site, colour and number the cluster, hollow is noise. Points are seen here only, never saved. Space: the central result beside it.</source>
<translation>La forma è la sede, colore e numero il cluster, vuoto è rumore. I punti si vedono solo qui e non vengono mai salvati. Spazio: il risultato centrale accanto.</translation>
</message>
<message>
<source>Show</source>
<translation>Mostra</translation>
</message>
<message>
<source>Stop</source>
<translation>Ferma</translation>
</message>
<message>
<source>The rows are not here, or no column holds numbers: nothing to draw.</source>
<translation>Le righe non sono qui, o nessuna colonna contiene numeri: niente da disegnare.</translation>
</message>
<message>
<source>The rows of every site, before anything was run. Seen here only, never saved.</source>
<translation>Le righe di ogni sede, prima di qualsiasi esecuzione. Si vedono solo qui, mai salvate.</translation>
</message>
<message>
<source>The same method on pooled rows, beside it (Space)</source>
<translation>Lo stesso metodo su righe riunite, accanto (Spazio)</translation>
</message>
<message>
<source>The same method without pooling and on pooled rows, in the same range: agreement {index} (adjusted Rand index, 1 the same, 0 unrelated). Matching clusters have the same colour.</source>
<translation>Lo stesso metodo senza riunire e su righe riunite, nello stesso intervallo: concordanza {index} (indice di Rand corretto, 1 uguale, 0 nessun legame). I cluster corrispondenti hanno lo stesso colore.</translation>
</message>
<message>
<source>What is drawn</source>
<translation>Che cosa si disegna</translation>
</message>
<message>
<source>What the method made</source>
<translation>Che cosa ha prodotto il metodo</translation>
</message>
<message>
<source>Without pooling</source>
<translation>Senza riunire</translation>
</message>
<message>
<source>all</source>
<translation>tutti</translation>
</message>
<message>
<source>central</source>
<translation>centrale</translation>
</message>
<message>
<source>cluster</source>
<translation>cluster</translation>
</message>
<message>
<source>noise</source>
<translation>rumore</translation>
</message>
<message>
<source>noise ({rows})</source>
<translation>rumore ({rows})</translation>
</message>
<message>
<source>part, with its halo of ε</source>
<translation>parte, con il suo alone di ε</translation>
</message>
<message>
<source>representative: reach ε + ξ, dot by rows</source>
<translation>rappresentante: portata ε + ξ, punto secondo le righe</translation>
</message>
<message>
<source>sent by a site</source>
<translation>inviato da una sede</translation>
</message>
<message>
<source>step {n} of {all}</source>
<translation>passo {n} di {all}</translation>
</message>
<message>
<source>way of a centroid</source>
<translation>percorso di un centroide</translation>
</message>
<message>
<source>{name}: {clusters} clusters</source>
<translation>{name}: {clusters} cluster</translation>
</message>
<message>
<source>{n} rows</source>
<translation>{n} righe</translation>
</message>
<message>
<source>{n} rows here</source>
<translation>{n} righe qui</translation>
</message>
<message>
<source>{n} sites</source>
<translation>{n} sedi</translation>
</message>
<message>
<source>{rows} of {sites}</source>
<translation>{rows} di {sites}</translation>
</message>
<message>
<source>{words}, most of cluster {cluster}</source>
<translation>{words}, per lo più del cluster {cluster}</translation>
</message>
</context>
<context>
<name>Clusters</name>
<message>
<source>Attacker</source>
<translation>Attaccante</translation>
</message>
<message>
<source>Clusters by files that stewards carry between their houses</source>
<translation>Cluster tramite file che i responsabili portano da un ente all'altro</translation>
</message>
<message>
<source>Exchange with other houses…</source>
<translation>Scambio con altri enti…</translation>
</message>
<message>
<source>Patterns</source>
<translation>Pattern</translation>
</message>
<message>
<source>{field} set to {value}</source>
<translation>{field} impostato a {value}</translation>
</message>
</context>
<context>
<name>ColumnBars</name>
<message>
<source>Original (stays here)</source>
<translation>Originale (resta qui)</translation>
</message>
<message>
<source>Released</source>
<translation>Rilasciato</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
<message>
<source>The original is seen here only and never saved.</source>
<translation>L'originale si vede solo qui e non viene mai salvato.</translation>
</message>
<message>
<source>{count} rarer values are not drawn.</source>
<translation>{count} valori più rari non sono disegnati.</translation>
</message>
</context>
<context>
<name>ColumnHistogram</name>
<message>
<source>1 row in the class</source>
<translation>1 riga nella classe</translation>
</message>
<message>
<source>Before and after; the original is seen here only and never saved.</source>
<translation>Prima e dopo; l'originale si vede solo qui e non viene mai salvato.</translation>
</message>
<message>
<source>Every value is published as its class; move over a class to see how many share it.</source>
<translation>Ogni valore è pubblicato come la sua classe; passare su una classe per vedere quanti la condividono.</translation>
</message>
<message>
<source>Its values heap up at single points: it cannot be reconstructed well.</source>
<translation>I suoi valori si ammassano in singoli punti: non si può ricostruire bene.</translation>
</message>
<message>
<source>Move over a released value: the wide band holds its original with {confidence} confidence, the narrow one is enough for someone who knows the distribution.</source>
<translation>Passare su un valore rilasciato: la banda larga contiene il suo originale con confidenza {confidence}, quella stretta basta a chi conosce la distribuzione.</translation>
</message>
<message>
<source>Original (stays here)</source>
<translation>Originale (resta qui)</translation>
</message>
<message>
<source>Reconstructed</source>
<translation>Ricostruito</translation>
</message>
<message>
<source>Reconstructed from the release</source>
<translation>Ricostruito dal rilascio</translation>
</message>
<message>
<source>Released</source>
<translation>Rilasciato</translation>
</message>
<message>
<source>Released values and what can be told from them about the distribution.</source>
<translation>Valori rilasciati e ciò che se ne può dire sulla distribuzione.</translation>
</message>
<message>
<source>Released {value}: original {low} to {high} ({width} wide)</source>
<translation>Rilasciato {value}: originale da {low} a {high} (ampiezza {width})</translation>
</message>
<message>
<source>Released, as classes</source>
<translation>Rilasciato, come classi</translation>
</message>
<message>
<source>Rows a bin</source>
<translation>Righe per intervallo</translation>
</message>
<message>
<source>Share of the rows</source>
<translation>Quota delle righe</translation>
</message>
<message>
<source>distribution known {low} to {high} ({width})</source>
<translation>distribuzione nota da {low} a {high} ({width})</translation>
</message>
<message>
<source>{column}: reconstructing, iteration {number}</source>
<translation>{column}: ricostruzione, iterazione {number}</translation>
</message>
<message>
<source>{n} rows in the class</source>
<translation>{n} righe nella classe</translation>
</message>
</context>
<context>
<name>ColumnList</name>
<message>
<source>Between the distributions before and after, 0 to 1 (Kolmogorov–Smirnov)</source>
<translation>Tra le distribuzioni prima e dopo, da 0 a 1 (Kolmogorov–Smirnov)</translation>
</message>
<message>
<source>Changed %</source>
<translation>Cambiati %</translation>
</message>
<message>
<source>Column</source>
<translation>Colonna</translation>
</message>
<message>
<source>Columns</source>
<translation>Colonne</translation>
</message>
<message>
<source>Distance</source>
<translation>Distanza</translation>
</message>
<message>
<source>Distinct</source>
<translation>Distinti</translation>
</message>
<message>
<source>Done</source>
<translation>Fatto</translation>
</message>
<message>
<source>Filtered</source>
<translation>Filtrato</translation>
</message>
<message>
<source>Holds</source>
<translation>Contiene</translation>
</message>
<message>
<source>Level</source>
<translation>Livello</translation>
</message>
<message>
<source>Mean</source>
<translation>Media</translation>
</message>
<message>
<source>Missing</source>
<translation>Mancanti</translation>
</message>
<message>
<source>Open a file to see its columns.</source>
<translation>Aprire un file per vederne le colonne.</translation>
</message>
<message>
<source>Privacy level claimed: width of the interval around a released value</source>
<translation>Livello di privacy dichiarato: ampiezza dell'intervallo attorno a un valore rilasciato</translation>
</message>
<message>
<source>Role</source>
<translation>Ruolo</translation>
</message>
<message>
<source>Share of the cells that hold another value now</source>
<translation>Quota delle celle che ora contengono un altro valore</translation>
</message>
<message>
<source>Standard deviation</source>
<translation>Deviazione standard</translation>
</message>
<message>
<source>What spectral filtering leaves of the privacy level</source>
<translation>Che cosa lascia il filtraggio spettrale del livello di privacy</translation>
</message>
<message>
<source>as it was</source>
<translation>com'era</translation>
</message>
<message>
<source>classes</source>
<translation>classi</translation>
</message>
<message>
<source>dropped</source>
<translation>eliminata</translation>
</message>
<message>
<source>identifier</source>
<translation>identificatore</translation>
</message>
<message>
<source>noise</source>
<translation>rumore</translation>
</message>
<message>
<source>not released</source>
<translation>non rilasciata</translation>
</message>
<message>
<source>numbers</source>
<translation>numeri</translation>
</message>
<message>
<source>quasi-identifier</source>
<translation>quasi-identificatore</translation>
</message>
<message>
<source>sensitive</source>
<translation>sensibile</translation>
</message>
<message>
<source>swapped</source>
<translation>scambiata</translation>
</message>
<message>
<source>text</source>
<translation>testo</translation>
</message>
<message>
<source>to protect</source>
<translation>da proteggere</translation>
</message>
<message>
<source>{rows} rows, {columns} columns, {withheld} of them not released</source>
<translation>{rows} righe, {columns} colonne, di cui {withheld} non rilasciate</translation>
</message>
</context>
<context>
<name>ColumnPicker</name>
<message>
<source>Columns</source>
<translation>Colonne</translation>
</message>
<message>
<source>Find a column</source>
<translation>Cerca una colonna</translation>
</message>
</context>
<context>
<name>ColumnPicture</name>
<message>
<source>Categories</source>
<translation>Categorie</translation>
</message>
<message>
<source>Column</source>
<translation>Colonna</translation>
</message>
<message>
<source>Histogram</source>
<translation>Istogramma</translation>
</message>
<message>
<source>Open a file to see its columns.</source>
<translation>Aprire un file per vederne le colonne.</translation>
</message>
<message>
<source>These steps cannot run: {error}.</source>
<translation>Questi passi non possono essere eseguiti: {error}.</translation>
</message>
<message>
<source>{column}, as this run releases it</source>
<translation>{column}, come la rilascia questa esecuzione</translation>
</message>
<message>
<source>{column}, not released</source>
<translation>{column}, non rilasciata</translation>
</message>
<message>
<source>{column}, original</source>
<translation>{column}, originale</translation>
</message>
<message>
<source>{column}, preview on a sample of {rows} rows</source>
<translation>{column}, anteprima su un campione di {rows} righe</translation>
</message>
<message>
<source>{column}, preview on all {rows} rows</source>
<translation>{column}, anteprima su tutte le {rows} righe</translation>
</message>
</context>
<context>
<name>Compare</name>
<message>
<source>Back to the run</source>
<translation>Torna all'esecuzione</translation>
</message>
<message>
<source>Choose a second log: a release, the result of another program, last year's log. The flow, variants, process, shapes and the attacker then show it beside the loaded file.</source>
<translation>Scegliere un secondo registro: un rilascio, il risultato di un altro programma, il registro dell'anno scorso. Flusso, varianti, processo, forme e attaccante lo mostrano poi accanto al file caricato.</translation>
</message>
<message>
<source>Choose a second log…</source>
<translation>Scegli un secondo registro…</translation>
</message>
<message>
<source>Compare files</source>
<translation>Confronto</translation>
</message>
<message>
<source>Event logs ({endings});;All files (*)</source>
<translation>Registri eventi ({endings});;Tutti i file (*)</translation>
</message>
<message>
<source>Figure</source>
<translation>Indicatore</translation>
</message>
<message>
<source>Reading {name} …</source>
<translation>Lettura di {name}…</translation>
</message>
<message>
<source>Second log</source>
<translation>Secondo registro</translation>
</message>
<message>
<source>The loaded log against any other log, made here or elsewhere.</source>
<translation>Il registro caricato a confronto con qualsiasi altro, fatto qui o altrove.</translation>
</message>
<message>
<source>The loaded log against {name}: {variants} variants, {cases} cases. All other tabs show this pair now.</source>
<translation>Il registro caricato a confronto con {name}: {variants} varianti, {cases} casi. Tutte le altre schede mostrano ora questa coppia.</translation>
</message>
<message>
<source>Value</source>
<translation>Valore</translation>
</message>
</context>
<context>
<name>Correlations</name>
<message>
<source>Column</source>
<translation>Colonna</translation>
</message>
<message>
<source>Correlations</source>
<translation>Correlazioni</translation>
</message>
<message>
<source>Difference</source>
<translation>Differenza</translation>
</message>
<message>
<source>Difference, up to ±{most}</source>
<translation>Differenza, fino a ±{most}</translation>
</message>
<message>
<source>How columns go together: blue falls with the other, orange rises with it. The difference is what the release changed. Click a cell to see the pair.</source>
<translation>Come si accordano le colonne: blu scende con l'altra, arancione sale con essa. La differenza è ciò che il rilascio ha cambiato. Fare clic su una cella per vedere la coppia.</translation>
</message>
<message>
<source>Open a file to see how its columns go together.</source>
<translation>Aprire un file per vedere come si accordano le sue colonne.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Original (stays here)</source>
<translation>Originale (resta qui)</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Release: after a run</source>
<translation>Rilascio: dopo un'esecuzione</translation>
</message>
<message>
<source>There are fewer than two numeric columns to go together.</source>
<translation>Ci sono meno di due colonne numeriche da mettere in relazione.</translation>
</message>
<message>
<source>With</source>
<translation>Con</translation>
</message>
<message>
<source>difference {value}</source>
<translation>differenza {value}</translation>
</message>
<message>
<source>original {value}</source>
<translation>originale {value}</translation>
</message>
<message>
<source>release {value}</source>
<translation>rilascio {value}</translation>
</message>
</context>
<context>
<name>CostQuality</name>
<message>
<source>A smaller local radius sends more representatives and comes closer to the central result. Drag the mark to set it, then run again.</source>
<translation>Un raggio locale più piccolo invia più rappresentanti e si avvicina al risultato centrale. Trascinare il segno per impostarlo, poi eseguire di nuovo.</translation>
</message>
<message>
<source>Agreement with central (adjusted Rand index, %)</source>
<translation>Concordanza con il centrale (indice di Rand corretto, %)</translation>
</message>
<message>
<source>Cost and quality</source>
<translation>Costo e qualità</translation>
</message>
<message>
<source>Local radius (share of ε)</source>
<translation>Raggio locale (quota di ε)</translation>
</message>
<message>
<source>Per cent</source>
<translation>Percento</translation>
</message>
<message>
<source>Rows sent (%)</source>
<translation>Righe inviate (%)</translation>
</message>
<message>
<source>Run SDBDC to see what its local radius costs and brings.</source>
<translation>Eseguire SDBDC per vedere quanto costa e che cosa porta il suo raggio locale.</translation>
</message>
<message>
<source>Too many rows (or none here) to try several radii at a glance.</source>
<translation>Troppe righe (o nessuna qui) per provare più raggi a colpo d'occhio.</translation>
</message>
<message>
<source>now: {x}</source>
<translation>ora: {x}</translation>
</message>
</context>
<context>
<name>Counts</name>
<message>
<source>1 edge</source>
<translation>1 arco</translation>
</message>
<message>
<source>1 self-loop that merging made is dropped.</source>
<translation>1 cappio creato dalla fusione viene eliminato.</translation>
</message>
<message>
<source>1 statement is dropped with its label.</source>
<translation>1 dichiarazione viene eliminata con la sua etichetta.</translation>
</message>
<message>
<source>Edges of one person</source>
<translation>Archi di una persona</translation>
</message>
<message>
<source>Labels without a category</source>
<translation>Etichette senza categoria</translation>
</message>
<message>
<source>Nodes</source>
<translation>Nodi</translation>
</message>
<message>
<source>Nodes of one person</source>
<translation>Nodi di una persona</translation>
</message>
<message>
<source>{edges} ({all} before).</source>
<translation>{edges} ({all} prima).</translation>
</message>
<message>
<source>{n} edges</source>
<translation>{n} archi</translation>
</message>
<message>
<source>{n} self-loops that merging made are dropped.</source>
<translation>{n} cappi creati dalla fusione vengono eliminati.</translation>
</message>
<message>
<source>{n} statements are dropped with their labels.</source>
<translation>{n} dichiarazioni vengono eliminate con le loro etichette.</translation>
</message>
<message>
<source>{share} % of the edges rest on one person.</source>
<translation>Il {share} % degli archi si basa su una sola persona.</translation>
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
<translation>Copertura</translation>
</message>
<message>
<source>Rows covered (%)</source>
<translation>Righe coperte (%)</translation>
</message>
<message>
<source>Share of rows within three standard deviations of some component.</source>
<translation>Quota di righe entro tre deviazioni standard da una componente.</translation>
</message>
</context>
<context>
<name>Dialogs</name>
<message>
<source>About Sfumato</source>
<translation>Informazioni su Sfumato</translation>
</message>
<message>
<source>Anonymize a file, see that it is safe and still useful, release it.</source>
<translation>Anonimizzare un file, vedere che è sicuro e ancora utile, rilasciarlo.</translation>
</message>
<message>
<source>Apache-2.0 licence. Made with Qt (LGPL), numpy, scipy and others.</source>
<translation>Licenza Apache-2.0. Realizzato con Qt (LGPL), numpy, scipy e altri.</translation>
</message>
<message>
<source>In a number: one more, one less</source>
<translation>In un numero: uno in più, uno in meno</translation>
</message>
<message>
<source>In a plot: before and after</source>
<translation>In un grafico: prima e dopo</translation>
</message>
<message>
<source>In the preview: what is this column?</source>
<translation>Nell'anteprima: che cos'è questa colonna?</translation>
</message>
<message>
<source>Keyboard</source>
<translation>Tastiera</translation>
</message>
<message>
<source>Sfumato</source>
<translation>Sfumato</translation>
</message>
<message>
<source>Space</source>
<translation>Spazio</translation>
</message>
<message>
<source>Up, Down</source>
<translation>Su, Giù</translation>
</message>
<message>
<source>Version {version}</source>
<translation>Versione {version}</translation>
</message>
<message>
<source>Works offline: no network, and nothing of your data is kept.</source>
<translation>Lavora offline: nessuna rete, e nulla dei dati viene conservato.</translation>
</message>
</context>
<context>
<name>DisclosureCurve</name>
<message>
<source>Activities known</source>
<translation>Attività note</translation>
</message>
<message>
<source>Beyond what can be counted {count} are drawn; shade: ± 2 standard errors.</source>
<translation>Oltre ciò che si può contare se ne estraggono {count}; ombra: ± 2 errori standard.</translation>
</message>
<message>
<source>Open a log to let the attacker try.</source>
<translation>Aprire un registro per far provare l'attaccante.</translation>
</message>
<message>
<source>The attacker is trying …</source>
<translation>L'attaccante ci prova…</translation>
</message>
<message>
<source>multiset</source>
<translation>multinsieme</translation>
</message>
<message>
<source>original</source>
<translation>originale</translation>
</message>
<message>
<source>other log</source>
<translation>altro registro</translation>
</message>
<message>
<source>release</source>
<translation>rilascio</translation>
</message>
<message>
<source>sequence</source>
<translation>sequenza</translation>
</message>
<message>
<source>set</source>
<translation>insieme</translation>
</message>
</context>
<context>
<name>EmptyPage</name>
<message>
<source>Open…</source>
<translation>Apri…</translation>
</message>
<message>
<source>Try the sample</source>
<translation>Prova l'esempio</translation>
</message>
</context>
<context>
<name>Envelopes</name>
<message>
<source>Both</source>
<translation>Entrambi</translation>
</message>
<message>
<source>Envelopes</source>
<translation>Inviluppi</translation>
</message>
<message>
<source>Envelopes found so far: the stronger the colour, the more of them. The latest are outlined.</source>
<translation>Inviluppi trovati finora: più intenso il colore, più ce ne sono. Gli ultimi sono contornati.</translation>
</message>
<message>
<source>Members inside their envelope (Space)</source>
<translation>Membri nel loro inviluppo (Spazio)</translation>
</message>
<message>
<source>Open a file to see its series.</source>
<translation>Aprire un file per vederne le serie.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Original and release beside each other</source>
<translation>Originale e rilascio affiancati</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Shows figures of the original file: not for publication.</source>
<translation>Mostra valori del file originale: non pubblicare.</translation>
</message>
<message>
<source>Side by side</source>
<translation>Affiancati</translation>
</message>
<message>
<source>The band is published for every member of the group, the steps are their published shapes (heights tell shape, not value). Thin lines are the original: seen here only, never saved. Space: before and after.</source>
<translation>La banda è pubblicata per ogni membro del gruppo, i gradini sono le forme pubblicate (le altezze dicono la forma, non il valore). Le linee sottili sono l'originale: si vedono solo qui, mai salvate. Spazio: prima e dopo.</translation>
</message>
<message>
<source>The file before anonymizing: the darkest band holds half of all values.</source>
<translation>Il file prima dell'anonimizzazione: la banda più scura contiene metà di tutti i valori.</translation>
</message>
<message>
<source>The members alone (Space)</source>
<translation>Solo i membri (Spazio)</translation>
</message>
<message>
<source>Time point</source>
<translation>Istante</translation>
</message>
<message>
<source>Value (unit of the data)</source>
<translation>Valore (unità dei dati)</translation>
</message>
<message>
<source>What is published of the group (Space)</source>
<translation>Che cosa si pubblica del gruppo (Spazio)</translation>
</message>
</context>
<context>
<name>EpsilonCurve</name>
<message>
<source>At these ε nothing was released, so there is no similarity.</source>
<translation>Con questi ε non è stato rilasciato nulla, quindi non c'è somiglianza.</translation>
</message>
<message>
<source>Drawing at several ε …</source>
<translation>Estrazioni con vari ε…</translation>
</message>
<message>
<source>Open a log to see what to expect at which ε.</source>
<translation>Aprire un registro per vedere che cosa aspettarsi a quale ε.</translation>
</message>
<message>
<source>Privacy loss ε</source>
<translation>Perdita di privacy ε</translation>
</message>
<message>
<source>ε = {value}</source>
<translation>ε = {value}</translation>
</message>
</context>
<context>
<name>EventLogs</name>
<message>
<source>Attacker</source>
<translation>Attaccante</translation>
</message>
<message>
<source>Choose ε</source>
<translation>Scegli ε</translation>
</message>
<message>
<source>Comparing the logs</source>
<translation>Confronto dei registri</translation>
</message>
<message>
<source>Shapes</source>
<translation>Forme</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianti</translation>
</message>
</context>
<context>
<name>EventLogsFlow</name>
<message>
<source>1 case</source>
<translation>1 caso</translation>
</message>
<message>
<source>1–2 edits</source>
<translation>1–2 modifiche</translation>
</message>
<message>
<source>Bands</source>
<translation>Bande</translation>
</message>
<message>
<source>Edits</source>
<translation>Modifiche</translation>
</message>
<message>
<source>Improving, round {round}: between {low} and {high} activities to change</source>
<translation>Miglioramento, turno {round}: tra {low} e {high} attività da cambiare</translation>
</message>
<message>
<source>Improving, round {round}: log similarity between {low} and {high}</source>
<translation>Miglioramento, turno {round}: somiglianza tra {low} e {high}</translation>
</message>
<message>
<source>Mass</source>
<translation>Massa</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Original → {other}: log similarity {value}</source>
<translation>Originale → {other}: somiglianza {value}</translation>
</message>
<message>
<source>Original → {other}: {value} activities to change</source>
<translation>Originale → {other}: {value} attività da cambiare</translation>
</message>
<message>
<source>Other</source>
<translation>Altro</translation>
</message>
<message>
<source>Share of all</source>
<translation>Quota del totale</translation>
</message>
<message>
<source>more</source>
<translation>di più</translation>
</message>
<message>
<source>release</source>
<translation>rilascio</translation>
</message>
<message>
<source>to ¼ edited</source>
<translation>fino a ¼ modificato</translation>
</message>
<message>
<source>to ½ edited</source>
<translation>fino a ½ modificato</translation>
</message>
<message>
<source>to ¾ edited</source>
<translation>fino a ¾ modificato</translation>
</message>
<message>
<source>{amount} by 1 edit</source>
<translation>{amount} con 1 modifica</translation>
</message>
<message>
<source>{amount} by {edits} edits</source>
<translation>{amount} con {edits} modifiche</translation>
</message>
<message>
<source>{amount} in {count} folded bands, {edits} edits each on average</source>
<translation>{amount} in {count} bande raggruppate, in media {edits} modifiche ciascuna</translation>
</message>
<message>
<source>{amount} unchanged</source>
<translation>{amount} invariati</translation>
</message>
<message>
<source>{amount}: {what}, {edits} activities each</source>
<translation>{amount}: {what}, {edits} attività ciascuno</translation>
</message>
<message>
<source>{n} cases</source>
<translation>{n} casi</translation>
</message>
</context>
<context>
<name>Exchange</name>
<message>
<source>A message was carried here. It is answered with this house's own rows, which stay; the answer is a file to carry back.</source>
<translation>Qui è stato portato un messaggio. Si risponde con le righe di questo ente, che restano qui; la risposta è un file da riportare.</translation>
</message>
<message>
<source>The master asks the sites and puts their answers together; it needs no rows. Begin with an empty folder, then come back with the answers of every round in its folder 'from'.</source>
<translation>Il coordinatore interroga le sedi e mette insieme le risposte; non gli servono righe. Iniziare con una cartella vuota, poi tornare con le risposte di ogni turno nella sua cartella «from».</translation>
</message>
</context>
<context>
<name>ExchangeDialog</name>
<message>
<source>Each house runs its own Sfumato and its rows never leave it. Messages are files that somebody carries; a lost stick or a power cut costs nothing, every step can be repeated.</source>
<translation>Ogni ente usa il proprio Sfumato e le sue righe non ne escono mai. I messaggi sono file che qualcuno porta; una chiavetta persa o un'interruzione di corrente non costano nulla, ogni passo si può ripetere.</translation>
</message>
<message>
<source>Exchange with other houses</source>
<translation>Scambio con altri enti</translation>
</message>
<message>
<source>This house answers</source>
<translation>Questo ente risponde</translation>
</message>
<message>
<source>This house is the master</source>
<translation>Questo ente coordina</translation>
</message>
</context>
<context>
<name>ExpectedDifference</name>
<message>
<source>Activities that would have to change, mean of the same draws.</source>
<translation>Attività che dovrebbero cambiare, media delle stesse estrazioni.</translation>
</message>
<message>
<source>Difference</source>
<translation>Differenza</translation>
</message>
<message>
<source>Expected difference</source>
<translation>Differenza attesa</translation>
</message>
<message>
<source>Log difference</source>
<translation>Differenza tra registri</translation>
</message>
</context>
<context>
<name>ExpectedSimilarity</name>
<message>
<source>Expected similarity</source>
<translation>Somiglianza attesa</translation>
</message>
<message>
<source>From draws made for this curve and thrown away; the shade spans them. Drag the line to set ε. Decide here, before the release: choosing among actual releases by their utility spends privacy that nobody accounts for.</source>
<translation>Da estrazioni fatte per questa curva e gettate via; l'ombra le abbraccia. Trascinare la linea per impostare ε. Decidere qui, prima del rilascio: scegliere tra rilasci effettivi in base alla loro utilità consuma privacy che nessuno contabilizza.</translation>
</message>
<message>
<source>Log similarity</source>
<translation>Somiglianza tra registri</translation>
</message>
<message>
<source>Similarity, mean of {n} draws</source>
<translation>Somiglianza, media di {n} estrazioni</translation>
</message>
</context>
<context>
<name>ExpectedVariants</name>
<message>
<source>Expected variants</source>
<translation>Varianti attese</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianti</translation>
</message>
<message>
<source>Variants released</source>
<translation>Varianti rilasciate</translation>
</message>
<message>
<source>Variants released on average: exact, from the probabilities.</source>
<translation>Varianti rilasciate in media: esatto, dalle probabilità.</translation>
</message>
</context>
<context>
<name>Explorer</name>
<message>
<source>Activities</source>
<translation>Attività</translation>
</message>
<message>
<source>All</source>
<translation>Tutti</translation>
</message>
<message>
<source>Cases after; – where it is not there</source>
<translation>Casi dopo; – dove non c'è</translation>
</message>
<message>
<source>Cases of the original</source>
<translation>Casi dell'originale</translation>
</message>
<message>
<source>Events</source>
<translation>Eventi</translation>
</message>
<message>
<source>Every way through the process. A variant with one case is one person's story.</source>
<translation>Ogni percorso nel processo. Una variante con un solo caso è la storia di una persona.</translation>
</message>
<message>
<source>Kept</source>
<translation>Mantenute</translation>
</message>
<message>
<source>Length of the trace</source>
<translation>Lunghezza della traccia</translation>
</message>
<message>
<source>Lost</source>
<translation>Perse</translation>
</message>
<message>
<source>No variant fits.</source>
<translation>Nessuna variante corrisponde.</translation>
</message>
<message>
<source>Only in the other</source>
<translation>Solo nell'altro</translation>
</message>
<message>
<source>Open a log to see its variants.</source>
<translation>Aprire un registro per vederne le varianti.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Other log</source>
<translation>Altro registro</translation>
</message>
<message>
<source>Parts of names or abbreviations, parted by commas: they must follow in this order.</source>
<translation>Parti di nomi o abbreviazioni, separate da virgole: devono seguirsi in quest'ordine.</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Search activities</source>
<translation>Cerca attività</translation>
</message>
<message>
<source>Search variants</source>
<translation>Cerca varianti</translation>
</message>
<message>
<source>Variant</source>
<translation>Variante</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianti</translation>
</message>
<message>
<source>Which variants</source>
<translation>Quali varianti</translation>
</message>
<message>
<source>and {count} more: point at a chip</source>
<translation>e altre {count}: puntare un tassello</translation>
</message>
<message>
<source>{cases} cases, {variants} variants; {alone} cases ({share}) are unique</source>
<translation>{cases} casi, {variants} varianti; {alone} casi ({share}) sono unici</translation>
</message>
<message>
<source>{kept} of {all} variants kept</source>
<translation>{kept} di {all} varianti mantenute</translation>
</message>
<message>
<source>{shown} of {all} variants</source>
<translation>{shown} di {all} varianti</translation>
</message>
</context>
<context>
<name>FieldRow</name>
<message>
<source>Allowed: {rule}</source>
<translation>Ammesso: {rule}</translation>
</message>
<message>
<source>Default: {value}</source>
<translation>Predefinito: {value}</translation>
</message>
<message>
<source>What is {field}? (F1)</source>
<translation>Che cos'è {field}? (F1)</translation>
</message>
</context>
<context>
<name>FigureCard</name>
<message>
<source>other run: {value}</source>
<translation>altra esecuzione: {value}</translation>
</message>
<message>
<source>other run: {value}, difference {apart}</source>
<translation>altra esecuzione: {value}, differenza {apart}</translation>
</message>
</context>
<context>
<name>FigureCards</name>
<message>
<source>Figures appear here after a run.</source>
<translation>Gli indicatori appaiono qui dopo un'esecuzione.</translation>
</message>
<message>
<source>More</source>
<translation>Altro</translation>
</message>
<message>
<source>More figures ({heading})</source>
<translation>Altri indicatori ({heading})</translation>
</message>
<message>
<source>Risk</source>
<translation>Rischio</translation>
</message>
<message>
<source>Utility</source>
<translation>Utilità</translation>
</message>
</context>
<context>
<name>Figures</name>
<message>
<source>the same</source>
<translation>uguale</translation>
</message>
<message>
<source>yes</source>
<translation>sì</translation>
</message>
<message>
<source>▲ better</source>
<translation>▲ meglio</translation>
</message>
<message>
<source>▲ worse</source>
<translation>▲ peggio</translation>
</message>
<message>
<source>▼ better</source>
<translation>▼ meglio</translation>
</message>
<message>
<source>▼ worse</source>
<translation>▼ peggio</translation>
</message>
</context>
<context>
<name>FileCard</name>
<message>
<source>Loaded</source>
<translation>Caricato</translation>
</message>
<message>
<source>Loaded, one thing to look at under Load</source>
<translation>Caricato; una cosa da guardare in Carica</translation>
</message>
<message>
<source>Loaded, {n} things to look at under Load</source>
<translation>Caricato; da guardare in Carica: {n}</translation>
</message>
<message>
<source>Not loaded: see the message above</source>
<translation>Non caricato: vedere il messaggio sopra</translation>
</message>
<message>
<source>Open another file</source>
<translation>Apri un altro file</translation>
</message>
<message>
<source>Reading…</source>
<translation>Lettura…</translation>
</message>
<message>
<source>{first} and {n} more</source>
<translation>{first} e altri {n}</translation>
</message>
</context>
<context>
<name>Flow</name>
<message>
<source>At these ε, δ nothing can be released.</source>
<translation>Con questi ε, δ non si può rilasciare nulla.</translation>
</message>
<message>
<source>Cases; cost is the number of edits</source>
<translation>Casi; il costo è il numero di modifiche</translation>
</message>
<message>
<source>Difference</source>
<translation>Differenza</translation>
</message>
<message>
<source>Flow</source>
<translation>Flusso</translation>
</message>
<message>
<source>Folded together: choose more variants above to see the edits of each.</source>
<translation>Raggruppate: scegliere più varianti sopra per vedere le modifiche di ciascuna.</translation>
</message>
<message>
<source>How many variants of a side are spelled out; the rest is folded</source>
<translation>Quante varianti di un lato sono scritte per esteso; il resto è raggruppato</translation>
</message>
<message>
<source>Left the original, right the release: bands are as wide as the cases, coloured by the edits. Scroll to zoom.</source>
<translation>A sinistra l'originale, a destra il rilascio: le bande sono larghe quanto i casi, colorate secondo le modifiche. Scorrere per ingrandire.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Other log</source>
<translation>Altro registro</translation>
</message>
<message>
<source>Point at a band to see what was changed, activity by activity.</source>
<translation>Puntare una banda per vedere che cosa è cambiato, attività per attività.</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Shares of the log; cost is edits / length</source>
<translation>Quote del registro; il costo è modifiche / lunghezza</translation>
</message>
<message>
<source>Shows variants of the original: not for publication.</source>
<translation>Mostra varianti dell'originale: non pubblicare.</translation>
</message>
<message>
<source>Similarity</source>
<translation>Somiglianza</translation>
</message>
<message>
<source>The edits follow when the flow is final.</source>
<translation>Le modifiche seguono quando il flusso è definitivo.</translation>
</message>
<message>
<source>Variants spelled out</source>
<translation>Varianti per esteso</translation>
</message>
<message>
<source>unchanged</source>
<translation>invariato</translation>
</message>
<message>
<source>whole cases added</source>
<translation>casi interi aggiunti</translation>
</message>
<message>
<source>whole cases removed</source>
<translation>casi interi rimossi</translation>
</message>
<message>
<source>{count} largest</source>
<translation>{count} più grandi</translation>
</message>
<message>
<source>{count} more variants</source>
<translation>altre {count} varianti</translation>
</message>
</context>
<context>
<name>Form</name>
<message>
<source>More</source>
<translation>Altro</translation>
</message>
<message>
<source>Must be {rule}</source>
<translation>Deve essere {rule}</translation>
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
<translation>Dati del grafico</translation>
</message>
<message>
<source>Nothing to show yet.</source>
<translation>Ancora niente da mostrare.</translation>
</message>
<message>
<source>Plot</source>
<translation>Grafico</translation>
</message>
<message>
<source>Value under the mouse</source>
<translation>Valore sotto il mouse</translation>
</message>
<message>
<source>{path} could not be written</source>
<translation>non è stato possibile scrivere {path}</translation>
</message>
</context>
<context>
<name>Gate</name>
<message>
<source>blocks the release</source>
<translation>blocca il rilascio</translation>
</message>
<message>
<source>needs a reason</source>
<translation>richiede una motivazione</translation>
</message>
<message>
<source>passed</source>
<translation>superato</translation>
</message>
</context>
<context>
<name>GateLine</name>
<message>
<source>Reason for: {item}</source>
<translation>Motivazione per: {item}</translation>
</message>
<message>
<source>Why is this acceptable? (goes into the audit record)</source>
<translation>Perché è accettabile? (va nel fascicolo di audit)</translation>
</message>
<message>
<source>{item} is not fulfilled</source>
<translation>{item} non è soddisfatto</translation>
</message>
<message>
<source>{item} needs a reason</source>
<translation>{item} richiede una motivazione</translation>
</message>
</context>
<context>
<name>GateList</name>
<message>
<source>I have looked at the result: it is useful for its purpose, and this may leave</source>
<translation>Ho guardato il risultato: è utile al suo scopo e può uscire</translation>
</message>
<message>
<source>Signed by the steward</source>
<translation>Firmato dal responsabile dei dati</translation>
</message>
<message>
<source>The gate is being checked</source>
<translation>Il controllo di rilascio è in corso</translation>
</message>
<message>
<source>Tick that you have looked at the result</source>
<translation>Confermare di aver guardato il risultato</translation>
</message>
</context>
<context>
<name>Graphs</name>
<message>
<source>Attacker and risk</source>
<translation>Attaccante e rischio</translation>
</message>
<message>
<source>Matrix</source>
<translation>Matrice</translation>
</message>
<message>
<source>Weights</source>
<translation>Pesi</translation>
</message>
</context>
<context>
<name>GraphsWorkspace</name>
<message>
<source>Opened as a matrix: {nodes} nodes and {edges} edges are easier to read so. The tab Network draws them.</source>
<translation>Aperto come matrice: {nodes} nodi e {edges} archi si leggono meglio così. La scheda Rete li disegna.</translation>
</message>
<message>
<source>Read again with the categories. Run when you are content (Ctrl+R).</source>
<translation>Riletto con le categorie. Eseguire quando va bene (Ctrl+R).</translation>
</message>
</context>
<context>
<name>GroupPicture</name>
<message>
<source> · {shown} drawn</source>
<translation> · {shown} disegnate</translation>
</message>
<message>
<source>Envelope</source>
<translation>Inviluppo</translation>
</message>
<message>
<source>Group {group} · {rows} rows · value loss {loss}</source>
<translation>Gruppo {group} · {rows} righe · perdita di valore {loss}</translation>
</message>
<message>
<source>High</source>
<translation>Alto</translation>
</message>
<message>
<source>Low</source>
<translation>Basso</translation>
</message>
<message>
<source>Original series</source>
<translation>Serie originale</translation>
</message>
<message>
<source>Time point</source>
<translation>Istante</translation>
</message>
<message>
<source>row {row} of the file: {value}, own shape {own}, published {pattern}</source>
<translation>riga {row} del file: {value}, forma propria {own}, pubblicata {pattern}</translation>
</message>
<message>
<source>{time}: envelope {low} to {high}</source>
<translation>{time}: inviluppo da {low} a {high}</translation>
</message>
<message>
<source>{word} · level {level} · {rows} rows</source>
<translation>{word} · livello {level} · {rows} righe</translation>
</message>
</context>
<context>
<name>Groups</name>
<message>
<source>1 group</source>
<translation>1 gruppo</translation>
</message>
<message>
<source>Different patterns and levels</source>
<translation>Pattern e livelli diversi</translation>
</message>
<message>
<source>Group</source>
<translation>Gruppo</translation>
</message>
<message>
<source>Groups</source>
<translation>Gruppi</translation>
</message>
<message>
<source>Leaves</source>
<translation>Foglie</translation>
</message>
<message>
<source>Mean pattern loss of its rows</source>
<translation>Perdita di pattern media delle sue righe</translation>
</message>
<message>
<source>No groups yet.</source>
<translation>Ancora nessun gruppo.</translation>
</message>
<message>
<source>Pattern classes of the group</source>
<translation>Classi di pattern del gruppo</translation>
</message>
<message>
<source>Patterns</source>
<translation>Pattern</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
<message>
<source>Rows that share the envelope</source>
<translation>Righe che condividono l'inviluppo</translation>
</message>
<message>
<source>Value loss: typical width of the envelope</source>
<translation>Perdita di valore: ampiezza tipica dell'inviluppo</translation>
</message>
<message>
<source>Widest envelope first: these rows lose most.</source>
<translation>Prima l'inviluppo più largo: queste righe perdono di più.</translation>
</message>
<message>
<source>{n} groups</source>
<translation>{n} gruppi</translation>
</message>
</context>
<context>
<name>Help</name>
<message>
<source>(k, P)-anonymity</source>
<translation>(k, P)-anonimato</translation>
</message>
<message>
<source>**AUC**: probability that the attacker ranks a random one-person edge before another one; 0.5 is guessing, 1 certainty.</source>
<translation>**AUC**: probabilità che l'attaccante ponga un arco di una sola persona, preso a caso, prima di un altro; 0,5 è a caso, 1 certezza.</translation>
</message>
<message>
<source>**Adjusted Rand index**: agreement of two clusterings, 1 the same, 0 what chance gives.</source>
<translation>**Indice di Rand corretto**: concordanza di due raggruppamenti, 1 uguali, 0 quanto dà il caso.</translation>
</message>
<message>
<source>**Attack**: 1 / number of published rows that fit what is known, if the true class is among them, else 0.</source>
<translation>**Attacco**: 1 / numero di righe pubblicate compatibili con ciò che è noto, se la vera classe è tra esse, altrimenti 0.</translation>
</message>
<message>
<source>**Case disclosure**: mean of 1 / number of cases that fit what is known. **Trace disclosure**: 1 − mean normalised entropy of the variants that fit.</source>
<translation>**Divulgazione dei casi**: media di 1 / numero di casi compatibili con ciò che è noto. **Divulgazione delle tracce**: 1 − entropia normalizzata media delle varianti compatibili.</translation>
</message>
<message>
<source>**DBSCAN**: a row is core if at least *min_points* rows lie within ε; core rows within ε of each other share a cluster.</source>
<translation>**DBSCAN**: una riga è un nucleo se almeno *min_points* righe stanno entro ε; righe nucleo entro ε l'una dall'altra condividono un cluster.</translation>
</message>
<message>
<source>**Difference**: the least number of activities to insert, delete or replace so that one log becomes the other, in cases.</source>
<translation>**Differenza**: il minor numero di attività da inserire, eliminare o sostituire perché un registro diventi l'altro, in casi.</translation>
</message>
<message>
<source>**EM**: a component is refused if Σ variances &lt; τ, any variance &lt; 0.0025 (standardised), or fewer than *min_count* rows. A site chooses the number of components and the shape of their covariances (full, diagonal, round) by least BIC. Mutual support of two components: N(μ₁ − μ₂; 0, Σ₁ + Σ₂). Union: mean Σ m μ / Σ m, covariance Σ m (Σ_k + (μ_k − μ)(μ_k − μ)ᵀ) / Σ m.</source>
<translation>**EM**: una componente è rifiutata se Σ varianze &lt; τ, una varianza &lt; 0,0025 (standardizzata), o meno di *min_count* righe. Una sede sceglie il numero di componenti e la forma delle covarianze (piena, diagonale, rotonda) per BIC minimo. Supporto reciproco di due componenti: N(μ₁ − μ₂; 0, Σ₁ + Σ₂). Unione: media Σ m μ / Σ m, covarianza Σ m (Σ_k + (μ_k − μ)(μ_k − μ)ᵀ) / Σ m.</translation>
</message>
<message>
<source>**Fringe**: five whole numbers from 1 to 10 → Dirichlet → probabilities of the factors 1 … 5.</source>
<translation>**Margine**: cinque numeri interi da 1 a 10 → Dirichlet → probabilità dei fattori 1 … 5.</translation>
</message>
<message>
<source>**IL1s**: mean of |x − x'| / (√2·s). **pMSE**: mean of (p̂ − ½)², p̂ a model's guess that a row is released and not original; 0 means that it cannot tell.</source>
<translation>**IL1s**: media di |x − x'| / (√2·s). **pMSE**: media di (p̂ − ½)², p̂ la stima di un modello che una riga sia rilasciata e non originale; 0 significa che non sa distinguere.</translation>
</message>
<message>
<source>**Linkage**: share of released rows whose nearest original (standardised distance) is their own.</source>
<translation>**Collegamento**: quota di righe rilasciate il cui originale più vicino (distanza standardizzata) è il proprio.</translation>
</message>
<message>
<source>**Low rank**: S = U_k Σ_k V_kᵀ, taken on existing edges only, rounded, at least the smallest weight.</source>
<translation>**Basso rango**: S = U_k Σ_k V_kᵀ, solo sugli archi esistenti, arrotondato, almeno il peso minimo.</translation>
</message>
<message>
<source>**Noise**: discrete Laplace, P(x) ∝ e^(−|x|/b). Scale b = 0.9: P(x = 0) = 0.505.</source>
<translation>**Rumore**: Laplace discreto, P(x) ∝ e^(−|x|/b). Scala b = 0,9: P(x = 0) = 0,505.</translation>
</message>
<message>
<source>**Not protected:** {limits}</source>
<translation>**Non protetto:** {limits}</translation>
</message>
<message>
<source>**Pattern loss**: PL = 1 − r, r the correlation of the row with its published pattern, each letter standing for the median of its class: Φ⁻¹((2j − 1) / 2L) for letter j of L. Both flat: 0; exactly one flat: 1.</source>
<translation>**Perdita di pattern**: PL = 1 − r, r la correlazione della riga con il suo pattern pubblicato, dove ogni lettera sta per la mediana della sua classe: Φ⁻¹((2j − 1) / 2L) per la lettera j di L. Entrambi piatti: 0; uno solo piatto: 1.</translation>
</message>
<message>
<source>**Posterior cap** for Laplace noise alone: posterior odds (one : more) ≤ prior odds · 1 / Σ_{n≥2} π(n | n ≥ 2)·e^(−(n−1)/b).</source>
<translation>**Limite a posteriori** per il solo rumore di Laplace: quote a posteriori (una : più) ≤ quote a priori · 1 / Σ_{n≥2} π(n | n ≥ 2)·e^(−(n−1)/b).</translation>
</message>
<message>
<source>**Posterior level**: the shortest interval that holds c of f(x | released value), averaged.</source>
<translation>**Livello a posteriori**: l'intervallo più corto che contiene c di f(x | valore rilasciato), in media.</translation>
</message>
<message>
<source>**Privacy level** at confidence c: uniform noise on ±α: 2αc. Normal noise: 2σ·Φ⁻¹((1+c)/2). σ = 10, c = 95 %: 39.2.</source>
<translation>**Livello di privacy** con confidenza c: rumore uniforme su ±α: 2αc. Rumore normale: 2σ·Φ⁻¹((1+c)/2). σ = 10, c = 95 %: 39,2.</translation>
</message>
<message>
<source>**Private**: b = c/ε, published are entries ≥ T = 1 + b·ln(1/(2δ₁)), δ₁ = δ/c: (ε, δ)-differentially private per person.</source>
<translation>**Privato**: b = c/ε, si pubblicano gli elementi ≥ T = 1 + b·ln(1/(2δ₁)), δ₁ = δ/c: (ε, δ)-differenzialmente privato per persona.</translation>
</message>
<message>
<source>**Range query error**: |true count − estimate| / true count, the estimate being the sum over rows of the share of each interval that the question covers.</source>
<translation>**Errore delle interrogazioni per intervallo**: |conteggio vero − stima| / conteggio vero; la stima è la somma sulle righe della quota di ogni intervallo coperta dalla domanda.</translation>
</message>
<message>
<source>**Reconstruction** (Agrawal and Srikant 2000; EM on a grid): f ← f · (Kᵀ (h / (K f))), K[i,j] the probability that noise carries bin j to bin i, h the released histogram.</source>
<translation>**Ricostruzione** (Agrawal e Srikant 2000; EM su una griglia): f ← f · (Kᵀ (h / (K f))), K[i,j] la probabilità che il rumore porti l'intervallo j all'intervallo i, h l'istogramma rilasciato.</translation>
</message>
<message>
<source>**Representatives**: quality Q(p) = Σ (ε_local − d(o, p)) over rows o in reach; best first, each with its radius ξ and its number of rows μ. In reach at the master: distance ≤ ε + max(ξ_r, ξ_s).</source>
<translation>**Rappresentanti**: qualità Q(p) = Σ (ε_local − d(o, p)) sulle righe o raggiunte; prima i migliori, ciascuno con il suo raggio ξ e il suo numero di righe μ. Raggiunti presso il coordinatore: distanza ≤ ε + max(ξ_r, ξ_s).</translation>
</message>
<message>
<source>**SAX**: the row is standardised, averaged over w segments, and each mean is given the letter of its interval between Φ⁻¹(1/L), …, Φ⁻¹((L−1)/L).</source>
<translation>**SAX**: la riga è standardizzata, mediata su w segmenti, e ogni media riceve la lettera del suo intervallo tra Φ⁻¹(1/L), …, Φ⁻¹((L−1)/L).</translation>
</message>
<message>
<source>**Similarity** = 1 − r·e: r the mass that differs between the two logs, e the mean cost of turning one rest into the other (earth mover's distance), with cost Levenshtein / length of the longer variant.</source>
<translation>**Somiglianza** = 1 − r·e: r la massa che differisce tra i due registri, e il costo medio per trasformare un resto nell'altro (earth mover's distance), con costo Levenshtein / lunghezza della variante più lunga.</translation>
</message>
<message>
<source>**Spectral filter**: released columns projected on the leading principal components, the noise's variance being known.</source>
<translation>**Filtro spettrale**: colonne rilasciate proiettate sulle prime componenti principali, essendo nota la varianza del rumore.</translation>
</message>
<message>
<source>**Threshold** k = ⌈ (1/ε) · ln( (e^ε + 2δ − 1) / ((e^ε + 1)·δ) ) ⌉. Noise x on the count of each variant: P(x) ∝ e^(−ε|x|), |x| ≤ k, whole numbers. A variant is released if count + noise &gt; k.</source>
<translation>**Soglia** k = ⌈ (1/ε) · ln( (e^ε + 2δ − 1) / ((e^ε + 1)·δ) ) ⌉. Rumore x sul conteggio di ogni variante: P(x) ∝ e^(−ε|x|), |x| ≤ k, numeri interi. Una variante è rilasciata se conteggio + rumore &gt; k.</translation>
</message>
<message>
<source>**Value loss** of a row with envelope [l_t, u_t], n points: VL = √( Σ_t (u_t − l_t)² / n ).</source>
<translation>**Perdita di valore** di una riga con inviluppo [l_t, u_t], n punti: VL = √( Σ_t (u_t − l_t)² / n ).</translation>
</message>
<message>
<source>**With the default values** ({nature}, per {unit}):</source>
<translation>**Con i valori predefiniti** ({nature}, per {unit}):</translation>
</message>
<message>
<source>**k achieved**: size of the smallest class of rows with equal quasi-identifiers; **l-diversity**: least number of different sensitive values in a class.</source>
<translation>**k raggiunto**: dimensione della più piccola classe di righe con quasi-identificatori uguali; **l-diversità**: minimo numero di valori sensibili diversi in una classe.</translation>
</message>
<message>
<source>**k-means**: TD² = Σ d(x, centroid)²; sites send per cluster sum, count and TD².</source>
<translation>**k-means**: TD² = Σ d(x, centroide)²; le sedi inviano per cluster somma, numero e TD².</translation>
</message>
<message>
<source>*Sample* draws from the local models and fits one model to the draws; it was closest to the pooled result in our comparisons.</source>
<translation>*Estrazioni* estrae dai modelli locali e adatta un modello alle estrazioni; nei nostri confronti è stato il più vicino al risultato su righe riunite.</translation>
</message>
<message>
<source>- **Protected:** whether a single case is in the log. Nobody can tell from the release, up to the factor e^ε and the probability δ.
- **Not protected:** persons with several cases, unless you name the person column. A person with c cases is protected with c·ε.
- **Not protected:** what is true of many cases; that is what you publish.
- Rare variants disappear. That is not a fault: a variant of one case cannot be published with this promise.
- **An empty release is a result.** It says that with these ε and δ nothing can be published safely.</source>
<translation>- **Protetto:** se un singolo caso è nel registro. Nessuno può dirlo dal rilascio, a meno del fattore e^ε e della probabilità δ.
- **Non protetto:** le persone con più casi, a meno di indicare la colonna persona. Una persona con c casi è protetta con c·ε.
- **Non protetto:** ciò che vale per molti casi; è ciò che si pubblica.
- Le varianti rare spariscono. Non è un difetto: una variante di un solo caso non si può pubblicare con questa promessa.
- **Un rilascio vuoto è un risultato.** Dice che con questi ε e δ nulla si può pubblicare in sicurezza.</translation>
</message>
<message>
<source>- **Protected:** which row is mine. Who knows values of a curve faces at least k rows with the same envelope; who knows the shape as well faces at least P.
- **Not protected:** what all rows of a class have in common. Sensitive columns are published as they are. If all rows of a class share one tariff, the tariff is disclosed: see *Rows whose class shares one value*, and the field *Distinct sensitive values*.
- **Not protected:** persons with several rows. Add them up first, or publish one row a person.</source>
<translation>- **Protetto:** quale riga è la mia. Chi conosce valori di una curva ha davanti almeno k righe con lo stesso inviluppo; chi conosce anche la forma almeno P.
- **Non protetto:** ciò che tutte le righe di una classe hanno in comune. Le colonne sensibili sono pubblicate come sono. Se tutte le righe di una classe condividono una tariffa, la tariffa è divulgata: vedere *Righe in gruppi a valore unico* e il campo *Valori sensibili distinti*.
- **Non protetto:** le persone con più righe. Sommarle prima, o pubblicare una riga per persona.</translation>
</message>
<message>
<source>- *Synthetic aggregate* blurs how many people stand behind an edge. A **heuristic**. Which edges exist is published as it is: an edge that only one person drew still shows that somebody drew it.
- *Differentially private aggregate* is a **guarantee per person**, presence of edges included. It needs a large study: with 30 people and ε = 1 hardly an edge survives, and Sfumato says so.
- **Labels are published as they are.** A label in somebody's own words can name the person. Recode labels into categories first: it is the strongest protection there is. Before recoding, nearly all edges rest on one person; after it, about half.
- Releases of the same maps add up.</source>
<translation>- *Aggregato sintetico* sfuma quante persone stanno dietro un arco. Un'**euristica**. Quali archi esistono è pubblicato così com'è: un arco disegnato da una sola persona mostra ancora che qualcuno l'ha disegnato.
- *Aggregato differenzialmente privato* è una **garanzia per persona**, compresa la presenza degli archi. Richiede uno studio ampio: con 30 persone e ε = 1 non sopravvive quasi nessun arco, e Sfumato lo dice.
- **Le etichette sono pubblicate come sono.** Un'etichetta nelle parole di qualcuno può indicare la persona. Ricodificare prima le etichette in categorie: è la protezione più forte che ci sia. Prima della ricodifica quasi tutti gli archi si basano su una persona; dopo, circa la metà.
- I rilasci delle stesse mappe si sommano.</translation>
</message>
<message>
<source>- 0: done and verified
- 1: the promise does not hold, or the gate was not passed; nothing was written
- 2: bad input or usage; one clear line says what and where
- 130: interrupted</source>
<translation>- 0: fatto e verificato
- 1: la promessa non vale, o il controllo non è stato superato; non è stato scritto nulla
- 2: dati o uso errati; una riga chiara dice che cosa e dove
- 130: interrotto</translation>
</message>
<message>
<source>- All three are **heuristics**: nothing is proven. What three attackers get is measured on your file and shown.
- Identifiers are never released. Quasi-identifiers (age, region, job) are what others may know too: together they point at people, so look at *Classes of rows*, not at single columns.
- **Several columns together** are weaker than each alone. Noise on ten columns that go together can be filtered out; class means of ten columns can be linked. The card turns red when that happens.
- Columns that no step touches are released as they are.</source>
<translation>- Tutte e tre sono **euristiche**: nulla è dimostrato. Ciò che ottengono tre attaccanti è misurato sul file e mostrato.
- Gli identificatori non vengono mai rilasciati. I quasi-identificatori (età, regione, lavoro) sono ciò che anche altri possono sapere: insieme indicano persone, quindi guardare *Classi di righe*, non singole colonne.
- **Più colonne insieme** sono più deboli di ciascuna da sola. Il rumore su dieci colonne legate tra loro si può filtrare; le medie di classe di dieci colonne si possono collegare. La scheda diventa rossa quando accade.
- Le colonne che nessun passo tocca sono rilasciate come sono.</translation>
</message>
<message>
<source>- Nothing published stands for fewer rows than *Fewest people*. That is a **guarantee per row**, but no differential privacy: a mean of ten people is still a fact about ten people.
- **Between the sites** more is seen than in the release. The *Border log* lists every message with its size and whether it holds original points. Show it to your data protection officer: it is what really leaves each house.
- *Exact density clusters* sends original points between the sites. It is for speed on one machine or inside one house, not for privacy among several.
- *Density by representatives* sends real points when *Send means* is off.
- Who knows all rows of a cluster but one can compute that one from the mean.</source>
<translation>- Nulla di pubblicato rappresenta meno righe di *Minimo di persone*. È una **garanzia per riga**, ma non privacy differenziale: la media di dieci persone è pur sempre un fatto su dieci persone.
- **Tra le sedi** si vede più che nel rilascio. Il *Registro di confine* elenca ogni messaggio con la sua dimensione e se contiene punti originali. Mostrarlo al responsabile della protezione dei dati: è ciò che davvero lascia ogni ente.
- *Cluster di densità esatti* invia punti originali tra le sedi. Serve alla velocità su una macchina o dentro un ente, non alla privacy tra più enti.
- *Densità per rappresentanti* invia punti reali quando *Invia medie* è disattivato.
- Chi conosce tutte le righe di un cluster tranne una può calcolarla dalla media.</translation>
</message>
<message>
<source>- Undo an earlier release of the same people.
- Protect a fact that the file does not mark: a free text with a name in it is published if its column is.
- Know what others know. The attackers shown are examples, chosen to be strong.</source>
<translation>- Annullare un rilascio precedente delle stesse persone.
- Proteggere un fatto che il file non segnala: un testo libero con un nome dentro è pubblicato se lo è la sua colonna.
- Sapere che cosa sanno gli altri. Gli attaccanti mostrati sono esempi, scelti forti.</translation>
</message>
<message>
<source>- Window, theme, recent file names and the house policy are remembered. Your data is not.
- Sfumato opens no network connection of its own. A cluster scheduler is used only when you type its address.
- Temporary files live in one private folder that is emptied at the end and swept at the next start.</source>
<translation>- Finestra, tema, nomi dei file recenti e regole dell'ente vengono ricordati. I dati no.
- Sfumato non apre da sé alcuna connessione di rete. Uno scheduler di cluster si usa solo quando se ne scrive l'indirizzo.
- I file temporanei stanno in una cartella privata che è svuotata alla fine e ripulita al prossimo avvio.</translation>
</message>
<message>
<source>- `release/data.*`: the anonymized data
- `release/report.html` and `report.pdf`: what was promised, how it was checked, what is not protected
- `release/manifest.json`: technique, parameters, promise, verification, and the hash of every file
- `audit/`: input paths and hashes, seed if any, reasons, and the recipe that runs it again. **It stays in the house.**</source>
<translation>- `release/data.*`: i dati anonimizzati
- `release/report.html` e `report.pdf`: che cosa è promesso, come è stato controllato, che cosa non è protetto
- `release/manifest.json`: tecnica, parametri, promessa, verifica e l'hash di ogni file
- `audit/`: percorsi e hash dei dati, seme se c'è, motivazioni e la ricetta che lo riesegue. **Resta nell'ente.**</translation>
</message>
<message>
<source>0.05 swaps with a partner within 5 % of the ranks: nearly invisible in statistics, and weak as protection. 1 swaps with anybody.</source>
<translation>0,05 scambia con un partner entro il 5 % dei ranghi: quasi invisibile nelle statistiche, e debole come protezione. 1 scambia con chiunque.</translation>
</message>
<message>
<source>1 is the usual house limit. With ε = 0.1 only variants of some dozens of cases survive.</source>
<translation>1 è il limite usuale dell'ente. Con ε = 0,1 sopravvivono solo varianti con alcune decine di casi.</translation>
</message>
<message>
<source>A **green** line passed. An **amber** line needs a reason in your own words: it goes into the audit record with your name and the time, so write it for the colleague who reads it in two years. A **red** line blocks: something promised does not hold, or a rule of the house forbids it.</source>
<translation>Una riga **verde** è superata. Una riga **ambra** richiede una motivazione con parole proprie: va nel fascicolo di audit con nome e ora, quindi scriverla per il collega che la leggerà tra due anni. Una riga **rossa** blocca: qualcosa di promesso non vale, o una regola dell'ente lo vieta.</translation>
</message>
<message>
<source>A component without spread is nearly a person. Refused components are counted; a site with many of them loses weight in the result.</source>
<translation>Una componente senza dispersione è quasi una persona. Le componenti rifiutate si contano; una sede con molte di esse perde peso nel risultato.</translation>
</message>
<message>
<source>A pattern of 4 letters over 24 hours tells night, morning, afternoon, evening.</source>
<translation>Un pattern di 4 lettere su 24 ore dice notte, mattina, pomeriggio, sera.</translation>
</message>
<message>
<source>A quarter of the column's standard deviation is the default: statistics stay good, and single values move noticeably. Look at *Record linkage* before you believe that it is enough.</source>
<translation>Un quarto della deviazione standard della colonna è il valore predefinito: le statistiche restano buone e i singoli valori si spostano in modo percepibile. Guardare *Collegamento di record* prima di credere che basti.</translation>
</message>
<message>
<source>A recipe</source>
<translation>Una ricetta</translation>
</message>
<message>
<source>A step that cannot be taken yet says why when you press it. Going back never loses a result: finished runs stay in the list at the right until you close the window.</source>
<translation>Un passo che non si può ancora fare dice perché quando lo si preme. Tornare indietro non perde mai un risultato: le esecuzioni finite restano nell'elenco a destra finché non si chiude la finestra.</translation>
</message>
<message>
<source>A table with two columns: the label as it was written, and its category.</source>
<translation>Una tabella con due colonne: l'etichetta com'era scritta e la sua categoria.</translation>
</message>
<message>
<source>Activities</source>
<translation>Attività</translation>
</message>
<message>
<source>Agreement</source>
<translation>Concordanza</translation>
</message>
<message>
<source>Allowed: {rule}.</source>
<translation>Ammesso: {rule}.</translation>
</message>
<message>
<source>An attacker knows some activities of a case: as a set, with how often, or in order. The curve is his mean chance to point at the right case, by how many he knows. Dashed: original, solid: release. Down is good.</source>
<translation>Un attaccante conosce alcune attività di un caso: come insieme, con la frequenza o in ordine. La curva è la sua probabilità media di indicare il caso giusto, secondo quante ne conosce. Tratteggiato: originale, continuo: rilascio. In basso è bene.</translation>
</message>
<message>
<source>An attacker knows some points of a curve and tries to find its row. Success in the original is close to 1 with a handful of points; in the release it must stay under the dashed lines 1/k (knows values) and 1/P (knows values and shape).</source>
<translation>Un attaccante conosce alcuni punti di una curva e cerca la sua riga. Nell'originale il successo è vicino a 1 con pochi punti; nel rilascio deve restare sotto le linee tratteggiate 1/k (conosce i valori) e 1/P (conosce valori e forma).</translation>
</message>
<message>
<source>An attacker with a file of originals takes the nearest one for each released row. Where both curves coincide, the nearest is the row's own: it was found.</source>
<translation>Un attaccante con un file di originali prende per ogni riga rilasciata il più vicino. Dove le due curve coincidono, il più vicino è quello della riga stessa: è stata trovata.</translation>
</message>
<message>
<source>Anyone who knows the law of the noise can estimate the distribution of the originals from the released values, and so can the readers of your data: it is what makes perturbed data useful. The single value stays blurred. Move the slider through the iterations; going on too long fits the noise. Spiky columns (40, 40, 40 hours) cannot be reconstructed.</source>
<translation>Chi conosce la legge del rumore può stimare la distribuzione degli originali dai valori rilasciati, e così i lettori dei dati: è ciò che rende utili i dati perturbati. Il singolo valore resta sfumato. Muovere il cursore tra le iterazioni; andare troppo avanti si adatta al rumore. Le colonne a picchi (40, 40, 40 ore) non si possono ricostruire.</translation>
</message>
<message>
<source>At 0.9 half of the weights stay as they are and most others change by one. At 2 a weight of 1 may well be a 4.</source>
<translation>Con 0,9 metà dei pesi resta com'è e la maggior parte degli altri cambia di uno. Con 2 un peso di 1 può ben diventare 4.</translation>
</message>
<message>
<source>At the right stand the figures, risk first. Every one carries a label: see [guarantees and heuristics](guarantees). Select two runs in the list to compare them.</source>
<translation>A destra stanno gli indicatori, prima il rischio. Ognuno porta un'etichetta: vedere [garanzie ed euristiche](guarantees). Fissare due esecuzioni nell'elenco per confrontarle.</translation>
</message>
<message>
<source>Attacker</source>
<translation>Attaccante</translation>
</message>
<message>
<source>Attacker and risk</source>
<translation>Attaccante e rischio</translation>
</message>
<message>
<source>Attackers</source>
<translation>Attaccanti</translation>
</message>
<message>
<source>Attackers on the noise</source>
<translation>Attaccanti sul rumore</translation>
</message>
<message>
<source>Averages several draws, each with a smaller share of ε. It hardly ever pays: leave it at 1 unless your colleagues computed why not.</source>
<translation>Fa la media di più estrazioni, ciascuna con una quota minore di ε. Non conviene quasi mai: lasciarlo a 1 a meno che i colleghi abbiano calcolato perché no.</translation>
</message>
<message>
<source>BIC</source>
<translation>BIC</translation>
</message>
<message>
<source>Bars of what is left of the claimed privacy level: against somebody who knows nothing else (100 %), who knows the distribution, and who filters the noise out of correlated columns. A short third bar means: add correlated noise, more noise, or release fewer columns.</source>
<translation>Barre di ciò che resta del livello di privacy dichiarato: contro chi non sa altro (100 %), chi conosce la distribuzione e chi filtra il rumore da colonne correlate. Una terza barra corta significa: aggiungere rumore correlato, più rumore, o rilasciare meno colonne.</translation>
</message>
<message>
<source>Border log</source>
<translation>Registro di confine</translation>
</message>
<message>
<source>Both losses below each other: what the values lost and what the shapes lost.</source>
<translation>Entrambe le perdite una sotto l'altra: quanto hanno perso i valori e quanto le forme.</translation>
</message>
<message>
<source>Can somebody tell from the release who was in the data?</source>
<translation>Qualcuno può dire dal rilascio chi era nei dati?</translation>
</message>
<message>
<source>Case disclosure</source>
<translation>Divulgazione dei casi</translation>
</message>
<message>
<source>Categories</source>
<translation>Categorie</translation>
</message>
<message>
<source>Choose a technique and its numbers. Every field has a range and a default; the small *i* beside it explains it in a bubble, **F1** opens its section here. A wrong value is marked while you type, with the rule it breaks.</source>
<translation>Scegliere una tecnica e i suoi numeri. Ogni campo ha un intervallo e un valore predefinito; la piccola *i* accanto lo spiega in un fumetto, **F1** apre qui la sua sezione. Un valore errato è segnato mentre si scrive, con la regola che viola.</translation>
</message>
<message>
<source>Choose ε</source>
<translation>Scegli ε</translation>
</message>
<message>
<source>Choosing</source>
<translation>Scelta</translation>
</message>
<message>
<source>Classes of rows</source>
<translation>Classi di righe</translation>
</message>
<message>
<source>Click a point to take its parameters into the form, then run. For differentially private techniques this is the right place to choose: the map shows what to expect, and the release is a draw that nobody has looked at.</source>
<translation>Fare clic su un punto per portarne i parametri nel modulo, poi eseguire. Per le tecniche differenzialmente private è il posto giusto per scegliere: la mappa mostra che cosa aspettarsi, e il rilascio è un'estrazione che nessuno ha guardato.</translation>
</message>
<message>
<source>Closeness</source>
<translation>Vicinanza</translation>
</message>
<message>
<source>Clusters</source>
<translation>Cluster</translation>
</message>
<message>
<source>Colour never stands alone: every line has a sign and a word as well.</source>
<translation>Il colore non sta mai da solo: ogni riga ha anche un segno e una parola.</translation>
</message>
<message>
<source>Column</source>
<translation>Colonna</translation>
</message>
<message>
<source>Columns</source>
<translation>Colonne</translation>
</message>
<message>
<source>Commands</source>
<translation>Comandi</translation>
</message>
<message>
<source>Compare files</source>
<translation>Confronto</translation>
</message>
<message>
<source>Computed on this very result. It tells about this file and nothing about another.</source>
<translation>Calcolato proprio su questo risultato. Dice qualcosa di questo file e nulla di un altro.</translation>
</message>
<message>
<source>Configure</source>
<translation>Configura</translation>
</message>
<message>
<source>Correlations</source>
<translation>Correlazioni</translation>
</message>
<message>
<source>Cost and quality</source>
<translation>Costo e qualità</translation>
</message>
<message>
<source>Cover</source>
<translation>Copertura</translation>
</message>
<message>
<source>Curves that help to choose ε, the number of clusters, or the local radius before you run.</source>
<translation>Curve che aiutano a scegliere ε, il numero di cluster o il raggio locale prima di eseguire.</translation>
</message>
<message>
<source>Decide it before you look at results; it changes what an activity is.</source>
<translation>Deciderlo prima di guardare i risultati; cambia che cosa è un'attività.</translation>
</message>
<message>
<source>Default: {value}.</source>
<translation>Predefinito: {value}.</translation>
</message>
<message>
<source>Differential privacy (ε, δ)</source>
<translation>Privacy differenziale (ε, δ)</translation>
</message>
<message>
<source>Distance of made-up rows to the nearest original, beside that of rows which were never used. If the made-up ones are closer, the sample repeats originals.</source>
<translation>Distanza delle righe inventate dall'originale più vicino, accanto a quella di righe mai usate. Se quelle inventate sono più vicine, il campione ripete originali.</translation>
</message>
<message>
<source>Do not run until the result looks nice and release that one: choosing among draws spends privacy that nobody counts. What you look at is one draw; what you release is a fresh one.</source>
<translation>Non eseguire finché il risultato è bello per poi rilasciare quello: scegliere tra estrazioni consuma privacy che nessuno conta. Ciò che si guarda è un'estrazione; ciò che si rilascia è una nuova.</translation>
</message>
<message>
<source>Drop a file on the window, press **Open**, or try the sample. Sfumato looks at the file before it reads all of it: encoding, separator, decimal sign and header are guessed and shown, and so is what each column is taken for.</source>
<translation>Trascinare un file sulla finestra, premere **Apri**, o provare l'esempio. Sfumato guarda il file prima di leggerlo tutto: codifica, separatore, segno decimale e intestazione sono indovinati e mostrati, e così ciò per cui è presa ogni colonna.</translation>
</message>
<message>
<source>Each pair of sites agrees on random numbers that one adds and the other subtracts: the master sees only the total. Leave it on.</source>
<translation>Ogni coppia di sedi concorda numeri casuali che una aggiunge e l'altra sottrae: il coordinatore vede solo il totale. Lasciarlo attivo.</translation>
</message>
<message>
<source>Earlier releases</source>
<translation>Rilasci precedenti</translation>
</message>
<message>
<source>Envelopes</source>
<translation>Inviluppi</translation>
</message>
<message>
<source>Error by iteration</source>
<translation>Errore per iterazione</translation>
</message>
<message>
<source>Event logs</source>
<translation>Registri eventi</translation>
</message>
<message>
<source>Every column with its role, what is done to it, and how far it moved. Choose one to see it below.</source>
<translation>Ogni colonna con il suo ruolo, che cosa le si fa e quanto si è spostata. Sceglierne una per vederla sotto.</translation>
</message>
<message>
<source>Every number and every claim in Sfumato is labelled as what it is.</source>
<translation>Ogni numero e ogni affermazione in Sfumato sono indicati per quello che sono.</translation>
</message>
<message>
<source>Every point is one choice of parameters that was tried for you, from draws of its own that are thrown away; where noise decides, a point is the mean of several draws. To the left is safer; the other axis is how useful the release would be. Points on the step line are the best there are: no other choice is both safer and more useful. The shaded box is what the house policy accepts. The marked point is the choice in the form.</source>
<translation>Ogni punto è una scelta di parametri provata per Lei, da estrazioni proprie che vengono gettate via; dove decide il rumore, un punto è la media di più estrazioni. A sinistra è più sicuro; l'altro asse è quanto sarebbe utile il rilascio. I punti sulla linea a gradini sono i migliori: nessun'altra scelta è insieme più sicura e più utile. Il riquadro ombreggiato è ciò che le regole dell'ente accettano. Il punto segnato è la scelta nel modulo.</translation>
</message>
<message>
<source>Every release writes its own recipe into the audit folder. The name of every field in a recipe stands in its section of this help.</source>
<translation>Ogni rilascio scrive la propria ricetta nella cartella audit. Il nome di ogni campo nella ricetta sta nella sua sezione di questa guida.</translation>
</message>
<message>
<source>Every way through the process with its cases before and after. A variant with one case is one person's story. Search for activities in their order, parted by commas; choose *Lost* to see what cannot be published.</source>
<translation>Ogni percorso nel processo con i suoi casi prima e dopo. Una variante con un solo caso è la storia di una persona. Cercare attività nel loro ordine, separate da virgole; scegliere *Perse* per vedere ciò che non si può pubblicare.</translation>
</message>
<message>
<source>Every workspace takes the same five steps, shown in the strip at its top: Load, Configure, Run, Inspect, Release. They answer, in this order: *did it read my file right? what will this do to it? is it safe? is it still useful? what exactly leaves the house?*</source>
<translation>Ogni area di lavoro fa gli stessi cinque passi, mostrati nella striscia in alto: Carica, Configura, Esegui, Esamina, Rilascio. Rispondono, in quest'ordine: *ha letto bene il mio file? che cosa gli farà? è sicuro? è ancora utile? che cosa lascia esattamente l'ente?*</translation>
</message>
<message>
<source>Everybody is hidden among at least k. It says nothing about what the k have in common: if all have the same illness, the group tells it. Protected: *which row is mine*. Not protected: *what is true of my group*.</source>
<translation>Ciascuno è nascosto tra almeno k. Non dice nulla di ciò che i k hanno in comune: se tutti hanno la stessa malattia, il gruppo la rivela. Protetto: *quale riga è la mia*. Non protetto: *ciò che vale per il mio gruppo*.</translation>
</message>
<message>
<source>Everything the window does can be done without it: same functions, and for the same recipe and seed the same bytes.</source>
<translation>Tutto ciò che fa la finestra si può fare senza: stesse funzioni, e per la stessa ricetta e lo stesso seme gli stessi byte.</translation>
</message>
<message>
<source>Exit codes</source>
<translation>Codici di uscita</translation>
</message>
<message>
<source>Expected difference</source>
<translation>Differenza attesa</translation>
</message>
<message>
<source>Expected similarity</source>
<translation>Somiglianza attesa</translation>
</message>
<message>
<source>Expected variants</source>
<translation>Varianti attese</translation>
</message>
<message>
<source>Facts about rows that share their quasi-identifiers, about linkage and about noise, each with its label.</source>
<translation>Dati sulle righe che condividono i quasi-identificatori, sul collegamento e sul rumore, ciascuno con la sua etichetta.</translation>
</message>
<message>
<source>Fields</source>
<translation>Campi</translation>
</message>
<message>
<source>Filling inner gaps invents values; dropping rows may drop exactly the unusual people. Both are counted in the report.</source>
<translation>Riempire le lacune interne inventa valori; eliminare righe può eliminare proprio le persone insolite. Entrambi si contano nel rapporto.</translation>
</message>
<message>
<source>Fit against the number of clusters, each further one being charged for. Choose the lowest point, or where the curve stops falling steeply.</source>
<translation>Adattamento rispetto al numero di cluster, dove ognuno in più ha un costo. Scegliere il punto più basso, o dove la curva smette di scendere ripida.</translation>
</message>
<message>
<source>Flow</source>
<translation>Flusso</translation>
</message>
<message>
<source>For clusters over several houses by files: the master writes a message, each site answers with its own Sfumato, someone carries the files. When it has finished, `main.py master RUN --gate` says what the gate says, and `main.py master RUN --release DIR` writes the verified release. See [clusters](clusters).</source>
<translation>Per cluster tra più enti tramite file: il coordinatore scrive un messaggio, ogni sede risponde con il proprio Sfumato, qualcuno porta i file. Alla fine `main.py master RUN --gate` dice che cosa dice il controllo, e `main.py master RUN --release DIR` scrive il rilascio verificato. Vedere [cluster](clusters).</translation>
</message>
<message>
<source>For curves: at least k share an envelope, and at least P of them share a pattern in it. Who knows values and shape is left with P candidates, so think of P as the effective number.</source>
<translation>Per le curve: almeno k condividono un inviluppo, e almeno P di essi vi condividono un pattern. A chi conosce valori e forma restano P candidati, quindi pensare a P come al numero effettivo.</translation>
</message>
<message>
<source>For data that several houses hold and will not put together: hospitals, municipalities, shops. Each **site** computes on its own rows and sends a message; the master adds up. What is released is a model, means or a made-up sample, never rows.</source>
<translation>Per dati che più enti hanno e non riuniscono: ospedali, comuni, negozi. Ogni **sede** calcola sulle proprie righe e invia un messaggio; il coordinatore somma. Si rilascia un modello, medie o un campione inventato, mai righe.</translation>
</message>
<message>
<source>For each distance the share of rows that would lie densely. Choose ε at the bend; drag the mark.</source>
<translation>Per ogni distanza la quota di righe che sarebbero dense. Scegliere ε alla piega; trascinare il segno.</translation>
</message>
<message>
<source>For files in which every row is a curve: meter readings by the hour, sales by the week, a heart rate by the minute. A curve is like a fingerprint: three known values are usually enough to find its owner. So Sfumato publishes **envelopes** instead of curves and **patterns** instead of shapes, each shared by several.</source>
<translation>Per file in cui ogni riga è una curva: letture di contatori per ora, vendite per settimana, un battito per minuto. Una curva è come un'impronta: tre valori noti di solito bastano a trovarne il proprietario. Perciò Sfumato pubblica **inviluppi** invece di curve e **pattern** invece di forme, ciascuno condiviso da più persone.</translation>
</message>
<message>
<source>For files that say what happened in which order: permits, patients, tickets. The sequence of activities of a case is its **variant**. Long variants are as good as a name: in many hospital logs three cases of four have a variant of their own. Sfumato publishes the variants that many cases share, with noisy counts, and nothing else: no case numbers, no times, no other attribute.</source>
<translation>Per file che dicono che cosa è accaduto in quale ordine: permessi, pazienti, ticket. La sequenza di attività di un caso è la sua **variante**. Le varianti lunghe valgono un nome: in molti registri ospedalieri tre casi su quattro hanno una variante propria. Sfumato pubblica le varianti che molti casi condividono, con conteggi rumorosi, e nient'altro: nessun numero di caso, nessun tempo, nessun altro attributo.</translation>
</message>
<message>
<source>For files with a row a person and columns of many kinds. Three tools, which can be chained: **classes** instead of values, **noise** on numbers, values **swapped** between rows. All keep the patterns of the whole and blur the single row.</source>
<translation>Per file con una riga per persona e colonne di molti tipi. Tre strumenti, che si possono concatenare: **classi** invece di valori, **rumore** sui numeri, valori **scambiati** tra righe. Tutti conservano i tratti dell'insieme e sfumano la singola riga.</translation>
</message>
<message>
<source>For maps drawn by people ("what hinders what?"), one map a person, which are added up; or for a graph that was added up already. The danger is the edge that one person drew: who knows that person's opinion finds it, and who finds it knows the opinion.</source>
<translation>Per mappe disegnate da persone («che cosa ostacola che cosa?»), una mappa per persona, che si sommano; o per un grafo già sommato. Il pericolo è l'arco disegnato da una sola persona: chi conosce l'opinione di quella persona lo trova, e chi lo trova conosce l'opinione.</translation>
</message>
<message>
<source>Formulas</source>
<translation>Formule</translation>
</message>
<message>
<source>Fresh randomness</source>
<translation>Casualità fresca</translation>
</message>
<message>
<source>Give bounds that everybody knows (age 0 to 120). Bounds taken from the rows tell the extremes.</source>
<translation>Dare limiti che tutti conoscono (età da 0 a 120). I limiti presi dalle righe rivelano gli estremi.</translation>
</message>
<message>
<source>Graphs</source>
<translation>Grafi</translation>
</message>
<message>
<source>Green, amber, red</source>
<translation>Verde, ambra, rosso</translation>
</message>
<message>
<source>Grey is the original (in this window only), the outline is the release, the line is what anybody can reconstruct. If line and grey agree, readers can still learn the distribution; the single value stays blurred.</source>
<translation>Grigio è l'originale (solo in questa finestra), il contorno è il rilascio, la linea è ciò che chiunque può ricostruire. Se linea e grigio concordano, i lettori possono ancora apprendere la distribuzione; il singolo valore resta sfumato.</translation>
</message>
<message>
<source>Groups</source>
<translation>Gruppi</translation>
</message>
<message>
<source>Guarantees and heuristics</source>
<translation>Garanzie ed euristiche</translation>
</message>
<message>
<source>Heuristics. They blur the single value and keep the distribution. Several blurred columns together can still point at one row, and noise can be filtered out of columns that go together: see the attackers of [tables](tables).</source>
<translation>Euristiche. Sfumano il singolo valore e conservano la distribuzione. Più colonne sfumate insieme possono ancora indicare una riga, e il rumore si può filtrare da colonne legate tra loro: vedere gli attaccanti delle [tabelle](tables).</translation>
</message>
<message>
<source>Higher is better.</source>
<translation>Più alto è meglio.</translation>
</message>
<message>
<source>Higher levels tell finer heights apart, but a pattern is only published at a level at which P rows share it.</source>
<translation>Livelli più alti distinguono altezze più fini, ma un pattern è pubblicato solo a un livello in cui P righe lo condividono.</translation>
</message>
<message>
<source>Histogram</source>
<translation>Istogramma</translation>
</message>
<message>
<source>Houses that may not be connected each run their own Sfumato: the master writes a message, somebody carries it, each site answers with its own rows, until the master has finished. It can be resumed at every round. At the end the master writes a release like any other, through the same gate: *Exchange with other houses*, or `master RUN --release DIR`. See [the command line](commands).</source>
<translation>Gli enti che non possono essere collegati usano ciascuno il proprio Sfumato: il coordinatore scrive un messaggio, qualcuno lo porta, ogni sede risponde con le proprie righe, finché il coordinatore ha finito. Si può riprendere a ogni turno. Alla fine il coordinatore scrive un rilascio come ogni altro, con lo stesso controllo: *Scambio con altri enti*, o `master RUN --release DIR`. Vedere [la riga di comando](commands).</translation>
</message>
<message>
<source>How far the estimate is from the true distribution, which only you know. The mark is where the program stops.</source>
<translation>Quanto la stima dista dalla vera distribuzione, che conosce solo Lei. Il segno è dove si ferma il programma.</translation>
</message>
<message>
<source>How far the shapes could be told apart. A row of boxes is a level, each box a pattern as wide as its rows; one row further down is one letter more in the alphabet. Boxes marked ● are published with their own pattern; hatched boxes marked ✕ took the pattern of others, because too few share theirs. Click a leaf to see its group.</source>
<translation>Fin dove si sono potute distinguere le forme. Una fila di riquadri è un livello, ogni riquadro un pattern largo quanto le sue righe; una fila più in basso è una lettera in più nell'alfabeto. I riquadri con ● sono pubblicati con il proprio pattern; quelli tratteggiati con ✕ hanno preso il pattern di altri, perché troppo pochi condividono il loro. Fare clic su una foglia per vederne il gruppo.</translation>
</message>
<message>
<source>How like the original a release would be on average: 1 the same shares, 0 nothing in common. The shade spans the draws.</source>
<translation>Quanto un rilascio somiglierebbe in media all'originale: 1 le stesse quote, 0 nulla in comune. L'ombra abbraccia le estrazioni.</translation>
</message>
<message>
<source>How many activities would have to change to turn the release into the original, on average.</source>
<translation>Quante attività dovrebbero cambiare in media per trasformare il rilascio nell'originale.</translation>
</message>
<message>
<source>How many edges are at least so heavy, before and after, on axes of powers of ten. The curves should lie close; noise lifts the light end.</source>
<translation>Quanti archi sono almeno così pesanti, prima e dopo, su assi in potenze di dieci. Le curve dovrebbero essere vicine; il rumore alza l'estremo leggero.</translation>
</message>
<message>
<source>How many events a case has, before and after. The tail at the right goes first, because long cases are nearly always unique.</source>
<translation>Quanti eventi ha un caso, prima e dopo. La coda a destra va per prima, perché i casi lunghi sono quasi sempre unici.</translation>
</message>
<message>
<source>How many variants would be released, exactly computed from the probabilities.</source>
<translation>Quante varianti verrebbero rilasciate, calcolato esattamente dalle probabilità.</translation>
</message>
<message>
<source>How much of the rest of the case he learns: 1 when all matching cases went the same way, so that he need not even know which is the right one.</source>
<translation>Quanto apprende del resto del caso: 1 quando tutti i casi compatibili sono andati allo stesso modo, così che non gli serve nemmeno sapere qual è quello giusto.</translation>
</message>
<message>
<source>How much was added to the weights, of all edges and of those at the fringe. Seen here only: who knew it could take it away again.</source>
<translation>Quanto è stato aggiunto ai pesi, di tutti gli archi e di quelli al margine. Si vede solo qui: chi lo sapesse potrebbe toglierlo di nuovo.</translation>
</message>
<message>
<source>How often each activity happens in a case, before and after. If one that matters to your readers falls a lot, say so in your release.</source>
<translation>Quanto spesso ogni attività ricorre in un caso, prima e dopo. Se una che conta per i lettori cala molto, dirlo nel rilascio.</translation>
</message>
<message>
<source>How often each category occurs before and after. Rare ones were merged into *(other)*.</source>
<translation>Quanto spesso ricorre ogni categoria prima e dopo. Quelle rare sono state fuse in *(other)*.</translation>
</message>
<message>
<source>How the file is read</source>
<translation>Come si legge il file</translation>
</message>
<message>
<source>How to read it</source>
<translation>Come leggerlo</translation>
</message>
<message>
<source>How unlike the published pattern is to the row's own shape: 0 the same course, 1 unrelated, 2 the opposite. A second hump near 1 means that many rows took the pattern of others.</source>
<translation>Quanto il pattern pubblicato è diverso dalla forma propria della riga: 0 lo stesso andamento, 1 nessun legame, 2 l'opposto. Una seconda gobba vicino a 1 significa che molte righe hanno preso il pattern di altri.</translation>
</message>
<message>
<source>How well a user of the release can count: "how many lie between a and b at time t?" The bars are the relative error by how many rows the question selects. Questions about few rows are answered badly on purpose.</source>
<translation>Quanto bene un utente del rilascio può contare: «quanti stanno tra a e b al tempo t?» Le barre sono l'errore relativo secondo quante righe la domanda seleziona. Alle domande su poche righe si risponde male di proposito.</translation>
</message>
<message>
<source>How wide the envelopes are, row by row: 0 means the curve itself, and is only possible where k rows are equal. The hump should lie left; a tail at the right are rows in wide groups.</source>
<translation>Quanto sono larghi gli inviluppi, riga per riga: 0 significa la curva stessa, ed è possibile solo dove k righe sono uguali. La gobba dovrebbe stare a sinistra; una coda a destra sono righe in gruppi larghi.</translation>
</message>
<message>
<source>If everybody in a group has the same diagnosis, membership in the group tells the diagnosis, however large the group is.</source>
<translation>Se tutti in un gruppo hanno la stessa diagnosi, l'appartenenza al gruppo rivela la diagnosi, per quanto grande sia il gruppo.</translation>
</message>
<message>
<source>In the unit of the columns, or of the standardised columns if public bounds are given. See the plot *Radius ε*.</source>
<translation>Nell'unità delle colonne, o delle colonne standardizzate se sono dati limiti pubblici. Vedere il grafico *Raggio ε*.</translation>
</message>
<message>
<source>Inspect</source>
<translation>Esamina</translation>
</message>
<message>
<source>Intervals are the honest form. Class means read like exact values, and can be linked nearly as well as originals when many columns are published.</source>
<translation>Gli intervalli sono la forma onesta. Le medie di classe si leggono come valori esatti, e si collegano quasi bene come gli originali quando si pubblicano molte colonne.</translation>
</message>
<message>
<source>Keys</source>
<translation>Tasti</translation>
</message>
<message>
<source>Larger k: more candidates, wider envelopes. Start with the house's smallest group (10), double it, and look how much the value loss grows: often little. k must not exceed the number of rows; a file of 200 curves with k = 50 has at most four groups.</source>
<translation>k più grande: più candidati, inviluppi più larghi. Iniziare con il gruppo minimo dell'ente (10), raddoppiarlo, e guardare quanto cresce la perdita di valore: spesso poco. k non deve superare il numero di righe; un file di 200 curve con k = 50 ha al massimo quattro gruppi.</translation>
</message>
<message>
<source>Leave it on for anything that leaves a house.</source>
<translation>Lasciarlo attivo per tutto ciò che lascia un ente.</translation>
</message>
<message>
<source>Leaves no impossible values, but piles them up at the ends and breaks the reconstruction.</source>
<translation>Non lascia valori impossibili, ma li ammassa agli estremi e rompe la ricostruzione.</translation>
</message>
<message>
<source>Lengths of cases, frequencies of activities, and which variants were lost, beside each other.</source>
<translation>Lunghezze dei casi, frequenze delle attività e quali varianti sono andate perse, affiancate.</translation>
</message>
<message>
<source>Load</source>
<translation>Carica</translation>
</message>
<message>
<source>Look at BIC first.</source>
<translation>Guardare prima il BIC.</translation>
</message>
<message>
<source>Look at three things: are the letters right (é, ü, €)? Are numbers numbers (1,5 or 1.5)? Does every column have the right role? Click the header of a column, or press R on it, to change its role. What looks wrong in the file is listed with row and column, and with buttons that mend it.</source>
<translation>Guardare tre cose: le lettere sono giuste (é, ü, €)? I numeri sono numeri (1,5 o 1.5)? Ogni colonna ha il ruolo giusto? Fare clic sull'intestazione di una colonna, o premere R, per cambiarne il ruolo. Ciò che nel file sembra errato è elencato con riga e colonna, e con pulsanti che lo correggono.</translation>
</message>
<message>
<source>Looked at the result</source>
<translation>Guardato il risultato</translation>
</message>
<message>
<source>Losses</source>
<translation>Perdite</translation>
</message>
<message>
<source>Low rank smooths: it pulls every weight towards what its row and column suggest. It is no protection by itself.</source>
<translation>Il basso rango liscia: porta ogni peso verso ciò che suggeriscono la sua riga e colonna. Da solo non è una protezione.</translation>
</message>
<message>
<source>Lower is better.</source>
<translation>Più basso è meglio.</translation>
</message>
<message>
<source>Makes attacks harder. Nothing is proven: a cleverer attacker or more background knowledge may get through. What our own attackers get is measured and shown, and the report says that it is a heuristic.</source>
<translation>Rende gli attacchi più difficili. Nulla è dimostrato: un attaccante più abile o più conoscenze possono passare. Ciò che ottengono i nostri attaccanti è misurato e mostrato, e il rapporto dice che è un'euristica.</translation>
</message>
<message>
<source>Map</source>
<translation>Mappa</translation>
</message>
<message>
<source>Matrix</source>
<translation>Matrice</translation>
</message>
<message>
<source>Membership</source>
<translation>Appartenenza</translation>
</message>
<message>
<source>Merge labels into categories: type a category into the list, or select several labels and give them one. The count of edges that still rest on one person falls while you work; stop when it no longer does, or when categories no longer say what people meant.</source>
<translation>Fondere etichette in categorie: scrivere una categoria nell'elenco, o selezionare più etichette e assegnarne una. Il numero di archi che si basano ancora su una persona cala mentre si lavora; fermarsi quando non cala più, o quando le categorie non dicono più ciò che le persone intendevano.</translation>
</message>
<message>
<source>Naive cuts by value first: narrow envelopes, coarse patterns. Choose it when counts and levels matter ("how many use more than 2 kWh at noon"). KAPRA groups by shape first: fine patterns, wider envelopes. Choose it when the course matters ("who peaks in the evening").</source>
<translation>Naive taglia prima per valore: inviluppi stretti, pattern grossolani. Sceglierlo quando contano conteggi e livelli («quanti consumano più di 2 kWh a mezzogiorno»). KAPRA raggruppa prima per forma: pattern fini, inviluppi più larghi. Sceglierlo quando conta l'andamento («chi ha il picco la sera»).</translation>
</message>
<message>
<source>Naive or KAPRA?</source>
<translation>Naive o KAPRA?</translation>
</message>
<message>
<source>Name in a recipe: `{name}`.</source>
<translation>Nome nella ricetta: `{name}`.</translation>
</message>
<message>
<source>Name it whenever the file has it. Without it the promise is per case.</source>
<translation>Indicarla ogni volta che il file la contiene. Senza, la promessa è per caso.</translation>
</message>
<message>
<source>Network</source>
<translation>Rete</translation>
</message>
<message>
<source>No seed, no path, no file name and no hash of the original is in `release`. Figures that compare with the original are rounded, and for differentially private releases they stay in the audit unless you tick the box: an exact difference from the original is a fact about the original.</source>
<translation>In `release` non c'è alcun seme, percorso, nome di file né hash dell'originale. Gli indicatori che confrontano con l'originale sono arrotondati, e per i rilasci differenzialmente privati restano nell'audit a meno di spuntare la casella: una differenza esatta dall'originale è un fatto sull'originale.</translation>
</message>
<message>
<source>Noise</source>
<translation>Rumore</translation>
</message>
<message>
<source>Noise on numbers, swapping, classes</source>
<translation>Rumore sui numeri, scambio, classi</translation>
</message>
<message>
<source>Noise protects only as long as nobody can draw it again. With a seed anybody who knows or guesses the seed can take the noise away. Seeds are for tests and teaching.</source>
<translation>Il rumore protegge solo finché nessuno può estrarlo di nuovo. Con un seme chiunque lo conosca o lo indovini può togliere il rumore. I semi sono per prove e didattica.</translation>
</message>
<message>
<source>Nothing is written before the gate is passed. It is a checklist that Sfumato fills and you sign.</source>
<translation>Nulla è scritto prima che il controllo di rilascio sia superato. È una lista che Sfumato compila e Lei firma.</translation>
</message>
<message>
<source>Of the people with the first, so many have the second too. Rules that would tell of fewer than *Fewest people*, in their counts or in the difference of two counts, are left out.</source>
<translation>Tra le persone con il primo, tante hanno anche il secondo. Le regole che rivelerebbero meno di *Minimo di persone*, nei conteggi o nella differenza di due conteggi, sono escluse.</translation>
</message>
<message>
<source>Off unless you type an address. Whoever may send work to the scheduler can run any program on the workers: it is no border between houses that distrust each other.</source>
<translation>Disattivato a meno di scrivere un indirizzo. Chi può inviare lavoro allo scheduler può eseguire qualsiasi programma sui worker: non è un confine tra enti che diffidano.</translation>
</message>
<message>
<source>One-valued classes</source>
<translation>Classi a valore unico</translation>
</message>
<message>
<source>Original and release side by side at the same places, width by weight. Point at a node or edge: the other side answers. The third view shows the difference, less in blue and more in orange. The slider hides weak edges. Positions come from the original and are for this window only; the report is laid out from the release alone.</source>
<translation>Originale e rilascio affiancati negli stessi punti, larghezza secondo il peso. Puntare un nodo o un arco: l'altro lato risponde. La terza vista mostra la differenza, meno in blu e più in arancione. Il cursore nasconde gli archi deboli. Le posizioni vengono dall'originale e sono solo per questa finestra; il rapporto è disegnato dal solo rilascio.</translation>
</message>
<message>
<source>P is what is left to an attacker who knows the shape as well, so a house that asks for groups of 10 against a well-informed attacker should set P = 10, not only k. With P = k patterns become coarse; with k &lt; 2P Naive cannot split a group any more.</source>
<translation>P è ciò che resta a un attaccante che conosce anche la forma, quindi un ente che chiede gruppi di 10 contro un attaccante ben informato dovrebbe impostare P = 10, non solo k. Con P = k i pattern diventano grossolani; con k &lt; 2P Naive non può più dividere un gruppo.</translation>
</message>
<message>
<source>P(release of D in S) ≤ e^ε · P(release of D' in S) + δ.</source>
<translation>P(rilascio di D in S) ≤ e^ε · P(rilascio di D' in S) + δ.</translation>
</message>
<message>
<source>Pairs of columns</source>
<translation>Coppie di colonne</translation>
</message>
<message>
<source>Pairs of columns as points: original below the diagonal, release above. Rows light up in all cells together.</source>
<translation>Coppie di colonne come punti: originale sotto la diagonale, rilascio sopra. Le righe si illuminano insieme in tutte le celle.</translation>
</message>
<message>
<source>Pattern loss</source>
<translation>Perdita di pattern</translation>
</message>
<message>
<source>Patterns</source>
<translation>Pattern</translation>
</message>
<message>
<source>Patterns by level</source>
<translation>Livelli dei pattern</translation>
</message>
<message>
<source>Per person, not per edge: a person with c edges spends c times the ε of an edge.</source>
<translation>Per persona, non per arco: una persona con c archi spende c volte l'ε di un arco.</translation>
</message>
<message>
<source>Plots</source>
<translation>Grafici</translation>
</message>
<message>
<source>Plots of every workspace</source>
<translation>Grafici di ogni area di lavoro</translation>
</message>
<message>
<source>Prefer it when several columns that go together get noise.</source>
<translation>Preferirlo quando più colonne legate tra loro ricevono rumore.</translation>
</message>
<message>
<source>Process</source>
<translation>Processo</translation>
</message>
<message>
<source>Promise verified</source>
<translation>Promessa verificata</translation>
</message>
<message>
<source>Proven: it holds for every release made with these parameters, whatever the data, against every attacker who knows what the promise says. Its unit is named, because a promise per *row* is none for a person with twenty rows.</source>
<translation>Dimostrato: vale per ogni rilascio fatto con questi parametri, qualunque siano i dati, contro ogni attaccante che sappia ciò che dice la promessa. La sua unità è indicata, perché una promessa per *riga* non lo è per una persona con venti righe.</translation>
</message>
<message>
<source>Radius ε</source>
<translation>Raggio ε</translation>
</message>
<message>
<source>Range queries</source>
<translation>Interrogazioni</translation>
</message>
<message>
<source>Ranks</source>
<translation>Ranghi</translation>
</message>
<message>
<source>Recode</source>
<translation>Ricodifica</translation>
</message>
<message>
<source>Reconstruction</source>
<translation>Ricostruzione</translation>
</message>
<message>
<source>Record linkage</source>
<translation>Collegamento di record</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Releases of the same data add up. Sfumato keeps a ledger beside the audit records: two releases with ε = 1 have cost ε = 2 together. The line says what has been spent.</source>
<translation>I rilasci degli stessi dati si sommano. Sfumato tiene un libro accanto ai fascicoli di audit: due rilasci con ε = 1 sono costati insieme ε = 2. La riga dice quanto è stato speso.</translation>
</message>
<message>
<source>Risk</source>
<translation>Rischio</translation>
</message>
<message>
<source>Risk and utility</source>
<translation>Rischio e utilità</translation>
</message>
<message>
<source>Rows by how many others share all their quasi-identifiers. Everything at 1 is unique and easily found again; the house's smallest group is the goal.</source>
<translation>Righe secondo quante altre condividono tutti i loro quasi-identificatori. Tutto ciò che sta a 1 è unico e si ritrova facilmente; il gruppo minimo dell'ente è l'obiettivo.</translation>
</message>
<message>
<source>Rows of the table: clusters found without pooling; columns: clusters found on pooled rows, where they are at hand. All on one cell a row: nothing was lost. The adjusted Rand index sums it up.</source>
<translation>Righe della tabella: cluster trovati senza riunire; colonne: cluster trovati su righe riunite, dove sono a disposizione. Tutto in una cella per riga: nulla è andato perso. L'indice di Rand corretto lo riassume.</translation>
</message>
<message>
<source>Rules</source>
<translation>Regole</translation>
</message>
<message>
<source>Run</source>
<translation>Esegui</translation>
</message>
<message>
<source>Run works in a process of its own; the window stays free, and another workspace can run at the same time. **Cancel** (Esc) answers within a second and leaves everything as it was before.</source>
<translation>L'esecuzione lavora in un processo a parte; la finestra resta libera, e un'altra area di lavoro può essere eseguita allo stesso tempo. **Interrompi** (Esc) risponde entro un secondo e lascia tutto com'era.</translation>
</message>
<message>
<source>Say what you want to be able to tell a person: "your income is known to no better than 10 000". Sfumato computes the noise.</source>
<translation>Dire che cosa si vuole poter dire a una persona: «il Suo reddito non è noto con più precisione di 10 000». Sfumato calcola il rumore.</translation>
</message>
<message>
<source>Scatter</source>
<translation>Dispersione</translation>
</message>
<message>
<source>Separate facts, each with its label. There is no single green tick: a graph can hide who drew an edge and still show that it exists.</source>
<translation>Dati separati, ciascuno con la sua etichetta. Non c'è un unico segno verde: un grafo può nascondere chi ha disegnato un arco e mostrare ancora che esiste.</translation>
</message>
<message>
<source>Set it by what you know of the study ("about ten arrows each"), not by the file: a number taken from the data is a fact that the guarantee does not cover.</source>
<translation>Impostarlo in base a ciò che si sa dello studio («circa dieci frecce ciascuno»), non al file: un numero preso dai dati è un fatto che la garanzia non copre.</translation>
</message>
<message>
<source>Set to 2 or more where a class with one sensitive value would disclose it.</source>
<translation>Impostare 2 o più dove una classe con un solo valore sensibile lo divulgherebbe.</translation>
</message>
<message>
<source>Shapes</source>
<translation>Forme</translation>
</message>
<message>
<source>Share of rows within three standard deviations of some component. More components cover more; choose where it hardly rises any more.</source>
<translation>Quota di righe entro tre deviazioni standard da una componente. Più componenti coprono di più; scegliere dove non cresce quasi più.</translation>
</message>
<message>
<source>Source: Rafiei, Wangelik, van der Aalst: TraVaS, differentially private trace variant selection for process mining.</source>
<translation>Fonte: Rafiei, Wangelik, van der Aalst: TraVaS, differentially private trace variant selection for process mining.</translation>
</message>
<message>
<source>Source: Shou, Shang, Chen, Chen, Zhang: Supporting Pattern-Preserving Anonymization for Time-Series Data. IEEE TKDE 25(4), 2013.</source>
<translation>Fonte: Shou, Shang, Chen, Chen, Zhang: Supporting Pattern-Preserving Anonymization for Time-Series Data. IEEE TKDE 25(4), 2013.</translation>
</message>
<message>
<source>Sources: Xu, Jäger, Kriegel 1999 (PDBSCAN); Januzaj, Kriegel, Pfeifle 2004 (SDBDC); Kriegel, Kröger, Pryakhin, Schubert 2005 (distributed EM).</source>
<translation>Fonti: Xu, Jäger, Kriegel 1999 (PDBSCAN); Januzaj, Kriegel, Pfeifle 2004 (SDBDC); Kriegel, Kröger, Pryakhin, Schubert 2005 (EM distribuito).</translation>
</message>
<message>
<source>Tables</source>
<translation>Tabelle</translation>
</message>
<message>
<source>Take the house's smallest group.</source>
<translation>Prendere il gruppo minimo dell'ente.</translation>
</message>
<message>
<source>Ten classes of equal frequency keep most of what a reader wants of an age. Fewer protect more.</source>
<translation>Dieci classi di uguale frequenza conservano la maggior parte di ciò che un lettore vuole sapere di un'età. Meno classi proteggono di più.</translation>
</message>
<message>
<source>The attacker accuses rows of having been in. On the diagonal he guesses; a bow to the upper left means that the release tells on its members.</source>
<translation>L'attaccante accusa righe di essere state dentro. Sulla diagonale tira a indovinare; un arco verso l'alto a sinistra significa che il rilascio tradisce i suoi membri.</translation>
</message>
<message>
<source>The attacker's success beside the facts that decide it.</source>
<translation>Il successo dell'attaccante accanto ai dati che lo decidono.</translation>
</message>
<message>
<source>The band is what is published: at each time point, one interval for the whole group. The thin lines are the members, drawn in this window only. Step lines are the published patterns. A band that is narrow where the lines are close is good; a band as wide as the whole plot tells nothing there. Space switches between before and after.</source>
<translation>La banda è ciò che si pubblica: a ogni istante, un intervallo per l'intero gruppo. Le linee sottili sono i membri, disegnati solo in questa finestra. Le linee a gradini sono i pattern pubblicati. Una banda stretta dove le linee sono vicine è buona; una banda larga quanto tutto il grafico lì non dice nulla. Spazio passa tra prima e dopo.</translation>
</message>
<message>
<source>The card under the form says in words what will be promised, and, under *Not protected*, what will not. Read both: the second is the one that is forgotten.</source>
<translation>La scheda sotto il modulo dice a parole che cosa sarà promesso e, in *Non protetto*, che cosa no. Leggere entrambi: il secondo è quello che si dimentica.</translation>
</message>
<message>
<source>The chosen column before and after. Hover a released value: the bar shows the interval in which the original lies with the stated confidence. For classes, each bar is a class; a class of one single value gives it away and is marked.</source>
<translation>La colonna scelta prima e dopo. Passare su un valore rilasciato: la barra mostra l'intervallo in cui sta l'originale con la confidenza indicata. Per le classi, ogni barra è una classe; una classe con un solo valore lo rivela ed è segnata.</translation>
</message>
<message>
<source>The command line</source>
<translation>La riga di comando</translation>
</message>
<message>
<source>The extra factor makes a weight of 1 look like 2, 3, 4 or 5. It lowers the average risk, but there is no ε next to it, and none is shown.</source>
<translation>Il fattore in più fa sembrare un peso di 1 come 2, 3, 4 o 5. Abbassa il rischio medio, ma accanto ad esso non c'è un ε, e non se ne mostra.</translation>
</message>
<message>
<source>The figures</source>
<translation>Gli indicatori</translation>
</message>
<message>
<source>The files are written, read back by a separate process and checked by a verifier that shares no code with the technique. If a check fails after writing, the folder is removed again and the gate says why.</source>
<translation>I file sono scritti, riletti da un processo separato e controllati da un verificatore che non condivide codice con la tecnica. Se un controllo fallisce dopo la scrittura, la cartella viene rimossa e il controllo dice perché.</translation>
</message>
<message>
<source>The five steps</source>
<translation>I cinque passi</translation>
</message>
<message>
<source>The gate and the house policy</source>
<translation>Il controllo di rilascio e le regole dell'ente</translation>
</message>
<message>
<source>The gate lists what was checked, see [the gate](gate). Afterwards there are two folders: `release` may leave the house, `audit` stays.</source>
<translation>Il controllo elenca ciò che è stato verificato, vedere [il controllo di rilascio](gate). Dopo ci sono due cartelle: `release` può lasciare l'ente, `audit` resta.</translation>
</message>
<message>
<source>The house policy</source>
<translation>Le regole dell'ente</translation>
</message>
<message>
<source>The house's smallest group.</source>
<translation>Il gruppo minimo dell'ente.</translation>
</message>
<message>
<source>The k-groups, widest envelope first: these rows lose most. A group with a very wide envelope usually holds an outlier; its other members pay for it. Choose a row to see the group in the picture beside it.</source>
<translation>I k-gruppi, prima l'inviluppo più largo: queste righe perdono di più. Un gruppo con un inviluppo molto largo di solito contiene un valore anomalo; gli altri membri ne pagano il prezzo. Scegliere una riga per vedere il gruppo nell'immagine accanto.</translation>
</message>
<message>
<source>The knob between cost, privacy and quality.</source>
<translation>La manopola tra costo, privacy e qualità.</translation>
</message>
<message>
<source>The last tick is yours: you have looked at the plots and figures and would answer for them.</source>
<translation>L'ultima spunta è Sua: ha guardato grafici e indicatori e ne risponderebbe.</translation>
</message>
<message>
<source>The loaded log against any other: a release, the result of another program, last year's log. All plots then show that pair until you go back to the run.</source>
<translation>Il registro caricato a confronto con qualsiasi altro: un rilascio, il risultato di un altro programma, il registro dell'anno scorso. Tutti i grafici mostrano poi quella coppia finché non si torna all'esecuzione.</translation>
</message>
<message>
<source>The most important nodes of the original and their rank in the release. The shorter the sticks, the better the story is kept; long sticks are nodes whose rank cannot be trusted in the release. Click a node to see it in the network.</source>
<translation>I nodi più importanti dell'originale e il loro rango nel rilascio. Più corti i bastoncini, meglio si conserva la storia; i bastoncini lunghi sono nodi del cui rango non ci si può fidare nel rilascio. Fare clic su un nodo per vederlo nella rete.</translation>
</message>
<message>
<source>The plain rule of statistical offices: edges on fewer people are left out. It protects more than noise, and loses more.</source>
<translation>La semplice regola degli uffici statistici: gli archi su meno persone sono esclusi. Protegge più del rumore, e perde di più.</translation>
</message>
<message>
<source>The plots</source>
<translation>I grafici</translation>
</message>
<message>
<source>The plots show the original beside the release; the original is drawn in this window only and is left out of saved pictures or, where that is not possible, stamped as *not for publication*. Every plot can show its facts as a table (**Table**), be saved as a picture or drawing, and have its data saved.</source>
<translation>I grafici mostrano l'originale accanto al rilascio; l'originale è disegnato solo in questa finestra ed è escluso dalle immagini salvate o, dove non è possibile, timbrato come *non pubblicare*. Ogni grafico può mostrare i suoi dati come tabella (**Tabella**), essere salvato come immagine o disegno, e salvare i suoi dati.</translation>
</message>
<message>
<source>The probability that a variant of a single case slips through. Keep it below one divided by the number of cases: with 1 000 cases, 0.001 or less. The smaller δ, the higher the threshold.</source>
<translation>La probabilità che una variante di un solo caso sfugga. Tenerla sotto uno diviso per il numero di casi: con 1 000 casi, 0,001 o meno. Più piccolo δ, più alta la soglia.</translation>
</message>
<message>
<source>The promises in plain words</source>
<translation>Le promesse in parole semplici</translation>
</message>
<message>
<source>The release would have looked nearly the same without you: no outcome is more than e^ε times as likely because you are in the data, except with probability δ. It holds whatever the attacker already knows, and it adds up: each release of the same data spends its own ε. It does not hide what is true of many people.</source>
<translation>Il rilascio sarebbe apparso quasi uguale senza di Lei: nessun esito è più di e^ε volte più probabile perché Lei è nei dati, salvo con probabilità δ. Vale qualunque cosa l'attaccante già sappia, e si somma: ogni rilascio degli stessi dati spende il proprio ε. Non nasconde ciò che vale per molte persone.</translation>
</message>
<message>
<source>The rows as points on two columns or two principal components, by site (shape) or cluster (colour), in this window only; on top what was found: ellipses of a mixture, centroids with their way, representatives as discs. An ellipse over empty space, or one that holds two heaps, means: choose another number of components. While EM runs, the ellipses of the sites move in the colours of the sites, then those of the merged model. Very many rows are drawn as a density; zoom in to see them one by one.</source>
<translation>Le righe come punti su due colonne o due componenti principali, per sede (forma) o cluster (colore), solo in questa finestra; sopra, ciò che è stato trovato: ellissi di una mistura, centroidi con il loro percorso, rappresentanti come dischi. Un'ellisse sullo spazio vuoto, o una con due mucchi, significa: scegliere un altro numero di componenti. Mentre EM è in corso, le ellissi delle sedi si muovono nei colori delle sedi, poi quelle del modello unito. Moltissime righe sono disegnate come densità; ingrandire per vederle una a una.</translation>
</message>
<message>
<source>The same as a list, most changed first.</source>
<translation>Lo stesso come elenco, prima ciò che è cambiato di più.</translation>
</message>
<message>
<source>The same as rows and columns, for dense graphs: a dark cell is a strong edge. A graph of more than 60 nodes, or one where nearly a third of all pairs is tied, opens here by itself once; the network is a tab away. In the network the strongest 1 500 edges of the strongest 1 000 nodes are drawn, and it says so.</source>
<translation>Lo stesso come righe e colonne, per grafi densi: una cella scura è un arco forte. Un grafo con più di 60 nodi, o uno in cui quasi un terzo di tutte le coppie è legato, si apre qui da sé una volta; la rete è a una scheda di distanza. Nella rete si disegnano i 1 500 archi più forti dei 1 000 nodi più forti, e lo dice.</translation>
</message>
<message>
<source>The simulated attacker knows more than most real ones. 0.1 means: at most one try in ten may be right on average.</source>
<translation>L'attaccante simulato sa più della maggior parte di quelli veri. 0,1 significa: al massimo un tentativo su dieci può essere giusto in media.</translation>
</message>
<message>
<source>The smallest group that your house lets out. 10 is common in official statistics; 3 to 5 is used where data is coarse already.</source>
<translation>Il gruppo più piccolo che l'ente lascia uscire. 10 è comune nella statistica ufficiale; da 3 a 5 si usa dove i dati sono già grossolani.</translation>
</message>
<message>
<source>The techniques</source>
<translation>Le tecniche</translation>
</message>
<message>
<source>The three labels</source>
<translation>Le tre etichette</translation>
</message>
<message>
<source>The walk</source>
<translation>Il percorso</translation>
</message>
<message>
<source>Time runs down; each arrow is a message between a site and the master, with what it contains and how many bytes. Messages with original points are marked by shape and word. It goes into the audit.</source>
<translation>Il tempo scorre verso il basso; ogni freccia è un messaggio tra una sede e il coordinatore, con ciò che contiene e quanti byte. I messaggi con punti originali sono segnati da forma e parola. Va nell'audit.</translation>
</message>
<message>
<source>Time series</source>
<translation>Serie temporali</translation>
</message>
<message>
<source>Trace disclosure</source>
<translation>Divulgazione delle tracce</translation>
</message>
<message>
<source>Trace lengths</source>
<translation>Lunghezze delle tracce</translation>
</message>
<message>
<source>Two releases with (ε₁, δ₁) and (ε₂, δ₂) are together (ε₁ + ε₂, δ₁ + δ₂)-private. A unit that occurs c times is protected with c·ε.</source>
<translation>Due rilasci con (ε₁, δ₁) e (ε₂, δ₂) sono insieme (ε₁ + ε₂, δ₁ + δ₂)-privati. Un'unità che compare c volte è protetta con c·ε.</translation>
</message>
<message>
<source>Unit: {unit}.</source>
<translation>Unità: {unit}.</translation>
</message>
<message>
<source>Value loss</source>
<translation>Perdita di valore</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianti</translation>
</message>
<message>
<source>Variants by the number of their cases: how many were kept and how many lost. Everything under the threshold is lost with near certainty.</source>
<translation>Varianti per numero di casi: quante mantenute e quante perse. Tutto sotto la soglia va perso quasi con certezza.</translation>
</message>
<message>
<source>Variants lost</source>
<translation>Varianti perse</translation>
</message>
<message>
<source>Weights</source>
<translation>Pesi</translation>
</message>
<message>
<source>What a smaller local radius costs (bytes sent) and brings (closeness to the pooled result).</source>
<translation>Quanto costa un raggio locale più piccolo (byte inviati) e che cosa porta (vicinanza al risultato riunito).</translation>
</message>
<message>
<source>What becomes of refused components. *Widened and moved*: a component that is too narrow gets the spread it lacks, and its mean is moved at random by as much as was added, so that it tells its place no better than a component as wide as τ asks; a component of too few rows stays. *United*: each is joined to the neighbour that costs least. *Stay*: nothing of them leaves.</source>
<translation>Che cosa diventano le componenti rifiutate. *Allargate e spostate*: una componente troppo stretta riceve la dispersione che le manca, e la sua media è spostata a caso di quanto è stato aggiunto, così che non rivela il suo posto meglio di una larga quanto chiede τ; una di troppo poche righe resta. *Unite*: ciascuna si unisce al vicino che costa meno. *Restano*: nulla di esse esce.</translation>
</message>
<message>
<source>What is kept, and what is not</source>
<translation>Che cosa si conserva e che cosa no</translation>
</message>
<message>
<source>What is left of the protection when somebody tries.</source>
<translation>Che cosa resta della protezione quando qualcuno ci prova.</translation>
</message>
<message>
<source>What is written</source>
<translation>Che cosa si scrive</translation>
</message>
<message>
<source>What it protects, and what not</source>
<translation>Che cosa protegge e che cosa no</translation>
</message>
<message>
<source>What no technique can do</source>
<translation>Che cosa nessuna tecnica può fare</translation>
</message>
<message>
<source>What other values of ε would bring, from draws that are thrown away. Choose here, before the release: choosing among actual releases spends privacy that nobody counts. Drag the line to set ε.</source>
<translation>Che cosa porterebbero altri valori di ε, da estrazioni gettate via. Scegliere qui, prima del rilascio: scegliere tra rilasci effettivi consuma privacy che nessuno conta. Trascinare la linea per impostare ε.</translation>
</message>
<message>
<source>What somebody learns who already knows some activities of a case.</source>
<translation>Che cosa apprende chi conosce già alcune attività di un caso.</translation>
</message>
<message>
<source>What the columns are</source>
<translation>Che cosa sono le colonne</translation>
</message>
<message>
<source>Which activity directly follows which; arrows are as wide as they are frequent per case. In the difference, solid orange (+) happens more often than in the original, dashed blue (−) less often. Rare paths vanish first: do not read the released picture as proof that something never happens.</source>
<translation>Quale attività segue direttamente quale; le frecce sono larghe quanto sono frequenti per caso. Nella differenza, l'arancione continuo (+) accade più spesso che nell'originale, il blu tratteggiato (−) meno spesso. I percorsi rari spariscono per primi: non leggere l'immagine rilasciata come prova che qualcosa non accade mai.</translation>
</message>
<message>
<source>Which columns go together, before and after, and the difference: blue falls, orange rises, pale is unrelated. A dark cell in the difference is a link that readers of the release will get wrong.</source>
<translation>Quali colonne vanno insieme, prima e dopo, e la differenza: blu scende, arancione sale, pallido è senza legame. Una cella scura nella differenza è un legame che i lettori del rilascio vedranno errato.</translation>
</message>
<message>
<source>Which edges rested on one person? The curve shows how many of them the attacker finds against how many others he accuses by mistake. On the diagonal he guesses. The Bayes attacker knows the method and its numbers, the naive one takes the lightest edges.</source>
<translation>Quali archi si basavano su una persona? La curva mostra quanti ne trova l'attaccante rispetto a quanti altri accusa per errore. Sulla diagonale tira a indovinare. L'attaccante bayesiano conosce il metodo e i suoi numeri, quello ingenuo prende gli archi più leggeri.</translation>
</message>
<message>
<source>Which original variant became which in the release: left the original, right the release. A band is as wide as the cases that would have to change, its colour says by how much; what stayed the same is grey; hatched bands end in the buffer: cases that were removed or added as a whole. *Similarity* counts shares of the log, *Difference* counts cases. Point at a band to see both sequences aligned below, with a sign for every step: kept, inserted (+), deleted (−), replaced (~).</source>
<translation>Quale variante originale è diventata quale nel rilascio: a sinistra l'originale, a destra il rilascio. Una banda è larga quanto i casi che dovrebbero cambiare, il colore dice di quanto; ciò che è rimasto uguale è grigio; le bande tratteggiate finiscono nel buffer: casi rimossi o aggiunti per intero. *Somiglianza* conta quote del registro, *Differenza* conta casi. Puntare una banda per vedere sotto le due sequenze allineate, con un segno per ogni passo: mantenuto, inserito (+), eliminato (−), sostituito (~).</translation>
</message>
<message>
<source>Which values occur together, most people first.</source>
<translation>Quali valori compaiono insieme, prima con più persone.</translation>
</message>
<message>
<source>With 1, persons with many cases lose all but one, and the promise holds per person with the same ε.</source>
<translation>Con 1, le persone con molti casi li perdono tutti tranne uno, e la promessa vale per persona con lo stesso ε.</translation>
</message>
<message>
<source>Working by files</source>
<translation>Lavorare con file</translation>
</message>
<message>
<source>Your file is opened for reading only. It is the same, byte for byte, afterwards.</source>
<translation>Il file è aperto solo in lettura. Dopo è lo stesso, byte per byte.</translation>
</message>
<message>
<source>`--json` prints one JSON object and nothing else; progress goes to the error stream.</source>
<translation>`--json` stampa un oggetto JSON e nient'altro; l'avanzamento va nel flusso degli errori.</translation>
</message>
<message>
<source>`main.py compare KIND ORIGINAL RELEASED` measures utility and risk of any pair of files, whoever made them.</source>
<translation>`main.py compare KIND ORIGINAL RELEASED` misura utilità e rischio di qualsiasi coppia di file, chiunque li abbia fatti.</translation>
</message>
<message>
<source>`main.py demo --out DIR` makes a sample release in every workspace.</source>
<translation>`main.py demo --out DIR` fa un rilascio di esempio in ogni area di lavoro.</translation>
</message>
<message>
<source>`main.py run RECIPE.toml --out DIR` loads, runs, measures, verifies and releases. Without a recipe: `main.py run timeseries.kapra meters.csv --set k=10 --set P=3 --out DIR`.</source>
<translation>`main.py run RECIPE.toml --out DIR` carica, esegue, misura, verifica e rilascia. Senza ricetta: `main.py run timeseries.kapra meters.csv --set k=10 --set P=3 --out DIR`.</translation>
</message>
<message>
<source>`main.py techniques` lists every technique with its parameters, ranges, defaults and help.</source>
<translation>`main.py techniques` elenca ogni tecnica con parametri, intervalli, valori predefiniti e guida.</translation>
</message>
<message>
<source>`main.py verify DIR` checks a release folder against its own promise and hashes. It needs nothing but the folder, so whoever receives the data can do it too.</source>
<translation>`main.py verify DIR` controlla una cartella di rilascio rispetto alla propria promessa e agli hash. Serve solo la cartella, quindi può farlo anche chi riceve i dati.</translation>
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
<translation>garanzia</translation>
</message>
<message>
<source>heuristic</source>
<translation>euristica</translation>
</message>
<message>
<source>k-anonymity</source>
<translation>k-anonimato</translation>
</message>
<message>
<source>master and site</source>
<translation>master e site</translation>
</message>
<message>
<source>measured</source>
<translation>misurato</translation>
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
| Space | in a plot: before and after |
| R | in the preview: what is this column? |
| Tab, Shift+Tab | to the next and the previous control |</source>
<translation>| Tasto | Che cosa fa |
| --- | --- |
| Ctrl+O | aprire un file |
| Ctrl+L, Ctrl+K, Ctrl+R, Ctrl+I, Ctrl+E | Carica, Configura, Esegui, Esamina, Rilascio |
| Esc | interrompere ciò che è in corso |
| Ctrl+1 … Ctrl+5 | i cinque tipi di dati |
| F1 | guida su ciò che ha il focus |
| Ctrl+F1 | tutti i tasti |
| Ctrl++, Ctrl+−, Ctrl+0 | lettere più grandi, più piccole, normali |
| Spazio | in un grafico: prima e dopo |
| R | nell'anteprima: che cos'è questa colonna? |
| Tab, Maiusc+Tab | al controllo successivo e precedente |</translation>
</message>
<message>
<source>ε = 1 lets the odds of anything about one person change by the factor e ≈ 2.7 at most; ε = 3 by 20, ε = 0.1 by 1.1.</source>
<translation>ε = 1 lascia cambiare le probabilità di qualcosa su una persona al massimo del fattore e ≈ 2,7; ε = 3 di 20, ε = 0,1 di 1,1.</translation>
</message>
<message>
<source>ε-differential privacy: for all data sets D, D' that differ in one unit (case, person, edge) and all sets S of outcomes,</source>
<translation>Privacy differenziale ε: per tutti gli insiemi di dati D, D' che differiscono in un'unità (caso, persona, arco) e tutti gli insiemi S di esiti,</translation>
</message>
</context>
<context>
<name>HelpWindow</name>
<message>
<source>Close</source>
<translation>Chiudi</translation>
</message>
<message>
<source>Contents</source>
<translation>Indice</translation>
</message>
<message>
<source>Find in this page</source>
<translation>Cerca in questa pagina</translation>
</message>
<message>
<source>Find in this page (Ctrl+F)</source>
<translation>Cerca in questa pagina (Ctrl+F)</translation>
</message>
<message>
<source>Help text</source>
<translation>Testo della guida</translation>
</message>
<message>
<source>Sfumato help</source>
<translation>Guida di Sfumato</translation>
</message>
<message>
<source>not found</source>
<translation>non trovato</translation>
</message>
</context>
<context>
<name>Histogram</name>
<message>
<source>Count</source>
<translation>Numero</translation>
</message>
<message>
<source>Distribution</source>
<translation>Distribuzione</translation>
</message>
<message>
<source>From</source>
<translation>Da</translation>
</message>
<message>
<source>mean {value}</source>
<translation>media {value}</translation>
</message>
</context>
<context>
<name>History</name>
<message>
<source>Click to look at a run again.</source>
<translation>Clic per rivedere un'esecuzione.</translation>
</message>
<message>
<source>Compare pinned</source>
<translation>Confronta fissate</translation>
</message>
<message>
<source>Finished runs</source>
<translation>Esecuzioni finite</translation>
</message>
<message>
<source>Keep the selected run for a comparison: pin two to see them together</source>
<translation>Tenere l'esecuzione scelta per un confronto: fissarne due per vederle insieme</translation>
</message>
<message>
<source>Pin</source>
<translation>Fissa</translation>
</message>
<message>
<source>Runs</source>
<translation>Esecuzioni</translation>
</message>
<message>
<source>Unpin</source>
<translation>Sblocca</translation>
</message>
</context>
<context>
<name>Icicle</name>
<message>
<source>Depth</source>
<translation>Profondità</translation>
</message>
<message>
<source>Name</source>
<translation>Nome</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
<message>
<source>State</source>
<translation>Stato</translation>
</message>
<message>
<source>{name}   {depth}   {size} rows   {state}</source>
<translation>{name}   {depth}   {size} righe   {state}</translation>
</message>
</context>
<context>
<name>Itemsets</name>
<message>
<source>1 pattern</source>
<translation>1 pattern</translation>
</message>
<message>
<source>1 person</source>
<translation>1 persona</translation>
</message>
<message>
<source>Items</source>
<translation>Elementi</translation>
</message>
<message>
<source>Pattern</source>
<translation>Pattern</translation>
</message>
<message>
<source>Patterns</source>
<translation>Pattern</translation>
</message>
<message>
<source>People</source>
<translation>Persone</translation>
</message>
<message>
<source>Share %</source>
<translation>Quota %</translation>
</message>
<message>
<source>What occurs together, most people first.</source>
<translation>Che cosa compare insieme, prima con più persone.</translation>
</message>
<message>
<source>{n} patterns</source>
<translation>{n} pattern</translation>
</message>
<message>
<source>{n} people</source>
<translation>{n} persone</translation>
</message>
</context>
<context>
<name>KDistance</name>
<message>
<source>Dense rows (%)</source>
<translation>Righe dense (%)</translation>
</message>
<message>
<source>Distance to the {k}th nearest row (ε)</source>
<translation>Distanza dalla {k}ª riga più vicina (ε)</translation>
</message>
<message>
<source>Open a file to see how close its rows lie.</source>
<translation>Aprire un file per vedere quanto sono vicine le sue righe.</translation>
</message>
<message>
<source>Radius ε</source>
<translation>Raggio ε</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
<message>
<source>Share of rows whose k-th nearest row lies within a distance: these would be dense at this ε. Beyond the bend there is mostly noise. Drag the mark to set ε.</source>
<translation>Quota di righe la cui k-esima riga più vicina sta entro una distanza: sarebbero dense con questo ε. Oltre la piega c'è soprattutto rumore. Trascinare il segno per impostare ε.</translation>
</message>
<message>
<source>The rows are not here: ε cannot be suggested.</source>
<translation>Le righe non sono qui: ε non si può suggerire.</translation>
</message>
<message>
<source>suggested ε = {eps}</source>
<translation>ε suggerito = {eps}</translation>
</message>
<message>
<source>ε = {eps}</source>
<translation>ε = {eps}</translation>
</message>
</context>
<context>
<name>Keeper</name>
<message>
<source>Bring it back</source>
<translation>Ripristina</translation>
</message>
<message>
<source>Files, parameters, roles and the list of runs come back; results are computed again.</source>
<translation>File, parametri, ruoli e l'elenco delle esecuzioni tornano; i risultati si calcolano di nuovo.</translation>
</message>
<message>
<source>Forget it</source>
<translation>Dimentica</translation>
</message>
<message>
<source>The last session ended unexpectedly. Bring back {files}?</source>
<translation>L'ultima sessione è terminata in modo imprevisto. Ripristinare {files}?</translation>
</message>
<message>
<source>The session cannot be kept for later: {why}</source>
<translation>La sessione non può essere conservata: {why}</translation>
</message>
</context>
<context>
<name>Lengths</name>
<message>
<source>1% of the cases are longer than {count}</source>
<translation>L’1% dei casi è più lungo di {count}</translation>
</message>
<message>
<source>Events of a case</source>
<translation>Eventi di un caso</translation>
</message>
<message>
<source>How many events a case has. Rare long traces are the first to be lost.</source>
<translation>Quanti eventi ha un caso. Le tracce lunghe e rare sono le prime a perdersi.</translation>
</message>
<message>
<source>Open a log to see its traces.</source>
<translation>Aprire un registro per vederne le tracce.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Other log</source>
<translation>Altro registro</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Share of cases (%)</source>
<translation>Quota di casi (%)</translation>
</message>
<message>
<source>Tells of the original: not for publication.</source>
<translation>Rivela qualcosa dell'originale: non pubblicare.</translation>
</message>
<message>
<source>Trace lengths</source>
<translation>Lunghezze delle tracce</translation>
</message>
</context>
<context>
<name>LevelTree</name>
<message>
<source>How finely shapes are told apart: each box is a pattern at its level, as wide as its rows. Rows stay at the level where fewer than P would share the next. Click a leaf to see its group.</source>
<translation>Quanto finemente si distinguono le forme: ogni riquadro è un pattern al suo livello, largo quanto le sue righe. Le righe restano al livello dove meno di P condividerebbero il successivo. Fare clic su una foglia per vederne il gruppo.</translation>
</message>
<message>
<source>Level (letters of the alphabet)</source>
<translation>Livello (lettere dell'alfabeto)</translation>
</message>
<message>
<source>Patterns by level</source>
<translation>Livelli dei pattern</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
<message>
<source>Run a technique to see its patterns.</source>
<translation>Eseguire una tecnica per vederne i pattern.</translation>
</message>
<message>
<source>left out</source>
<translation>esclusa</translation>
</message>
<message>
<source>published with its own pattern</source>
<translation>pubblicata con il proprio pattern</translation>
</message>
<message>
<source>split further</source>
<translation>suddivisa ancora</translation>
</message>
<message>
<source>took the pattern of others</source>
<translation>ha preso il pattern di altri</translation>
</message>
</context>
<context>
<name>Linkage</name>
<message>
<source>An attacker with a file of originals ({columns}) takes the nearest one. Where the two curves coincide, the nearest original is the row's own.</source>
<translation>Un attaccante con un file di originali ({columns}) prende il più vicino. Dove le due curve coincidono, l'originale più vicino è quello della riga stessa.</translation>
</message>
<message>
<source>Distance (standard deviations)</source>
<translation>Distanza (deviazioni standard)</translation>
</message>
<message>
<source>Measured on {rows} sampled rows.</source>
<translation>Misurato su {rows} righe campionate.</translation>
</message>
<message>
<source>No column that an attacker could link by.</source>
<translation>Nessuna colonna con cui un attaccante potrebbe collegare.</translation>
</message>
<message>
<source>Record linkage</source>
<translation>Collegamento di record</translation>
</message>
<message>
<source>Released rows</source>
<translation>Righe rilasciate</translation>
</message>
<message>
<source>To its own original</source>
<translation>Dal proprio originale</translation>
</message>
<message>
<source>To the nearest original</source>
<translation>Dall'originale più vicino</translation>
</message>
<message>
<source>{share} of the released rows find their own original</source>
<translation>{share} delle righe rilasciate trova il proprio originale</translation>
</message>
</context>
<context>
<name>Listing</name>
<message>
<source>Data as CSV…</source>
<translation>Dati come CSV…</translation>
</message>
<message>
<source>List</source>
<translation>Elenco</translation>
</message>
<message>
<source>Not saved: {problem}</source>
<translation>Non salvato: {problem}</translation>
</message>
<message>
<source>Nothing to list yet.</source>
<translation>Ancora niente da elencare.</translation>
</message>
<message>
<source>Save</source>
<translation>Salva</translation>
</message>
<message>
<source>Save the list</source>
<translation>Salvare l'elenco</translation>
</message>
</context>
<context>
<name>LoadPage</name>
<message>
<source>Click a header to say what a column is. These are the first rows of the file.</source>
<translation>Fare clic su un'intestazione per dire che cos'è la colonna. Queste sono le prime righe del file.</translation>
</message>
<message>
<source>How the file is read</source>
<translation>Come si legge il file</translation>
</message>
<message>
<source>Is this read right?</source>
<translation>È stato letto bene?</translation>
</message>
<message>
<source>Open another file…</source>
<translation>Apri un altro file…</translation>
</message>
<message>
<source>and {n} more of this kind</source>
<translation>e altri {n} di questo tipo</translation>
</message>
<message>
<source>{where}: {what}</source>
<translation>{where}: {what}</translation>
</message>
</context>
<context>
<name>Lollipop</name>
<message>
<source>Node</source>
<translation>Nodo</translation>
</message>
<message>
<source>Rank, original</source>
<translation>Rango, originale</translation>
</message>
<message>
<source>Rank, synthetic</source>
<translation>Rango, sintetico</translation>
</message>
<message>
<source>moved down</source>
<translation>sceso</translation>
</message>
<message>
<source>moved up</source>
<translation>salito</translation>
</message>
<message>
<source>original</source>
<translation>originale</translation>
</message>
<message>
<source>synthetic</source>
<translation>sintetico</translation>
</message>
<message>
<source>{name}:  rank {before} → {after} ({moved:+d})</source>
<translation>{name}:  rango {before} → {after} ({moved:+d})</translation>
</message>
</context>
<context>
<name>Losses</name>
<message>
<source>Run a technique to see what is lost.</source>
<translation>Eseguire una tecnica per vedere che cosa si perde.</translation>
</message>
</context>
<context>
<name>LostVariants</name>
<message>
<source>Cases of a variant</source>
<translation>Casi di una variante</translation>
</message>
<message>
<source>Kept</source>
<translation>Mantenute</translation>
</message>
<message>
<source>Lost</source>
<translation>Perse</translation>
</message>
<message>
<source>Open a log to see how rare its variants are.</source>
<translation>Aprire un registro per vedere quanto sono rare le sue varianti.</translation>
</message>
<message>
<source>Tells of the original: not for publication.</source>
<translation>Rivela qualcosa dell'originale: non pubblicare.</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianti</translation>
</message>
<message>
<source>Variants by the number of their cases: the rare ones cannot be released.</source>
<translation>Varianti per numero di casi: quelle rare non si possono rilasciare.</translation>
</message>
<message>
<source>Variants lost</source>
<translation>Varianti perse</translation>
</message>
<message>
<source>{share} of the variants are lost</source>
<translation>{share} delle varianti va perso</translation>
</message>
</context>
<context>
<name>MasterPage</name>
<message>
<source> Begin</source>
<translation> Inizia</translation>
</message>
<message>
<source> Read answers and go on</source>
<translation> Leggi le risposte e continua</translation>
</message>
<message>
<source>Choose a folder</source>
<translation>Scegli una cartella</translation>
</message>
<message>
<source>Columns that all sites have</source>
<translation>Colonne che tutte le sedi hanno</translation>
</message>
<message>
<source>Folder of the run</source>
<translation>Cartella dell'esecuzione</translation>
</message>
<message>
<source>Name the sites and the columns</source>
<translation>Indicare le sedi e le colonne</translation>
</message>
<message>
<source>Parameters that differ from the defaults</source>
<translation>Parametri diversi dai predefiniti</translation>
</message>
<message>
<source>Patterns never conclude these with certainty.</source>
<translation>I pattern non concludono mai queste con certezza.</translation>
</message>
<message>
<source>Sensitive columns</source>
<translation>Colonne sensibili</translation>
</message>
<message>
<source>Sites (a name for each)</source>
<translation>Sedi (un nome per ciascuna)</translation>
</message>
<message>
<source>Technique</source>
<translation>Tecnica</translation>
</message>
<message>
<source>k=4, min_count=10</source>
<translation>k=4, min_count=10</translation>
</message>
<message>
<source>north, hill, harbour</source>
<translation>nord, collina, porto</translation>
</message>
<message>
<source>{carry}; put {back} into 'from' when it comes back</source>
<translation>{carry}; mettere {back} in «from» quando torna</translation>
</message>
<message>
<source>{file}: carry to {site}</source>
<translation>{file}: portare a {site}</translation>
</message>
<message>
<source>{file}: the result</source>
<translation>{file}: il risultato</translation>
</message>
</context>
<context>
<name>MatrixSide</name>
<message>
<source>Open a file to see its matrix.</source>
<translation>Aprire un file per vederne la matrice.</translation>
</message>
<message>
<source>Source</source>
<translation>Origine</translation>
</message>
<message>
<source>Sources down, targets across, strongest first; colours on a square-root scale.</source>
<translation>Origini in verticale, destinazioni in orizzontale, prima le più forti; colori su scala a radice quadrata.</translation>
</message>
<message>
<source>Target</source>
<translation>Destinazione</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Rivela qualcosa del file originale: non pubblicare.</translation>
</message>
<message>
<source>The strongest {shown} of {all} nodes.</source>
<translation>I {shown} nodi più forti di {all}.</translation>
</message>
</context>
<context>
<name>Membership</name>
<message>
<source>Attacker</source>
<translation>Attaccante</translation>
</message>
<message>
<source>Coin</source>
<translation>Moneta</translation>
</message>
<message>
<source>Half of the rows are kept out and the method runs on the others: can the attacker tell from the release who was in? AUC 0.5, on the dashed line, is a coin; 1 is always right.</source>
<translation>Metà delle righe è tenuta fuori e il metodo gira sulle altre: l'attaccante può dire dal rilascio chi c'era? AUC 0,5, sulla linea tratteggiata, è una moneta; 1 è sempre giusto.</translation>
</message>
<message>
<source>Members found (%)</source>
<translation>Membri trovati (%)</translation>
</message>
<message>
<source>Membership</source>
<translation>Appartenenza</translation>
</message>
<message>
<source>Membership: AUC {auc}</source>
<translation>Appartenenza: AUC {auc}</translation>
</message>
<message>
<source>No attack to play: half of the rows release nothing, or there are no numbers.</source>
<translation>Nessun attacco da giocare: metà delle righe non rilascia nulla, o non ci sono numeri.</translation>
</message>
<message>
<source>Run a technique to let the attacker try.</source>
<translation>Eseguire una tecnica per far provare l'attaccante.</translation>
</message>
<message>
<source>Strangers called members (%)</source>
<translation>Estranei detti membri (%)</translation>
</message>
</context>
<context>
<name>Menus</name>
<message>
<source>&amp;About Sfumato</source>
<translation>I&amp;nformazioni su Sfumato</translation>
</message>
<message>
<source>&amp;Cancel</source>
<translation>&amp;Interrompi</translation>
</message>
<message>
<source>&amp;Contents</source>
<translation>&amp;Indice</translation>
</message>
<message>
<source>&amp;Dark</source>
<translation>&amp;Scuro</translation>
</message>
<message>
<source>&amp;Edit</source>
<translation>&amp;Modifica</translation>
</message>
<message>
<source>&amp;File</source>
<translation>&amp;File</translation>
</message>
<message>
<source>&amp;Help</source>
<translation>&amp;Guida</translation>
</message>
<message>
<source>&amp;Help on this</source>
<translation>&amp;Guida su questo</translation>
</message>
<message>
<source>&amp;High contrast</source>
<translation>&amp;Alto contrasto</translation>
</message>
<message>
<source>&amp;Inspect</source>
<translation>E&amp;samina</translation>
</message>
<message>
<source>&amp;Keyboard</source>
<translation>&amp;Tastiera</translation>
</message>
<message>
<source>&amp;Light</source>
<translation>&amp;Chiaro</translation>
</message>
<message>
<source>&amp;Load</source>
<translation>&amp;Carica</translation>
</message>
<message>
<source>&amp;Normal size</source>
<translation>Dimensione nor&amp;male</translation>
</message>
<message>
<source>&amp;Open…</source>
<translation>&amp;Apri…</translation>
</message>
<message>
<source>&amp;Quit</source>
<translation>&amp;Esci</translation>
</message>
<message>
<source>&amp;Redo</source>
<translation>&amp;Ripeti</translation>
</message>
<message>
<source>&amp;Run</source>
<translation>&amp;Esegui</translation>
</message>
<message>
<source>&amp;Save recipe…</source>
<translation>&amp;Salva ricetta…</translation>
</message>
<message>
<source>&amp;System theme</source>
<translation>&amp;Tema di sistema</translation>
</message>
<message>
<source>&amp;Undo</source>
<translation>&amp;Annulla</translation>
</message>
<message>
<source>&amp;View</source>
<translation>&amp;Visualizza</translation>
</message>
<message>
<source>&amp;Welcome</source>
<translation>&amp;Benvenuto</translation>
</message>
<message>
<source>As the &amp;system</source>
<translation>Come il &amp;sistema</translation>
</message>
<message>
<source>C&amp;onfigure</source>
<translation>C&amp;onfigura</translation>
</message>
<message>
<source>Forget these</source>
<translation>Dimentica questi</translation>
</message>
<message>
<source>House &amp;policy…</source>
<translation>Re&amp;gole dell'ente…</translation>
</message>
<message>
<source>L&amp;arger</source>
<translation>I&amp;ngrandisci</translation>
</message>
<message>
<source>Lan&amp;guage</source>
<translation>&amp;Lingua</translation>
</message>
<message>
<source>No files yet</source>
<translation>Ancora nessun file</translation>
</message>
<message>
<source>Open &amp;recent</source>
<translation>Apri &amp;recenti</translation>
</message>
<message>
<source>Open r&amp;ecipe…</source>
<translation>Apri r&amp;icetta…</translation>
</message>
<message>
<source>R&amp;elease</source>
<translation>&amp;Rilascia</translation>
</message>
<message>
<source>S&amp;maller</source>
<translation>Ri&amp;duci</translation>
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
<translation>Chiudi questo messaggio</translation>
</message>
<message>
<source>Copy</source>
<translation>Copia</translation>
</message>
<message>
<source>Details</source>
<translation>Dettagli</translation>
</message>
<message>
<source>Hide details</source>
<translation>Nascondi dettagli</translation>
</message>
<message>
<source>Show details</source>
<translation>Mostra dettagli</translation>
</message>
</context>
<context>
<name>Network</name>
<message>
<source>(people: {n})</source>
<translation>(persone: {n})</translation>
</message>
<message>
<source>Both</source>
<translation>Entrambi</translation>
</message>
<message>
<source>Both on the same places, one weight scale. Click or search a node to see its edges, drag it to move it, wheel to zoom, Space for before and after.</source>
<translation>Entrambi negli stessi punti, una sola scala di peso. Fare clic o cercare un nodo per vederne gli archi, trascinarlo per spostarlo, rotella per ingrandire, Spazio per prima e dopo.</translation>
</message>
<message>
<source>Crowded? The matrix shows every edge without crossings.</source>
<translation>Troppo fitto? La matrice mostra ogni arco senza incroci.</translation>
</message>
<message>
<source>Difference</source>
<translation>Differenza</translation>
</message>
<message>
<source>Difference: synthetic − original</source>
<translation>Differenza: sintetico − originale</translation>
</message>
<message>
<source>Find a node</source>
<translation>Cerca un nodo</translation>
</message>
<message>
<source>Layer</source>
<translation>Strato</translation>
</message>
<message>
<source>Leave out edges lighter than this, on both sides</source>
<translation>Escludere gli archi più leggeri, da entrambi i lati</translation>
</message>
<message>
<source>Network</source>
<translation>Rete</translation>
</message>
<message>
<source>No node is called {text}.</source>
<translation>Nessun nodo si chiama {text}.</translation>
</message>
<message>
<source>Only the strongest {shown} of {all} edges are drawn.</source>
<translation>Sono disegnati solo i {shown} archi più forti di {all}.</translation>
</message>
<message>
<source>Open a file to see its network.</source>
<translation>Aprire un file per vederne la rete.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Original and synthetic beside each other (Space)</source>
<translation>Originale e sintetico affiancati (Spazio)</translation>
</message>
<message>
<source>Smallest weight that is drawn</source>
<translation>Peso minimo disegnato</translation>
</message>
<message>
<source>Source</source>
<translation>Origine</translation>
</message>
<message>
<source>Synthetic</source>
<translation>Sintetico</translation>
</message>
<message>
<source>Target</source>
<translation>Destinazione</translation>
</message>
<message>
<source>The file before anonymizing.</source>
<translation>Il file prima dell'anonimizzazione.</translation>
</message>
<message>
<source>The file before anonymizing. Open arrow heads rest on one person.</source>
<translation>Il file prima dell'anonimizzazione. Le punte di freccia aperte si basano su una sola persona.</translation>
</message>
<message>
<source>The original alone (Space)</source>
<translation>Solo l'originale (Spazio)</translation>
</message>
<message>
<source>The strongest {shown} of {all} nodes.</source>
<translation>I {shown} nodi più forti di {all}.</translation>
</message>
<message>
<source>There is no edge to draw.</source>
<translation>Non c'è alcun arco da disegnare.</translation>
</message>
<message>
<source>Weight ≥ {least}</source>
<translation>Peso ≥ {least}</translation>
</message>
<message>
<source>Weights or places come from the original file: not for publication.</source>
<translation>Pesi o posizioni vengono dal file originale: non pubblicare.</translation>
</message>
<message>
<source>What became lighter and what heavier</source>
<translation>Che cosa è diventato più leggero e più pesante</translation>
</message>
<message>
<source>What would be published (Space)</source>
<translation>Che cosa verrebbe pubblicato (Spazio)</translation>
</message>
<message>
<source>edge, as wide as its weight</source>
<translation>arco, largo quanto il suo peso</translation>
</message>
<message>
<source>heavier</source>
<translation>più pesante</translation>
</message>
<message>
<source>lighter (dashed)</source>
<translation>più leggero (tratteggiato)</translation>
</message>
<message>
<source>negative</source>
<translation>negativo</translation>
</message>
<message>
<source>original {weight}</source>
<translation>originale {weight}</translation>
</message>
<message>
<source>out</source>
<translation>esce</translation>
</message>
<message>
<source>positive</source>
<translation>positivo</translation>
</message>
<message>
<source>rests on one person (open head)</source>
<translation>si basa su una persona (punta aperta)</translation>
</message>
<message>
<source>several people</source>
<translation>più persone</translation>
</message>
<message>
<source>synthetic {weight}</source>
<translation>sintetico {weight}</translation>
</message>
<message>
<source>{node} is too weak to be drawn here.</source>
<translation>{node} è troppo debole per essere disegnato qui.</translation>
</message>
<message>
<source>{node}:  {words},  {edges} edges</source>
<translation>{node}:  {words},  {edges} archi</translation>
</message>
</context>
<context>
<name>Noise</name>
<message>
<source>Change of a weight</source>
<translation>Variazione di un peso</translation>
</message>
<message>
<source>Edges</source>
<translation>Archi</translation>
</message>
<message>
<source>Noise</source>
<translation>Rumore</translation>
</message>
<message>
<source>Noise of one release: whoever has it can undo it. Not for publication.</source>
<translation>Rumore di un rilascio: chi lo ha può annullarlo. Non pubblicare.</translation>
</message>
<message>
<source>Run a technique to see its noise.</source>
<translation>Eseguire una tecnica per vederne il rumore.</translation>
</message>
<message>
<source>What was added to the weights. Seen here only, never released: who knew it could take it away.</source>
<translation>Che cosa è stato aggiunto ai pesi. Si vede solo qui, mai rilasciato: chi lo conoscesse potrebbe toglierlo.</translation>
</message>
<message>
<source>change that was left</source>
<translation>variazione rimasta</translation>
</message>
<message>
<source>factor and noise on edges of one person</source>
<translation>fattore e rumore sugli archi di una persona</translation>
</message>
<message>
<source>noise on all edges</source>
<translation>rumore su tutti gli archi</translation>
</message>
</context>
<context>
<name>NoiseLink</name>
<message>
<source>Noise and privacy level</source>
<translation>Rumore e livello di privacy</translation>
</message>
<message>
<source>and {count} more columns</source>
<translation>e altre {count} colonne</translation>
</message>
<message>
<source>comes to {value}</source>
<translation>corrisponde a {value}</translation>
</message>
<message>
<source>differs by column, see below</source>
<translation>diverso per colonna, vedi sotto</translation>
</message>
<message>
<source>{column}: {strength} → original within a width of {level}, {share} of the range</source>
<translation>{column}: {strength} → originale entro un'ampiezza di {level}, {share} dell'intervallo</translation>
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
<translation>Originale</translation>
</message>
<message>
<source>weight</source>
<translation>peso</translation>
</message>
</context>
<context>
<name>OverK</name>
<message>
<source>Open a file to see how many clusters fit.</source>
<translation>Aprire un file per vedere quanti cluster sono adatti.</translation>
</message>
<message>
<source>The rows are not here: nothing to suggest from.</source>
<translation>Le righe non sono qui: niente da cui suggerire.</translation>
</message>
</context>
<context>
<name>PairList</name>
<message>
<source>1 pair</source>
<translation>1 coppia</translation>
</message>
<message>
<source>Column</source>
<translation>Colonna</translation>
</message>
<message>
<source>Correlation in the original; stays here</source>
<translation>Correlazione nell'originale; resta qui</translation>
</message>
<message>
<source>Enter or double click shows the pair as a scatter plot.</source>
<translation>Invio o doppio clic mostra la coppia come diagramma a dispersione.</translation>
</message>
<message>
<source>Moved</source>
<translation>Spostata</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Pairs of columns</source>
<translation>Coppie di colonne</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Size of the difference</source>
<translation>Entità della differenza</translation>
</message>
<message>
<source>With</source>
<translation>Con</translation>
</message>
<message>
<source>{n} pairs</source>
<translation>{n} coppie</translation>
</message>
</context>
<context>
<name>PanelTabs</name>
<message>
<source>Plots</source>
<translation>Grafici</translation>
</message>
</context>
<context>
<name>PathField</name>
<message>
<source>Choose {what}</source>
<translation>Scegli {what}</translation>
</message>
<message>
<source>Choose…</source>
<translation>Scegli…</translation>
</message>
</context>
<context>
<name>PatternList</name>
<message>
<source>Run Frequent patterns to see them.</source>
<translation>Eseguire Pattern frequenti per vederli.</translation>
</message>
</context>
<context>
<name>PatternLosses</name>
<message>
<source>How far published shapes are from the true ones, row by row: 0 the same, 1 no shape in common, 2 the opposite. A peak at 1 are rows published at level 1, which tells nothing.</source>
<translation>Quanto le forme pubblicate distano da quelle vere, riga per riga: 0 uguale, 1 nessuna forma in comune, 2 l'opposto. Un picco a 1 sono righe pubblicate al livello 1, che non dice nulla.</translation>
</message>
<message>
<source>Pattern loss</source>
<translation>Perdita di pattern</translation>
</message>
<message>
<source>Pattern loss (1 − correlation)</source>
<translation>Perdita di pattern (1 − correlazione)</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
</context>
<context>
<name>PolicyDialog</name>
<message>
<source>Export the policy</source>
<translation>Esporta le regole</translation>
</message>
<message>
<source>Export…</source>
<translation>Esporta…</translation>
</message>
<message>
<source>House policy</source>
<translation>Regole dell'ente</translation>
</message>
<message>
<source>Import a policy</source>
<translation>Importa regole</translation>
</message>
<message>
<source>Import…</source>
<translation>Importa…</translation>
</message>
<message>
<source>Kept in {file}; a house can put its own file there.</source>
<translation>Conservato in {file}; un ente può metterci il proprio file.</translation>
</message>
<message>
<source>The release gate judges by these thresholds. What exceeds them needs a reason.</source>
<translation>Il controllo di rilascio giudica in base a queste soglie. Ciò che le supera richiede una motivazione.</translation>
</message>
<message>
<source>{path} could not be written: {why}</source>
<translation>non è stato possibile scrivere {path}: {why}</translation>
</message>
</context>
<context>
<name>PreviewTable</name>
<message>
<source>Click a header (or press R) to say what the column is</source>
<translation>Fare clic su un'intestazione (o premere R) per dire che cos'è la colonna</translation>
</message>
<message>
<source>First rows of the file</source>
<translation>Prime righe del file</translation>
</message>
<message>
<source>No role</source>
<translation>Nessun ruolo</translation>
</message>
</context>
<context>
<name>PrivacyLevels</name>
<message>
<source>Attackers on the noise</source>
<translation>Attaccanti sul rumore</translation>
</message>
<message>
<source>Distribution known</source>
<translation>Distribuzione nota</translation>
</message>
<message>
<source>How much of the claimed privacy level is left when the attacker knows the distribution of the column, or filters the noise out of correlated columns. Click a column to see it.</source>
<translation>Quanto resta del livello di privacy dichiarato quando l'attaccante conosce la distribuzione della colonna, o filtra il rumore da colonne correlate. Fare clic su una colonna per vederla.</translation>
</message>
<message>
<source>Level left (%)</source>
<translation>Livello rimasto (%)</translation>
</message>
<message>
<source>No column ended with noise: there is none to take away.</source>
<translation>Nessuna colonna ha rumore alla fine: non c'è nulla da togliere.</translation>
</message>
<message>
<source>Noise filtered out</source>
<translation>Rumore filtrato</translation>
</message>
<message>
<source>Of the claimed level at least {left} % is left</source>
<translation>Del livello dichiarato resta almeno il {left} %</translation>
</message>
<message>
<source>Run a technique to let three attackers try.</source>
<translation>Eseguire una tecnica per far provare tre attaccanti.</translation>
</message>
</context>
<context>
<name>Process</name>
<message>
<source>  Arrows </source>
<translation>  Frecce </translation>
</message>
<message>
<source>After</source>
<translation>Dopo</translation>
</message>
<message>
<source>Arrows shown</source>
<translation>Frecce mostrate</translation>
</message>
<message>
<source>Difference</source>
<translation>Differenza</translation>
</message>
<message>
<source>From</source>
<translation>Da</translation>
</message>
<message>
<source>How many arrows are shown, the most frequent first</source>
<translation>Quante frecce sono mostrate, prima le più frequenti</translation>
</message>
<message>
<source>Open a log to see its process.</source>
<translation>Aprire un registro per vederne il processo.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Other log</source>
<translation>Altro registro</translation>
</message>
<message>
<source>Per case, change</source>
<translation>Per caso, variazione</translation>
</message>
<message>
<source>Process</source>
<translation>Processo</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Release − original, per 100 cases</source>
<translation>Rilascio − originale, per 100 casi</translation>
</message>
<message>
<source>Shows the process of the original: not for publication.</source>
<translation>Mostra il processo dell'originale: non pubblicare.</translation>
</message>
<message>
<source>Space goes to the next</source>
<translation>Spazio passa al successivo</translation>
</message>
<message>
<source>What directly follows what. Arrows are as wide as they are frequent per case; in the difference solid orange (+) happens more often than in the original, dashed blue (−) less often.</source>
<translation>Che cosa segue direttamente che cosa. Le frecce sono larghe quanto sono frequenti per caso; nella differenza l'arancione continuo (+) accade più spesso che nell'originale, il blu tratteggiato (−) meno spesso.</translation>
</message>
<message>
<source>after {after} times ({share} per case)</source>
<translation>dopo {after} volte ({share} per caso)</translation>
</message>
<message>
<source>{a} → {b}: original {before} times ({share} per case)</source>
<translation>{a} → {b}: originale {before} volte ({share} per caso)</translation>
</message>
<message>
<source>{change} per case</source>
<translation>{change} per caso</translation>
</message>
<message>
<source>{name} − original, per 100 cases</source>
<translation>{name} − originale, per 100 casi</translation>
</message>
<message>
<source>{name}: {counts} events</source>
<translation>{name}: {counts} eventi</translation>
</message>
<message>
<source>{what} ({count} rarer arrows not shown)</source>
<translation>{what} ({count} frecce più rare non mostrate)</translation>
</message>
</context>
<context>
<name>ProgressStrip</name>
<message>
<source>Cancel</source>
<translation>Interrompi</translation>
</message>
<message>
<source>Progress</source>
<translation>Avanzamento</translation>
</message>
<message>
<source>Status</source>
<translation>Stato</translation>
</message>
<message>
<source>Stop and leave everything as before (Esc)</source>
<translation>Fermare e lasciare tutto come prima (Esc)</translation>
</message>
<message>
<source>Stopping…</source>
<translation>Arresto…</translation>
</message>
<message>
<source>about a second left</source>
<translation>ancora circa un secondo</translation>
</message>
<message>
<source>{n} min left</source>
<translation>ancora {n} min</translation>
</message>
<message>
<source>{n} s left</source>
<translation>ancora {n} s</translation>
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
<translation>Non protetto</translation>
</message>
<message>
<source>Promise</source>
<translation>Promessa</translation>
</message>
<message>
<source>per {unit}</source>
<translation>per {unit}</translation>
</message>
</context>
<context>
<name>Queries</name>
<message>
<source>Counting questions (how many rows lie between … at …?) answered from the release: how wrong the answers are, by the share of rows a question selects. Lines reach up to nine of ten answers.</source>
<translation>Domande di conteggio (quante righe stanno tra … a …?) con risposta dal rilascio: quanto sono errate, secondo la quota di righe che una domanda seleziona. Le linee arrivano a nove risposte su dieci.</translation>
</message>
<message>
<source>Mean error</source>
<translation>Errore medio</translation>
</message>
<message>
<source>Median error</source>
<translation>Errore mediano</translation>
</message>
<message>
<source>Range queries</source>
<translation>Interrogazioni</translation>
</message>
<message>
<source>Relative error (%)</source>
<translation>Errore relativo (%)</translation>
</message>
<message>
<source>Run a technique to see how well counts can be answered.</source>
<translation>Eseguire una tecnica per vedere quanto bene si risponde ai conteggi.</translation>
</message>
<message>
<source>Share of rows selected (%)</source>
<translation>Quota di righe selezionate (%)</translation>
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
<translation>Vicinanza</translation>
</message>
<message>
<source>Eigenvector</source>
<translation>Autovettore</translation>
</message>
<message>
<source>PageRank</source>
<translation>PageRank</translation>
</message>
<message>
<source>Rank (1 is the most central)</source>
<translation>Rango (1 è il più centrale)</translation>
</message>
<message>
<source>Ranked by</source>
<translation>Ordinati per</translation>
</message>
<message>
<source>Ranks</source>
<translation>Ranghi</translation>
</message>
<message>
<source>Run a technique to see whether the ranking holds.</source>
<translation>Eseguire una tecnica per vedere se la graduatoria regge.</translation>
</message>
<message>
<source>Strength</source>
<translation>Forza</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Rivela qualcosa del file originale: non pubblicare.</translation>
</message>
<message>
<source>The most central nodes of the original and their rank in the release. The shorter the sticks, the better the story is kept. Click a node to see it in the network.</source>
<translation>I nodi più centrali dell'originale e il loro rango nel rilascio. Più corti i bastoncini, meglio si conserva la storia. Fare clic su un nodo per vederlo nella rete.</translation>
</message>
</context>
<context>
<name>RecodeModel</name>
<message>
<source>As it stands in the file</source>
<translation>Come sta nel file</translation>
</message>
<message>
<source>Category</source>
<translation>Categoria</translation>
</message>
<message>
<source>How many people name it</source>
<translation>Quante persone la nominano</translation>
</message>
<message>
<source>How many statements name it</source>
<translation>Quante dichiarazioni la nominano</translation>
</message>
<message>
<source>Mentions</source>
<translation>Menzioni</translation>
</message>
<message>
<source>People</source>
<translation>Persone</translation>
</message>
<message>
<source>Raw label</source>
<translation>Etichetta grezza</translation>
</message>
<message>
<source>Type here; known categories are offered</source>
<translation>Scrivere qui; le categorie note vengono proposte</translation>
</message>
</context>
<context>
<name>RecodeScreen</name>
<message>
<source>1 label</source>
<translation>1 etichetta</translation>
</message>
<message>
<source>1 label got a category from the table.</source>
<translation>1 etichetta ha ricevuto una categoria dalla tabella.</translation>
</message>
<message>
<source>Category</source>
<translation>Categoria</translation>
</message>
<message>
<source>Category for the selected labels</source>
<translation>Categoria per le etichette selezionate</translation>
</message>
<message>
<source>Find labels</source>
<translation>Cerca etichette</translation>
</message>
<message>
<source>Find labels (? for those without)</source>
<translation>Cerca etichette (? per quelle senza)</translation>
</message>
<message>
<source>Give to selected</source>
<translation>Assegna alle selezionate</translation>
</message>
<message>
<source>Labels without a category</source>
<translation>Etichette senza categoria</translation>
</message>
<message>
<source>Labels without a category:</source>
<translation>Senza categoria:</translation>
</message>
<message>
<source>Load a recode table</source>
<translation>Carica una tabella di ricodifica</translation>
</message>
<message>
<source>Load table…</source>
<translation>Carica tabella…</translation>
</message>
<message>
<source>Merging labels into categories is the strongest protection there is: fewer edges rest on one person. Type a category into the list, or select several labels and give them one.</source>
<translation>Fondere le etichette in categorie è la protezione più forte che ci sia: meno archi si basano su una sola persona. Scrivere una categoria nell'elenco, o selezionare più etichette e assegnarne una.</translation>
</message>
<message>
<source>Not applied yet.</source>
<translation>Non ancora applicato.</translation>
</message>
<message>
<source>Not saved: {problem}</source>
<translation>Non salvato: {problem}</translation>
</message>
<message>
<source>Raw label</source>
<translation>Etichetta grezza</translation>
</message>
<message>
<source>Recode</source>
<translation>Ricodifica</translation>
</message>
<message>
<source>Redo</source>
<translation>Ripeti</translation>
</message>
<message>
<source>Save and apply…</source>
<translation>Salva e applica…</translation>
</message>
<message>
<source>Save the categories</source>
<translation>Salva le categorie</translation>
</message>
<message>
<source>Select labels in the list first (Ctrl or Shift for several).</source>
<translation>Selezionare prima etichette nell'elenco (Ctrl o Maiusc per più d'una).</translation>
</message>
<message>
<source>Tables (*.csv *.tsv *.txt *.xlsx *.ods *.parquet)</source>
<translation>Tabelle (*.csv *.tsv *.txt *.xlsx *.ods *.parquet)</translation>
</message>
<message>
<source>Undo</source>
<translation>Annulla</translation>
</message>
<message>
<source>categories from {name}</source>
<translation>categorie da {name}</translation>
</message>
<message>
<source>labels without a category</source>
<translation>etichette senza categoria</translation>
</message>
<message>
<source>{labels} to {category}</source>
<translation>{labels} in {category}</translation>
</message>
<message>
<source>{n} labels</source>
<translation>{n} etichette</translation>
</message>
<message>
<source>{n} labels got a category from the table.</source>
<translation>{n} etichette hanno ricevuto una categoria dalla tabella.</translation>
</message>
</context>
<context>
<name>RecodeTable</name>
<message>
<source>Raw labels and their categories</source>
<translation>Etichette grezze e loro categorie</translation>
</message>
</context>
<context>
<name>ReconstructionError</name>
<message>
<source>Error by iteration</source>
<translation>Errore per iterazione</translation>
</message>
<message>
<source>Iteration</source>
<translation>Iterazione</translation>
</message>
<message>
<source>L1 error</source>
<translation>Errore L1</translation>
</message>
<message>
<source>Reconstructed</source>
<translation>Ricostruito</translation>
</message>
<message>
<source>Shows figures of the original file: not for publication.</source>
<translation>Mostra valori del file originale: non pubblicare.</translation>
</message>
<message>
<source>Sum of the absolute differences from the original, 0 to 2; only you can see it. Drag the mark.</source>
<translation>Somma delle differenze assolute dall'originale, da 0 a 2; visibile solo a Lei. Trascinare il segno.</translation>
</message>
<message>
<source>iteration {number}</source>
<translation>iterazione {number}</translation>
</message>
<message>
<source>release as it is: {error}</source>
<translation>rilascio così com'è: {error}</translation>
</message>
</context>
<context>
<name>ReconstructionPicture</name>
<message>
<source>500 iterations</source>
<translation>500 iterazioni</translation>
</message>
<message>
<source>Anyone can estimate the distribution of the originals from the released values and the law of the noise. Move the slider through the iterations: going on too long fits the noise.</source>
<translation>Chiunque può stimare la distribuzione degli originali dai valori rilasciati e dalla legge del rumore. Muovere il cursore tra le iterazioni: andare troppo avanti si adatta al rumore.</translation>
</message>
<message>
<source>Column</source>
<translation>Colonna</translation>
</message>
<message>
<source>Iteration</source>
<translation>Iterazione</translation>
</message>
<message>
<source>No column of this run ended with noise: there is nothing to reconstruct.</source>
<translation>Nessuna colonna di questa esecuzione ha rumore alla fine: niente da ricostruire.</translation>
</message>
<message>
<source>Original (stays here)</source>
<translation>Originale (resta qui)</translation>
</message>
<message>
<source>Reconstructed</source>
<translation>Ricostruito</translation>
</message>
<message>
<source>Reconstruction</source>
<translation>Ricostruzione</translation>
</message>
<message>
<source>Released</source>
<translation>Rilasciato</translation>
</message>
<message>
<source>Run a step that adds noise: here its distribution is reconstructed.</source>
<translation>Eseguire un passo che aggiunge rumore: qui se ne ricostruisce la distribuzione.</translation>
</message>
<message>
<source>Share of the rows</source>
<translation>Quota delle righe</translation>
</message>
<message>
<source>Stopping rule</source>
<translation>Regola di arresto</translation>
</message>
<message>
<source>iteration {number}</source>
<translation>iterazione {number}</translation>
</message>
<message>
<source>stop as chosen</source>
<translation>arresto come scelto</translation>
</message>
<message>
<source>stop by L1</source>
<translation>arresto secondo L1</translation>
</message>
<message>
<source>stop by χ²</source>
<translation>arresto secondo χ²</translation>
</message>
<message>
<source>{column}: {error} away from the original (the release: {released})</source>
<translation>{column}: distante {error} dall'originale (il rilascio: {released})</translation>
</message>
<message>
<source>{number} of {last}</source>
<translation>{number} di {last}</translation>
</message>
</context>
<context>
<name>ReleaseCard</name>
<message>
<source>Choose a folder</source>
<translation>Scegli una cartella</translation>
</message>
<message>
<source>Folder of the release</source>
<translation>Cartella del rilascio</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Released and verified: {files} in {folder}/release.</source>
<translation>Rilasciato e verificato: {files} in {folder}/release.</translation>
</message>
<message>
<source>What the sites sent is finished. release/ may leave the house, audit/ stays here.</source>
<translation>Ciò che le sedi hanno inviato è finito. release/ può lasciare l'ente, audit/ resta qui.</translation>
</message>
<message>
<source>Writing, then verifying in a process of its own…</source>
<translation>Scrittura, poi verifica in un processo a parte…</translation>
</message>
</context>
<context>
<name>ReleasePage</name>
<message>
<source>Choose a folder</source>
<translation>Scegli una cartella</translation>
</message>
<message>
<source>Choose…</source>
<translation>Scegli…</translation>
</message>
<message>
<source>Everything is signed: the release can be written.</source>
<translation>Tutto è firmato: il rilascio può essere scritto.</translation>
</message>
<message>
<source>File format</source>
<translation>Formato del file</translation>
</message>
<message>
<source>Folder and format</source>
<translation>Cartella e formato</translation>
</message>
<message>
<source>Folder of the release</source>
<translation>Cartella del rilascio</translation>
</message>
<message>
<source>Gate</source>
<translation>Controllo di rilascio</translation>
</message>
<message>
<source>Preview the report</source>
<translation>Anteprima del rapporto</translation>
</message>
<message>
<source>Publish the utility figures too (they tell something about the original)</source>
<translation>Pubblicare anche gli indicatori di utilità (dicono qualcosa dell'originale)</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>What exactly leaves the house?</source>
<translation>Che cosa lascia esattamente l'ente?</translation>
</message>
<message>
<source>release/ in this folder may leave the house, audit/ stays with you.</source>
<translation>release/ in questa cartella può lasciare l'ente, audit/ resta qui.</translation>
</message>
<message>
<source>{file}, anonymized by {technique}</source>
<translation>{file}, anonimizzato con {technique}</translation>
</message>
<message>
<source>{file}, anonymized by {technique} with {settings}</source>
<translation>{file}, anonimizzato con {technique}: {settings}</translation>
</message>
</context>
<context>
<name>ReleasedCard</name>
<message>
<source>Copy hashes</source>
<translation>Copia gli hash</translation>
</message>
<message>
<source>Could not verify: {why}</source>
<translation>Verifica non riuscita: {why}</translation>
</message>
<message>
<source>Open folder</source>
<translation>Apri cartella</translation>
</message>
<message>
<source>Open report</source>
<translation>Apri rapporto</translation>
</message>
<message>
<source>Released and verified</source>
<translation>Rilasciato e verificato</translation>
</message>
<message>
<source>The promise does not hold: {detail}</source>
<translation>La promessa non vale: {detail}</translation>
</message>
<message>
<source>Verified again: all {n} checks passed.</source>
<translation>Verificato di nuovo: tutti i {n} controlli superati.</translation>
</message>
<message>
<source>Verify again</source>
<translation>Verifica di nuovo</translation>
</message>
<message>
<source>Verifying…</source>
<translation>Verifica…</translation>
</message>
<message>
<source>{folder}/release may leave the house; {folder}/audit stays.</source>
<translation>{folder}/release può lasciare l'ente; {folder}/audit resta.</translation>
</message>
<message>
<source>{passed} of {all} checks passed on the files as written, in a process of their own.</source>
<translation>{passed} di {all} controlli superati sui file scritti, in un processo a parte.</translation>
</message>
</context>
<context>
<name>Releasing</name>
<message>
<source>Cancelled too late: the release was written to {folder}</source>
<translation>Annullato troppo tardi: il rilascio è stato scritto in {folder}</translation>
</message>
<message>
<source>Cancelled: nothing was written.</source>
<translation>Interrotto: non è stato scritto nulla.</translation>
</message>
<message>
<source>Checking the gate</source>
<translation>Controllo di rilascio</translation>
</message>
<message>
<source>No program shows web pages here; the report lies in {path} until you quit.</source>
<translation>Qui nessun programma mostra pagine web; il rapporto resta in {path} fino all'uscita.</translation>
</message>
<message>
<source>Released to {folder}</source>
<translation>Rilasciato in {folder}</translation>
</message>
<message>
<source>Releasing</source>
<translation>Rilascio in corso</translation>
</message>
<message>
<source>Writing the report</source>
<translation>Scrittura del rapporto</translation>
</message>
</context>
<context>
<name>ResultPane</name>
<message>
<source>{this} compared with {other}</source>
<translation>{this} a confronto con {other}</translation>
</message>
</context>
<context>
<name>RiskCard</name>
<message>
<source>Discretising, noise and swapping are heuristics. After a run, what is left is shown here.</source>
<translation>Discretizzazione, rumore e scambio sono euristiche. Dopo un'esecuzione, qui si vede che cosa resta.</translation>
</message>
<message>
<source>Fact</source>
<translation>Dato</translation>
</message>
<message>
<source>Figure</source>
<translation>Indicatore</translation>
</message>
<message>
<source>Guarantee: none</source>
<translation>Garanzia: nessuna</translation>
</message>
<message>
<source>No: edges of single people appear only with probability δ.</source>
<translation>No: gli archi di singole persone appaiono solo con probabilità δ.</translation>
</message>
<message>
<source>Not given: it does not hold next to the fringe factor, other weights or other noise.</source>
<translation>Non indicato: non vale accanto al fattore di margine, ad altri pesi o ad altro rumore.</translation>
</message>
<message>
<source>Not needed next to ε, or contributors are not known.</source>
<translation>Non serve accanto a ε, o i contributori non sono noti.</translation>
</message>
<message>
<source>Nothing is proven about this release; these are measurements on this very table.</source>
<translation>Di questo rilascio nulla è dimostrato; sono misure su questa stessa tabella.</translation>
</message>
<message>
<source>Privacy level claimed</source>
<translation>Livello di privacy dichiarato</translation>
</message>
<message>
<source>Risk</source>
<translation>Rischio</translation>
</message>
<message>
<source>Rows that can be linked</source>
<translation>Righe collegabili</translation>
</message>
<message>
<source>The level of {column} is worth {left} of what it claims: attackers use more than one column.</source>
<translation>Il livello di {column} vale {left} di quanto dichiara: gli attaccanti usano più di una colonna.</translation>
</message>
<message>
<source>The surest an attacker can be that an edge rests on one person. Before: {prior} %.</source>
<translation>Quanto al massimo un attaccante può essere certo che un arco si basi su una persona. Prima: {prior} %.</translation>
</message>
<message>
<source>These facts stand apart: none of them alone makes a release safe.</source>
<translation>Questi dati stanno a sé: nessuno da solo rende sicuro un rilascio.</translation>
</message>
<message>
<source>Unique rows</source>
<translation>Righe uniche</translation>
</message>
<message>
<source>Value</source>
<translation>Valore</translation>
</message>
<message>
<source>What protects, and what does not</source>
<translation>Che cosa protegge e che cosa no</translation>
</message>
<message>
<source>Who knows the method picks out edges of one person: 0.5 is guessing. Before: {before}.</source>
<translation>Chi conosce il metodo individua gli archi di una persona: 0,5 è tirare a indovinare. Prima: {before}.</translation>
</message>
<message>
<source>Yes: whoever sees an edge knows that somebody drew it.</source>
<translation>Sì: chi vede un arco sa che qualcuno l'ha disegnato.</translation>
</message>
<message>
<source>k reached</source>
<translation>k raggiunto</translation>
</message>
<message>
<source>… distribution known</source>
<translation>… distribuzione nota</translation>
</message>
<message>
<source>… noise filtered out</source>
<translation>… rumore filtrato</translation>
</message>
</context>
<context>
<name>RiskMap</name>
<message>
<source> Each point is the mean of {n} separate draws.</source>
<translation> Ogni punto è la media di {n} estrazioni separate.</translation>
</message>
<message>
<source>Draws</source>
<translation>Estrazioni</translation>
</message>
<message>
<source>Every point is one choice of parameters, computed from draws of its own. Points on the line are the best there are: nothing is safer and more useful at once. The shaded side is what the house accepts. Click a point to take its parameters into the form.</source>
<translation>Ogni punto è una scelta di parametri, calcolata da estrazioni proprie. I punti sulla linea sono i migliori: nulla è insieme più sicuro e più utile. Il lato ombreggiato è ciò che l'ente accetta. Fare clic su un punto per portarne i parametri nel modulo.</translation>
</message>
<message>
<source>Gate</source>
<translation>Controllo di rilascio</translation>
</message>
<message>
<source>On the front</source>
<translation>Sul fronte</translation>
</message>
<message>
<source>Pareto front</source>
<translation>Fronte di Pareto</translation>
</message>
<message>
<source>Risk and utility</source>
<translation>Rischio e utilità</translation>
</message>
<message>
<source>Run this choice</source>
<translation>Esegui questa scelta</translation>
</message>
<message>
<source>Stop</source>
<translation>Ferma</translation>
</message>
<message>
<source>Tells of the original: for use inside the house</source>
<translation>Rivela qualcosa dell'originale: per uso interno all'ente</translation>
</message>
<message>
<source>This technique has nothing to try.</source>
<translation>Questa tecnica non ha nulla da provare.</translation>
</message>
<message>
<source>Try parameters</source>
<translation>Prova parametri</translation>
</message>
<message>
<source>Which parameters are safe and still useful?

Try parameters runs {technique} with other values in the background and draws {risk} against {utility}; nothing is released.</source>
<translation>Quali parametri sono sicuri e ancora utili?

«Prova parametri» esegue {technique} con altri valori in secondo piano e disegna {risk} rispetto a {utility}; nulla viene rilasciato.</translation>
</message>
<message>
<source>in the form</source>
<translation>nel modulo</translation>
</message>
<message>
<source>needs a reason</source>
<translation>richiede una motivazione</translation>
</message>
<message>
<source>passes</source>
<translation>passa</translation>
</message>
<message>
<source>refused by the gate</source>
<translation>rifiutato dal controllo di rilascio</translation>
</message>
<message>
<source>the house accepts {limit}</source>
<translation>l'ente accetta {limit}</translation>
</message>
<message>
<source>yes</source>
<translation>sì</translation>
</message>
<message>
<source>{figure} (higher is better)</source>
<translation>{figure} (più alto è meglio)</translation>
</message>
<message>
<source>{figure} (lower is better)</source>
<translation>{figure} (più basso è meglio)</translation>
</message>
<message>
<source>{figure}, spread</source>
<translation>{figure}, dispersione</translation>
</message>
</context>
<context>
<name>RoleHeader</name>
<message>
<source>no role</source>
<translation>nessun ruolo</translation>
</message>
</context>
<context>
<name>Rules</name>
<message>
<source>1 rule</source>
<translation>1 regola</translation>
</message>
<message>
<source>Confidence %</source>
<translation>Confidenza %</translation>
</message>
<message>
<source>Of the people with the first, so many have the second too.</source>
<translation>Tra le persone con il primo, quante hanno anche il secondo.</translation>
</message>
<message>
<source>People with both</source>
<translation>Persone con entrambi</translation>
</message>
<message>
<source>Rules</source>
<translation>Regole</translation>
</message>
<message>
<source>then</source>
<translation>allora</translation>
</message>
<message>
<source>{n} rules</source>
<translation>{n} regole</translation>
</message>
</context>
<context>
<name>RunsModel</name>
<message>
<source>Pinned</source>
<translation>Fissata</translation>
</message>
<message>
<source>from before: computed again when you look at it</source>
<translation>di prima: si ricalcola quando lo si guarda</translation>
</message>
</context>
<context>
<name>Scatter</name>
<message>
<source>Class</source>
<translation>Classe</translation>
</message>
<message>
<source>noise</source>
<translation>rumore</translation>
</message>
</context>
<context>
<name>ScatterMatrix</name>
<message>
<source>Below the diagonal the original, above it the release. Move over a cell: the same rows light up in all others, before and after. Click to hold them, click again to let go.</source>
<translation>Sotto la diagonale l'originale, sopra il rilascio. Passare su una cella: le stesse righe si illuminano in tutte le altre, prima e dopo. Clic per fissarle, ancora clic per lasciarle.</translation>
</message>
<message>
<source>Choose up to {most} columns</source>
<translation>Scegliere fino a {most} colonne</translation>
</message>
<message>
<source>Columns…</source>
<translation>Colonne…</translation>
</message>
<message>
<source>Drawing …</source>
<translation>Disegno in corso …</translation>
</message>
<message>
<source>Open a file to see its columns in pairs.</source>
<translation>Aprire un file per vederne le colonne a coppie.</translation>
</message>
<message>
<source>Scatter</source>
<translation>Dispersione</translation>
</message>
<message>
<source>There are fewer than two numeric columns that are released.</source>
<translation>Ci sono meno di due colonne numeriche rilasciate.</translation>
</message>
<message>
<source>original</source>
<translation>originale</translation>
</message>
<message>
<source>release</source>
<translation>rilascio</translation>
</message>
<message>
<source>release ↗&lt;br&gt;↙ original</source>
<translation>rilascio ↗&lt;br&gt;↙ originale</translation>
</message>
<message>
<source>{side}: {count} of {all} sampled rows near {x} {x_value}, {y} {y_value}</source>
<translation>{side}: {count} di {all} righe campionate vicino a {x} {x_value}, {y} {y_value}</translation>
</message>
<message>
<source>↙ original</source>
<translation>↙ originale</translation>
</message>
</context>
<context>
<name>SequenceDiagram</name>
<message>
<source>Bytes</source>
<translation>Byte</translation>
</message>
<message>
<source>From</source>
<translation>Da</translation>
</message>
<message>
<source>Message</source>
<translation>Messaggio</translation>
</message>
<message>
<source>Original points</source>
<translation>Punti originali</translation>
</message>
<message>
<source>Round</source>
<translation>Turno</translation>
</message>
<message>
<source>Round {n}</source>
<translation>Turno {n}</translation>
</message>
<message>
<source>figures only</source>
<translation>solo indicatori</translation>
</message>
<message>
<source>holds original points</source>
<translation>contiene punti originali</translation>
</message>
<message>
<source>master</source>
<translation>coordinatore</translation>
</message>
<message>
<source>master to {sites}</source>
<translation>coordinatore a {sites}</translation>
</message>
<message>
<source>no original points</source>
<translation>nessun punto originale</translation>
</message>
<message>
<source>yes</source>
<translation>sì</translation>
</message>
<message>
<source>{sites} to master</source>
<translation>{sites} a coordinatore</translation>
</message>
</context>
<context>
<name>SetupPane</name>
<message>
<source>Anonymize with these parameters (Ctrl+R)</source>
<translation>Anonimizzare con questi parametri (Ctrl+R)</translation>
</message>
<message>
<source>Correct the marked field to see what will be promised.</source>
<translation>Correggere il campo segnato per vedere che cosa sarà promesso.</translation>
</message>
<message>
<source>Run</source>
<translation>Esegui</translation>
</message>
<message>
<source>Technique</source>
<translation>Tecnica</translation>
</message>
</context>
<context>
<name>SitePage</name>
<message>
<source> Answer</source>
<translation> Rispondi</translation>
</message>
<message>
<source>Answer with original points if asked to</source>
<translation>Rispondere con punti originali se richiesto</translation>
</message>
<message>
<source>Choose a folder</source>
<translation>Scegli una cartella</translation>
</message>
<message>
<source>Choose the file with this house's rows</source>
<translation>Scegliere il file con le righe di questo ente</translation>
</message>
<message>
<source>Choose the message that was carried here</source>
<translation>Scegliere il messaggio portato qui</translation>
</message>
<message>
<source>File with own rows</source>
<translation>File con le proprie righe</translation>
</message>
<message>
<source>Folder for memory and answers</source>
<translation>Cartella per memoria e risposte</translation>
</message>
<message>
<source>Message file</source>
<translation>File del messaggio</translation>
</message>
<message>
<source>Never answer for fewer rows than</source>
<translation>Non rispondere mai per meno righe di</translation>
</message>
<message>
<source>Off: a message that asks for original rows is refused.</source>
<translation>Disattivato: un messaggio che chiede righe originali viene rifiutato.</translation>
</message>
<message>
<source>Say how few rows an answer may stand for</source>
<translation>Dire per quante poche righe può valere una risposta</translation>
</message>
<message>
<source>The same folder for all rounds of a run. It stays in this house.</source>
<translation>La stessa cartella per tutti i turni di un'esecuzione. Resta in questo ente.</translation>
</message>
<message>
<source>This house's own floor, whatever the master asks.</source>
<translation>Il minimo proprio di questo ente, qualunque cosa chieda il coordinatore.</translation>
</message>
</context>
<context>
<name>StepCard</name>
<message>
<source>Do this step earlier</source>
<translation>Anticipa questo passo</translation>
</message>
<message>
<source>Do this step later</source>
<translation>Posticipa questo passo</translation>
</message>
<message>
<source>Remove this step</source>
<translation>Rimuovi questo passo</translation>
</message>
<message>
<source>auto: {columns}</source>
<translation>auto: {columns}</translation>
</message>
<message>
<source>by their roles</source>
<translation>secondo i ruoli</translation>
</message>
<message>
<source>columns by their roles</source>
<translation>colonne secondo i ruoli</translation>
</message>
<message>
<source>off: {columns}</source>
<translation>disattivato: {columns}</translation>
</message>
<message>
<source>{step} is switched off</source>
<translation>{step} è disattivato</translation>
</message>
<message>
<source>{step} is switched on</source>
<translation>{step} è attivato</translation>
</message>
</context>
<context>
<name>StepPage</name>
<message>
<source>Finished</source>
<translation>Finito</translation>
</message>
<message>
<source>Open folder</source>
<translation>Apri cartella</translation>
</message>
<message>
<source>Round {n}</source>
<translation>Turno {n}</translation>
</message>
<message>
<source>What was written, and what to do with it</source>
<translation>Che cosa è stato scritto e che cosa farne</translation>
</message>
<message>
<source>Working…</source>
<translation>Al lavoro…</translation>
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
<translation>Anonimizzare con questi parametri (Ctrl+R)</translation>
</message>
<message>
<source>Choose a technique and its parameters</source>
<translation>Scegliere una tecnica e i suoi parametri</translation>
</message>
<message>
<source>Configure</source>
<translation>Configura</translation>
</message>
<message>
<source>Correct the form first: {mistake}</source>
<translation>Correggere prima il modulo: {mistake}</translation>
</message>
<message>
<source>Inspect</source>
<translation>Esamina</translation>
</message>
<message>
<source>Load</source>
<translation>Carica</translation>
</message>
<message>
<source>Look at the result: is it safe, is it still useful?</source>
<translation>Guardare il risultato: è sicuro, è ancora utile?</translation>
</message>
<message>
<source>Open a file and see whether it was read right</source>
<translation>Aprire un file e vedere se è stato letto bene</translation>
</message>
<message>
<source>Open a file first</source>
<translation>Aprire prima un file</translation>
</message>
<message>
<source>Pass the gate and write the release folder (Ctrl+E)</source>
<translation>Superare il controllo e scrivere la cartella del rilascio (Ctrl+E)</translation>
</message>
<message>
<source>Reading the file…</source>
<translation>Lettura del file…</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
</message>
<message>
<source>Run</source>
<translation>Esegui</translation>
</message>
<message>
<source>Run first: there is no result yet</source>
<translation>Prima eseguire: non c'è ancora un risultato</translation>
</message>
<message>
<source>Run first: there is nothing to release yet</source>
<translation>Prima eseguire: non c'è ancora nulla da rilasciare</translation>
</message>
<message>
<source>Wait until the run has finished</source>
<translation>Attendere la fine dell'esecuzione</translation>
</message>
<message>
<source>Wait until what is under way has finished</source>
<translation>Attendere che finisca ciò che è in corso</translation>
</message>
</context>
<context>
<name>StepsEditor</name>
<message>
<source>Add a step</source>
<translation>Aggiungi un passo</translation>
</message>
<message>
<source>Step {number}: {title}</source>
<translation>Passo {number}: {title}</translation>
</message>
</context>
<context>
<name>Sweeping</name>
<message>
<source>1 choice tried</source>
<translation>1 scelta provata</translation>
</message>
<message>
<source>Correct the form first</source>
<translation>Correggere prima il modulo</translation>
</message>
<message>
<source>Starting…</source>
<translation>Avvio…</translation>
</message>
<message>
<source>Stopped</source>
<translation>Fermato</translation>
</message>
<message>
<source>{n} choices tried</source>
<translation>{n} scelte provate</translation>
</message>
<message>
<source>{share} %</source>
<translation>{share} %</translation>
</message>
<message>
<source>{share} %, about {n} s left</source>
<translation>{share} %, ancora circa {n} s</translation>
</message>
<message>
<source>{tried}, {m} not possible ({why})</source>
<translation>{tried}, {m} non possibili ({why})</translation>
</message>
</context>
<context>
<name>SyntheticMatrix</name>
<message>
<source>Difference</source>
<translation>Differenza</translation>
</message>
<message>
<source>Synthetic</source>
<translation>Sintetico</translation>
</message>
<message>
<source>Synthetic − original (Space)</source>
<translation>Sintetico − originale (Spazio)</translation>
</message>
<message>
<source>change of weight</source>
<translation>variazione del peso</translation>
</message>
<message>
<source>weight</source>
<translation>peso</translation>
</message>
</context>
<context>
<name>Tables</name>
<message>
<source>Attackers</source>
<translation>Attaccanti</translation>
</message>
<message>
<source>Choose a column to see it before and after.</source>
<translation>Scegliere una colonna per vederla prima e dopo.</translation>
</message>
<message>
<source>Columns</source>
<translation>Colonne</translation>
</message>
<message>
<source>Correlations</source>
<translation>Correlazioni</translation>
</message>
<message>
<source>Reconstruction</source>
<translation>Ricostruzione</translation>
</message>
<message>
<source>Risk</source>
<translation>Rischio</translation>
</message>
</context>
<context>
<name>TextEditor</name>
<message>
<source>Choose columns of {field}</source>
<translation>Scegli le colonne di {field}</translation>
</message>
<message>
<source>auto: {meaning}</source>
<translation>auto: {meaning}</translation>
</message>
</context>
<context>
<name>TimeSeries</name>
<message>
<source>Groups</source>
<translation>Gruppi</translation>
</message>
<message>
<source>Losses</source>
<translation>Perdite</translation>
</message>
</context>
<context>
<name>Tools</name>
<message>
<source>Copy data</source>
<translation>Copia i dati</translation>
</message>
<message>
<source>Copy or save the picture or its data</source>
<translation>Copiare o salvare l'immagine o i dati</translation>
</message>
<message>
<source>Copy picture</source>
<translation>Copia immagine</translation>
</message>
<message>
<source>Copy the facts of the plot as CSV</source>
<translation>Copiare i dati del grafico come CSV</translation>
</message>
<message>
<source>Copy the plot as a picture (Ctrl+C)</source>
<translation>Copiare il grafico come immagine (Ctrl+C)</translation>
</message>
<message>
<source>Data as CSV…</source>
<translation>Dati come CSV…</translation>
</message>
<message>
<source>Not saved: {problem}</source>
<translation>Non salvato: {problem}</translation>
</message>
<message>
<source>Reset zoom</source>
<translation>Mostra tutto</translation>
</message>
<message>
<source>Save</source>
<translation>Salva</translation>
</message>
<message>
<source>Save as PNG…</source>
<translation>Salva come PNG…</translation>
</message>
<message>
<source>Save as SVG…</source>
<translation>Salva come SVG…</translation>
</message>
<message>
<source>Save the facts of the plot</source>
<translation>Salvare i dati del grafico</translation>
</message>
<message>
<source>Save the plot as a drawing for print</source>
<translation>Salvare il grafico come disegno per la stampa</translation>
</message>
<message>
<source>Save the plot as a picture</source>
<translation>Salvare il grafico come immagine</translation>
</message>
<message>
<source>Saved {name}</source>
<translation>{name} salvato</translation>
</message>
<message>
<source>Show everything again (Home)</source>
<translation>Mostrare di nuovo tutto (Home)</translation>
</message>
<message>
<source>Show the facts of the plot as a table</source>
<translation>Mostrare i dati del grafico come tabella</translation>
</message>
<message>
<source>Table</source>
<translation>Tabella</translation>
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
<translation>Quanto del resto di un caso apprende l'attaccante: 1 dove tutti i casi compatibili seguono la stessa via. Può aumentare: un rilascio ha meno vie, ciascuna condivisa da molti.</translation>
</message>
<message>
<source>Trace disclosure</source>
<translation>Divulgazione delle tracce</translation>
</message>
</context>
<context>
<name>ValueLosses</name>
<message>
<source>How wide the published intervals are, row by row: further left is better. Click to choose the group nearest to a loss.</source>
<translation>Quanto sono larghi gli intervalli pubblicati, riga per riga: più a sinistra è meglio. Fare clic per scegliere il gruppo più vicino a una perdita.</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
<message>
<source>Value loss</source>
<translation>Perdita di valore</translation>
</message>
<message>
<source>Value loss (unit of the data)</source>
<translation>Perdita di valore (unità dei dati)</translation>
</message>
<message>
<source>group {group}</source>
<translation>gruppo {group}</translation>
</message>
</context>
<context>
<name>Weights</name>
<message>
<source>Edges</source>
<translation>Archi</translation>
</message>
<message>
<source>How many edges are at least so heavy, before and after, on axes of powers of ten.</source>
<translation>Quanti archi sono almeno così pesanti, prima e dopo, su assi in potenze di dieci.</translation>
</message>
<message>
<source>Open a file to see its weights.</source>
<translation>Aprire un file per vederne i pesi.</translation>
</message>
<message>
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Synthetic</source>
<translation>Sintetico</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Rivela qualcosa del file originale: non pubblicare.</translation>
</message>
<message>
<source>There is no edge.</source>
<translation>Non c'è alcun arco.</translation>
</message>
<message>
<source>Weight of an edge</source>
<translation>Peso di un arco</translation>
</message>
<message>
<source>Weights</source>
<translation>Pesi</translation>
</message>
</context>
<context>
<name>Welcome</name>
<message>
<source>Anonymize a file, see that it is safe and still useful, and release it. Choose your kind of data:</source>
<translation>Anonimizzare un file, vedere che è sicuro e ancora utile, e rilasciarlo. Scegliere il tipo di dati:</translation>
</message>
<message>
<source>Open a file: {kind}</source>
<translation>Apri un file: {kind}</translation>
</message>
<message>
<source>Open a file…</source>
<translation>Apri un file…</translation>
</message>
<message>
<source>Try the sample</source>
<translation>Prova l'esempio</translation>
</message>
<message>
<source>Try the sample: {kind}</source>
<translation>Prova l'esempio: {kind}</translation>
</message>
<message>
<source>Welcome to Sfumato</source>
<translation>Benvenuti in Sfumato</translation>
</message>
<message>
<source>Works offline. Your file is only ever read, never changed or kept.</source>
<translation>Lavora offline. Il file viene solo letto, mai modificato o conservato.</translation>
</message>
</context>
<context>
<name>WholeFile</name>
<message>
<source>Envelopes seen</source>
<translation>Inviluppi visti</translation>
</message>
<message>
<source>Median</source>
<translation>Mediana</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
<message>
<source>Rows grouped</source>
<translation>Righe raggruppate</translation>
</message>
<message>
<source>Time point</source>
<translation>Istante</translation>
</message>
<message>
<source>some of them</source>
<translation>alcune di esse</translation>
</message>
<message>
<source>{low}–{high} %</source>
<translation>{low}–{high} %</translation>
</message>
<message>
<source>{rows} of {total} rows grouped</source>
<translation>{rows} di {total} righe raggruppate</translation>
</message>
<message>
<source>{rows} series of {points} points</source>
<translation>{rows} serie di {points} punti</translation>
</message>
<message>
<source>{time}: median {median}, half of the series {low} to {high}</source>
<translation>{time}: mediana {median}, metà delle serie da {low} a {high}</translation>
</message>
</context>
<context>
<name>Window</name>
<message>
<source>Close the window and open it again to change it now.</source>
<translation>Chiudere la finestra e riaprirla per cambiarla subito.</translation>
</message>
<message>
<source>From the next start on Sfumato speaks {language}.</source>
<translation>Dal prossimo avvio Sfumato parla {language}.</translation>
</message>
<message>
<source>Kinds of data</source>
<translation>Tipi di dati</translation>
</message>
<message>
<source>Not everything came back: {why}</source>
<translation>Non tutto è tornato: {why}</translation>
</message>
<message>
<source>Open a file and complete the form: then there is a recipe.</source>
<translation>Aprire un file e completare il modulo: allora c'è una ricetta.</translation>
</message>
<message>
<source>Open a recipe</source>
<translation>Apri una ricetta</translation>
</message>
<message>
<source>Quit Sfumato</source>
<translation>Esci da Sfumato</translation>
</message>
<message>
<source>Save the recipe</source>
<translation>Salva la ricetta</translation>
</message>
<message>
<source>Sfumato</source>
<translation>Sfumato</translation>
</message>
<message>
<source>The recipe could not be written: {why} ({path})</source>
<translation>Non è stato possibile scrivere la ricetta: {why} ({path})</translation>
</message>
<message>
<source>{kinds}: still at work. Stop it and quit?</source>
<translation>{kinds}: ancora al lavoro. Fermare e uscire?</translation>
</message>
<message>
<source>{sentence} (Ctrl+{n})</source>
<translation>{sentence} (Ctrl+{n})</translation>
</message>
</context>
<context>
<name>Workspace</name>
<message>
<source>Cancelled: everything is as it was before.</source>
<translation>Interrotto: tutto è come prima.</translation>
</message>
<message>
<source>Finished in {n} s.</source>
<translation>Finito in {n} s.</translation>
</message>
<message>
<source>Loaded. Check the preview, then Run (Ctrl+R).</source>
<translation>Caricato. Controllare l'anteprima, poi Esegui (Ctrl+R).</translation>
</message>
<message>
<source>Looking at the file</source>
<translation>Esame del file</translation>
</message>
<message>
<source>Reading the file</source>
<translation>Lettura del file</translation>
</message>
<message>
<source>Reading was cancelled.</source>
<translation>La lettura è stata interrotta.</translation>
</message>
<message>
<source>Running</source>
<translation>In esecuzione</translation>
</message>
<message>
<source>There is nothing to do again.</source>
<translation>Non c'è nulla da ripetere.</translation>
</message>
<message>
<source>There is nothing to undo.</source>
<translation>Non c'è nulla da annullare.</translation>
</message>
</context>
<context>
<name>WorkspaceLayout</name>
<message>
<source>All files (*)</source>
<translation>Tutti i file (*)</translation>
</message>
<message>
<source>Open</source>
<translation>Apri</translation>
</message>
<message>
<source>{kind} ({endings})</source>
<translation>{kind} ({endings})</translation>
</message>
</context>
<context>
<name>engine</name>
<message>
<source># The thresholds a release is judged by. What exceeds them needs a reason.</source>
<translation># Le soglie con cui si giudica un rilascio. Ciò che le supera richiede una motivazione.</translation>
</message>
<message>
<source>({infinite} of them infinite)</source>
<translation>(di cui {infinite} infiniti)</translation>
</message>
<message>
<source>(ε, δ)-differentially private per person with ε = {epsilon} and δ = {delta}: each person adds {c} edges, every count carries exact noise, and only edges over the threshold are published.</source>
<translation>(ε, δ)-differenzialmente privato per persona con ε = {epsilon} e δ = {delta}: ogni persona aggiunge {c} archi, ogni conteggio porta rumore esatto e si pubblicano solo gli archi sopra la soglia.</translation>
</message>
<message>
<source>, and all are smoothed by low rank; no edge is invented.</source>
<translation>, e tutti sono lisciati con un basso rango; nessun arco è inventato.</translation>
</message>
<message>
<source>, and {more} more</source>
<translation>, e altri {more}</translation>
</message>
<message>
<source>, edges at the fringe also a random factor of 1 to 5</source>
<translation>, gli archi al margine anche un fattore casuale da 1 a 5</translation>
</message>
<message>
<source>, none lost</source>
<translation>, nessuno perso</translation>
</message>
<message>
<source>, set</source>
<translation>, impostato</translation>
</message>
<message>
<source>, the largest centroid difference {partition_centroid_difference}</source>
<translation>, la massima differenza dei centroidi {partition_centroid_difference}</translation>
</message>
<message>
<source>0.01 per column</source>
<translation>0,01 per colonna</translation>
</message>
<message>
<source>1 + b·ln(1/(2δ₁)): an edge of one person passes with probability δ₁ at most.</source>
<translation>1 + b·ln(1/(2δ₁)): un arco di una persona passa al massimo con probabilità δ₁.</translation>
</message>
<message>
<source>1 field</source>
<translation>1 campo</translation>
</message>
<message>
<source>1 keeps every edge; 0 lets edges vanish that the noise took to zero. For weights that are not whole numbers, 1 stands for the smallest weight of the file.</source>
<translation>1 mantiene ogni arco; 0 fa sparire gli archi che il rumore ha portato a zero. Per pesi non interi, 1 sta per il peso più piccolo del file.</translation>
</message>
<message>
<source>1 likeliest, 5 least likely</source>
<translation>1 il più probabile, 5 il meno probabile</translation>
</message>
<message>
<source>1 minus the residual distance, as the reference program prints it; not comparable with the others.</source>
<translation>1 meno la distanza residua, come la stampa il programma di riferimento; non confrontabile con gli altri.</translation>
</message>
<message>
<source>1.0 with blur, 0.5 without</source>
<translation>1,0 con medie, 0,5 senza</translation>
</message>
<message>
<source>1: the same distribution of variants; 0: nothing in common. Equal variants are matched first.</source>
<translation>1: la stessa distribuzione delle varianti; 0: nulla in comune. Le varianti uguali si abbinano per prime.</translation>
</message>
<message>
<source>4 up to 12 points, else 6</source>
<translation>4 fino a 12 punti, altrimenti 6</translation>
</message>
<message>
<source>; about ε = {reach} would let the strongest tenth of the edges through</source>
<translation>; circa ε = {reach} lascerebbe passare il decimo più forte degli archi</translation>
</message>
<message>
<source>; the house allows {max_attack}</source>
<translation>; l'ente ammette {max_attack}</translation>
</message>
<message>
<source>A component whose variances (on standardised columns) add up to less does not leave its site.</source>
<translation>Una componente le cui varianze (su colonne standardizzate) sommano a meno non lascia la sua sede.</translation>
</message>
<message>
<source>A person counts</source>
<translation>Una persona conta</translation>
</message>
<message>
<source>A point is core when at least so many points, itself counted, lie within ε.</source>
<translation>Un punto è un nucleo quando almeno tanti punti, sé compreso, stanno entro ε.</translation>
</message>
<message>
<source>A single negative number, such as -1, that stands in many cells while nothing else is negative usually means 'not observed'. Declare it under Missing values, or say that it was measured.</source>
<translation>Un singolo numero negativo, come -1, che sta in molte celle mentre null'altro è negativo di solito significa «non osservato». Indicarlo in Valori mancanti, o dire che è stato misurato.</translation>
</message>
<message>
<source>A site chooses k by</source>
<translation>Una sede sceglie k per</translation>
</message>
<message>
<source>A site merges a cluster of fewer than 'Fewest people' of its rows into its nearest own one before answering. The result is then no longer exactly Lloyd's.</source>
<translation>Una sede fonde un cluster con meno di «Minimo di persone» righe nel suo più vicino prima di rispondere. Il risultato allora non è più esattamente quello di Lloyd.</translation>
</message>
<message>
<source>A site that has not answered after this long stops the run; nothing is released.</source>
<translation>Una sede che non ha risposto dopo questo tempo ferma l'esecuzione; nulla viene rilasciato.</translation>
</message>
<message>
<source>A table file with two columns, raw label and category. Merging labels into categories is the strongest protection there is: fewer edges rest on one person.</source>
<translation>Un file tabella con due colonne, etichetta grezza e categoria. Fondere le etichette in categorie è la protezione più forte che ci sia: meno archi si basano su una persona.</translation>
</message>
<message>
<source>A table with one row a variant: the activities as a JSON list or joined by commas.</source>
<translation>Una tabella con una riga per variante: le attività come elenco JSON o unite da virgole.</translation>
</message>
<message>
<source>Activities changed inside cases that stay.</source>
<translation>Attività cambiate nei casi che restano.</translation>
</message>
<message>
<source>Activities of whole cases added.</source>
<translation>Attività di casi interi aggiunti.</translation>
</message>
<message>
<source>Activities of whole cases removed.</source>
<translation>Attività di casi interi rimossi.</translation>
</message>
<message>
<source>Activity</source>
<translation>Attività</translation>
</message>
<message>
<source>Address such as tcp://host:8786: each site's file is read on its worker and stays there. Whoever may submit work to the scheduler can run any code on the workers.</source>
<translation>Indirizzo come tcp://host:8786: il file di ogni sede è letto sul suo worker e vi resta. Chi può inviare lavoro allo scheduler può eseguire qualsiasi codice sui worker.</translation>
</message>
<message>
<source>Adds exact integer noise to the count of every variant and releases those above a threshold: (ε, δ)-differential privacy for every case.</source>
<translation>Aggiunge rumore intero esatto al conteggio di ogni variante e rilascia quelle sopra una soglia: privacy differenziale (ε, δ) per ogni caso.</translation>
</message>
<message>
<source>Adds noise to numbers; the distribution can be reconstructed, the single value cannot.</source>
<translation>Aggiunge rumore ai numeri; la distribuzione si può ricostruire, il singolo valore no.</translation>
</message>
<message>
<source>Adjusted Rand index to the same method on pooled rows: 1 the same, 0 unrelated.</source>
<translation>Indice di Rand corretto rispetto allo stesso metodo su righe riunite: 1 uguale, 0 nessun legame.</translation>
</message>
<message>
<source>After noise and threshold</source>
<translation>Dopo rumore e soglia</translation>
</message>
<message>
<source>After the low rank</source>
<translation>Dopo il basso rango</translation>
</message>
<message>
<source>After the noise</source>
<translation>Dopo il rumore</translation>
</message>
<message>
<source>Agreement with the central result</source>
<translation>Concordanza con il risultato centrale</translation>
</message>
<message>
<source>All directed</source>
<translation>Tutti orientati</translation>
</message>
<message>
<source>All messages that crossed a site's border.</source>
<translation>Tutti i messaggi che hanno attraversato il confine di una sede.</translation>
</message>
<message>
<source>All series must have the same number of points. Window cuts them to a common length; bucket keeps one length, so that each length can be released on its own.</source>
<translation>Tutte le serie devono avere lo stesso numero di punti. «Finestra» le taglia a una lunghezza comune; «gruppo» mantiene una lunghezza, così ogni lunghezza può essere rilasciata a sé.</translation>
</message>
<message>
<source>All undirected</source>
<translation>Tutti non orientati</translation>
</message>
<message>
<source>An activity is</source>
<translation>Un'attività è</translation>
</message>
<message>
<source>An adjacency matrix should have a row and a column for every node.</source>
<translation>Una matrice di adiacenza dovrebbe avere una riga e una colonna per ogni nodo.</translation>
</message>
<message>
<source>An edge list has a source and a target in every row. An adjacency matrix has the same labels along the first row and the first column.</source>
<translation>Un elenco di archi ha in ogni riga un'origine e una destinazione. Una matrice di adiacenza ha le stesse etichette nella prima riga e nella prima colonna.</translation>
</message>
<message>
<source>An edge needs both ends. Rows that are left out are counted.</source>
<translation>Un arco richiede entrambi gli estremi. Le righe escluse vengono contate.</translation>
</message>
<message>
<source>Anonymizing</source>
<translation>Anonimizzazione</translation>
</message>
<message>
<source>Any row only: the chosen columns move as one block, so that links between them stay.</source>
<translation>Solo con «qualsiasi riga»: le colonne scelte si muovono come un blocco, così i legami tra loro restano.</translation>
</message>
<message>
<source>Are united with a neighbour first</source>
<translation>Prima si uniscono a un vicino</translation>
</message>
<message>
<source>Are widened and moved, or stay</source>
<translation>Si allargano e si spostano, o restano</translation>
</message>
<message>
<source>As the reference program counts: every surplus case costs the largest distance + 10.</source>
<translation>Come conta il programma di riferimento: ogni caso in eccesso costa la distanza massima + 10.</translation>
</message>
<message>
<source>Attack</source>
<translation>Attacco</translation>
</message>
<message>
<source>Attack success on the original</source>
<translation>Successo dell'attacco sull'originale</translation>
</message>
<message>
<source>Attack success, 3 points</source>
<translation>Successo dell'attacco, 3 punti</translation>
</message>
<message>
<source>Attack success, 3 points without pattern</source>
<translation>Successo dell'attacco, 3 punti senza pattern</translation>
</message>
<message>
<source>Attack success, worst case</source>
<translation>Successo dell'attacco, caso peggiore</translation>
</message>
<message>
<source>Attacker by weight (AUC)</source>
<translation>Attaccante per peso (AUC)</translation>
</message>
<message>
<source>Attacking</source>
<translation>Attacco in corso</translation>
</message>
<message>
<source>Bar |</source>
<translation>Barra |</translation>
</message>
<message>
<source>Best attacker (AUC)</source>
<translation>Miglior attaccante (AUC)</translation>
</message>
<message>
<source>Bins of the reconstruction</source>
<translation>Intervalli della ricostruzione</translation>
</message>
<message>
<source>Blanks</source>
<translation>Spazi</translation>
</message>
<message>
<source>Blurs every weight, most of all where one person stands behind it, and smooths the whole by low rank. Keeps which edges exist; a heuristic.</source>
<translation>Sfuma ogni peso, soprattutto dove c'è una sola persona, e liscia il tutto con un basso rango. Mantiene quali archi esistono; un'euristica.</translation>
</message>
<message>
<source>Border log</source>
<translation>Registro di confine</translation>
</message>
<message>
<source>Bounds what each person adds, adds exact noise and publishes only edges that many people drew. A guarantee per person; needs a large study.</source>
<translation>Limita ciò che ogni persona aggiunge, aggiunge rumore esatto e pubblica solo gli archi disegnati da molti. Una garanzia per persona; richiede uno studio ampio.</translation>
</message>
<message>
<source>Bytes sent</source>
<translation>Byte inviati</translation>
</message>
<message>
<source>Case</source>
<translation>Caso</translation>
</message>
<message>
<source>Case disclosure</source>
<translation>Divulgazione dei casi</translation>
</message>
<message>
<source>Cases</source>
<translation>Casi</translation>
</message>
<message>
<source>Cases covered</source>
<translation>Casi coperti</translation>
</message>
<message>
<source>Cases kept per person</source>
<translation>Casi mantenuti per persona</translation>
</message>
<message>
<source>Cases released</source>
<translation>Casi rilasciati</translation>
</message>
<message>
<source>Cell texts that mean 'not observed', separated by commas, such as -1, n/a.</source>
<translation>Testi di cella che significano «non osservato», separati da virgole, come -1, n/a.</translation>
</message>
<message>
<source>Cells are intervals</source>
<translation>Le celle sono intervalli</translation>
</message>
<message>
<source>Certain conclusions</source>
<translation>Conclusioni certe</translation>
</message>
<message>
<source>Chain of steps</source>
<translation>Catena di passi</translation>
</message>
<message>
<source>Chance to single out a case when three of its activities are known in order: before, after.</source>
<translation>Probabilità di individuare un caso quando tre delle sue attività sono note in ordine: prima, dopo.</translation>
</message>
<message>
<source>Cheapest flow</source>
<translation>Flusso di costo minimo</translation>
</message>
<message>
<source>Check other splits</source>
<translation>Prova altre suddivisioni</translation>
</message>
<message>
<source>Checking</source>
<translation>Controllo</translation>
</message>
<message>
<source>Classes</source>
<translation>Classi</translation>
</message>
<message>
<source>Classes that hold one single value, which is thereby disclosed.</source>
<translation>Classi con un solo valore, che così è divulgato.</translation>
</message>
<message>
<source>Classifier</source>
<translation>Classificatore</translation>
</message>
<message>
<source>Clip to the possible values</source>
<translation>Limita ai valori possibili</translation>
</message>
<message>
<source>Closeness of the sample</source>
<translation>Vicinanza del campione</translation>
</message>
<message>
<source>Cluster what several sites hold without pooling it; release models and samples, not rows.</source>
<translation>Raggruppare ciò che più sedi hanno senza riunirlo; si rilasciano modelli e campioni, non righe.</translation>
</message>
<message>
<source>Clustering</source>
<translation>Raggruppamento</translation>
</message>
<message>
<source>Clustering needs every number of a row.</source>
<translation>Il clustering richiede tutti i numeri di una riga.</translation>
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
<source>Columns</source>
<translation>Colonne</translation>
</message>
<message>
<source>Columns as promised</source>
<translation>Colonne come promesso</translation>
</message>
<message>
<source>Columns for patterns</source>
<translation>Colonne per i pattern</translation>
</message>
<message>
<source>Columns present</source>
<translation>Colonne presenti</translation>
</message>
<message>
<source>Columns published unchanged next to the envelope, such as a tariff or a diagnosis.</source>
<translation>Colonne pubblicate invariate accanto all'inviluppo, come una tariffa o una diagnosi.</translation>
</message>
<message>
<source>Columns that name a person or row. They are never released.</source>
<translation>Colonne che nominano una persona o una riga. Non vengono mai rilasciate.</translation>
</message>
<message>
<source>Columns that nobody should learn about a person, such as a diagnosis.</source>
<translation>Colonne che nessuno deve apprendere su una persona, come una diagnosi.</translation>
</message>
<message>
<source>Columns that others may know too, such as age, region or occupation: together they can point at one person.</source>
<translation>Colonne che anche altri possono conoscere, come età, regione o professione: insieme possono indicare una persona.</translation>
</message>
<message>
<source>Columns to cluster by</source>
<translation>Colonne per il clustering</translation>
</message>
<message>
<source>Columns to protect</source>
<translation>Colonne da proteggere</translation>
</message>
<message>
<source>Columns whose values change places. Left empty: the quasi-identifiers, or else every column that is released.</source>
<translation>Colonne i cui valori si scambiano di posto. Vuoto: i quasi-identificatori, altrimenti ogni colonna rilasciata.</translation>
</message>
<message>
<source>Columns with few values; empty for all text columns.</source>
<translation>Colonne con pochi valori; vuoto per tutte le colonne di testo.</translation>
</message>
<message>
<source>Comma ,</source>
<translation>Virgola ,</translation>
</message>
<message>
<source>Comma 1,5</source>
<translation>Virgola 1,5</translation>
</message>
<message>
<source>Compare the {keep} most frequent</source>
<translation>Confronta i {keep} più frequenti</translation>
</message>
<message>
<source>Compared with the original</source>
<translation>Confrontato con l'originale</translation>
</message>
<message>
<source>Comparing</source>
<translation>Confronto</translation>
</message>
<message>
<source>Comparing the logs</source>
<translation>Confronto dei registri</translation>
</message>
<message>
<source>Compatibility</source>
<translation>Compatibilità</translation>
</message>
<message>
<source>Components at the border</source>
<translation>Componenti al confine</translation>
</message>
<message>
<source>Components of the merged model</source>
<translation>Componenti del modello unito</translation>
</message>
<message>
<source>Components refused</source>
<translation>Componenti rifiutate</translation>
</message>
<message>
<source>Confidence</source>
<translation>Confidenza</translation>
</message>
<message>
<source>Contributors</source>
<translation>Contributori</translation>
</message>
<message>
<source>Correlated noise</source>
<translation>Rumore correlato</translation>
</message>
<message>
<source>Correlations, largest difference</source>
<translation>Correlazioni, differenza massima</translation>
</message>
<message>
<source>Correlations, mean difference</source>
<translation>Correlazioni, differenza media</translation>
</message>
<message>
<source>Count</source>
<translation>Numero</translation>
</message>
<message>
<source>Count them as two people</source>
<translation>Contarle come due persone</translation>
</message>
<message>
<source>Counts above the threshold</source>
<translation>Conteggi sopra la soglia</translation>
</message>
<message>
<source>Covariances</source>
<translation>Covarianze</translation>
</message>
<message>
<source>Cover</source>
<translation>Copertura</translation>
</message>
<message>
<source>Cover within</source>
<translation>Copertura entro</translation>
</message>
<message>
<source>Cover: how many rows lie within s standard deviations of some component.</source>
<translation>Copertura: quante righe stanno entro s deviazioni standard da una componente.</translation>
</message>
<message>
<source>Cut</source>
<translation>Taglio</translation>
</message>
<message>
<source>Cut at {name}</source>
<translation>Taglia a {name}</translation>
</message>
<message>
<source>Dask scheduler</source>
<translation>Scheduler Dask</translation>
</message>
<message>
<source>Data file</source>
<translation>File di dati</translation>
</message>
<message>
<source>Dates such as 03/04/2024</source>
<translation>Date come 03/04/2024</translation>
</message>
<message>
<source>Decimal sign</source>
<translation>Segno decimale</translation>
</message>
<message>
<source>Density</source>
<translation>Densità</translation>
</message>
<message>
<source>Density by representatives (SDBDC)</source>
<translation>Densità per rappresentanti (SDBDC)</translation>
</message>
<message>
<source>Diagonal covariances: fewer numbers leave.</source>
<translation>Covarianze diagonali: escono meno numeri.</translation>
</message>
<message>
<source>Difference</source>
<translation>Differenza</translation>
</message>
<message>
<source>Difference per case</source>
<translation>Differenza per caso</translation>
</message>
<message>
<source>Difference per event</source>
<translation>Differenza per evento</translation>
</message>
<message>
<source>Difference, constant buffer (compatibility)</source>
<translation>Differenza, buffer costante (compatibilità)</translation>
</message>
<message>
<source>Differences</source>
<translation>Differenze</translation>
</message>
<message>
<source>Different sequences of activities in the release.</source>
<translation>Sequenze diverse di attività nel rilascio.</translation>
</message>
<message>
<source>Differential privacy: the most a release may cost.</source>
<translation>Privacy differenziale: il massimo che un rilascio può costare.</translation>
</message>
<message>
<source>Differentially private aggregate</source>
<translation>Aggregato differenzialmente privato</translation>
</message>
<message>
<source>Direction</source>
<translation>Direzione</translation>
</message>
<message>
<source>Discretise</source>
<translation>Discretizza</translation>
</message>
<message>
<source>Discretise, perturb and swap the columns of a table, and see what an attacker still gets.</source>
<translation>Discretizzare, perturbare e scambiare le colonne di una tabella, e vedere che cosa ottiene ancora un attaccante.</translation>
</message>
<message>
<source>Distance from its mean to the nearest published one, in its own standard deviations.</source>
<translation>Distanza dalla sua media alla più vicina pubblicata, nelle proprie deviazioni standard.</translation>
</message>
<message>
<source>Distance of sample rows to originals, over that of unseen rows: far below 1, it repeats originals.</source>
<translation>Distanza delle righe del campione dagli originali, su quella di righe mai viste: molto sotto 1, ripete originali.</translation>
</message>
<message>
<source>Distinct sensitive values</source>
<translation>Valori sensibili distinti</translation>
</message>
<message>
<source>Distinct sensitive values: {distinct} are asked for and no column is sensitive</source>
<translation>Valori sensibili distinti: ne sono richiesti {distinct} e nessuna colonna è sensibile</translation>
</message>
<message>
<source>Draws at ε/m and δ/m that are averaged. Choose it before looking at results: choosing by the utility of the actual release spends privacy that nobody accounts for.</source>
<translation>Estrazioni a ε/m e δ/m di cui si fa la media. Sceglierlo prima di guardare i risultati: scegliere in base all'utilità del rilascio effettivo consuma privacy che nessuno contabilizza.</translation>
</message>
<message>
<source>Drop a table here: one row a person, one column an attribute. CSV, Parquet or Excel.</source>
<translation>Trascinare qui una tabella: una riga per persona, una colonna per attributo. CSV, Parquet o Excel.</translation>
</message>
<message>
<source>Drop a table of series here: one row a person, meter or product, one column a time point.</source>
<translation>Trascinare qui una tabella di serie: una riga per persona, contatore o prodotto, una colonna per istante.</translation>
</message>
<message>
<source>Drop an event log here: XES, XES.gz, or a table with a case, an activity and a time a row.</source>
<translation>Trascinare qui un registro eventi: XES, XES.gz, o una tabella con un caso, un'attività e un tempo per riga.</translation>
</message>
<message>
<source>Drop one table a site, or one table to split into sites and rehearse.</source>
<translation>Trascinare una tabella per sede, o una tabella da suddividere in sedi per una prova.</translation>
</message>
<message>
<source>Drop participants' maps here: a table of participant, source and target, a file or a sheet for each participant, or an aggregate graph.</source>
<translation>Trascinare qui le mappe dei partecipanti: una tabella con partecipante, origine e destinazione, un file o un foglio per partecipante, o un grafo aggregato.</translation>
</message>
<message>
<source>Drop such series</source>
<translation>Elimina tali serie</translation>
</message>
<message>
<source>Drop them, {whole} series stay</source>
<translation>Eliminale, restano {whole} serie</translation>
</message>
<message>
<source>Dropped</source>
<translation>Eliminate</translation>
</message>
<message>
<source>EM begins so often; the most likely end counts.</source>
<translation>EM parte tante volte; conta l'esito più probabile.</translation>
</message>
<message>
<source>EM on draws</source>
<translation>EM su estrazioni</translation>
</message>
<message>
<source>Each person keeps a random c of their edges. Fewer edges a person means less noise. Set it without looking at the data: taken from the file, it is a fact the promise does not cover.</source>
<translation>Ogni persona mantiene c dei suoi archi a caso. Meno archi a persona significa meno rumore. Impostarlo senza guardare i dati: preso dal file, è un fatto che la promessa non copre.</translation>
</message>
<message>
<source>Each site tries 1 up to this many.</source>
<translation>Ogni sede prova da 1 fino a tanti.</translation>
</message>
<message>
<source>Earlier releases</source>
<translation>Rilasci precedenti</translation>
</message>
<message>
<source>Edges</source>
<translation>Archi</translation>
</message>
<message>
<source>Edges a person</source>
<translation>Archi per persona</translation>
</message>
<message>
<source>Edges a person c</source>
<translation>Archi per persona c</translation>
</message>
<message>
<source>Edges cut by c</source>
<translation>Archi tagliati da c</translation>
</message>
<message>
<source>Edges fabricated</source>
<translation>Archi inventati</translation>
</message>
<message>
<source>Edges lost</source>
<translation>Archi persi</translation>
</message>
<message>
<source>Edges of fewer than ten</source>
<translation>Archi di meno di dieci</translation>
</message>
<message>
<source>Edges of one person</source>
<translation>Archi di una persona</translation>
</message>
<message>
<source>Edges on few people are gone</source>
<translation>Gli archi su poche persone sono spariti</translation>
</message>
<message>
<source>Edges on fewer people are left out altogether. 1 leaves out none.</source>
<translation>Gli archi su meno persone sono del tutto esclusi. 1 non ne esclude alcuno.</translation>
</message>
<message>
<source>Edges on fewer than {min_contributors} people are left out.</source>
<translation>Gli archi su meno di {min_contributors} persone sono esclusi.</translation>
</message>
<message>
<source>Edges over possible edges, before and after.</source>
<translation>Archi su archi possibili, prima e dopo.</translation>
</message>
<message>
<source>Edit distances</source>
<translation>Distanze di edit</translation>
</message>
<message>
<source>Empty CSV</source>
<translation>Svuota CSV</translation>
</message>
<message>
<source>Encoding</source>
<translation>Codifica</translation>
</message>
<message>
<source>Envelopes</source>
<translation>Inviluppi</translation>
</message>
<message>
<source>Envelopes hold their originals</source>
<translation>Gli inviluppi contengono i loro originali</translation>
</message>
<message>
<source>Equally many rows in every class protects the rare values; equal widths read better.</source>
<translation>Ugual numero di righe in ogni classe protegge i valori rari; larghezze uguali si leggono meglio.</translation>
</message>
<message>
<source>Event logs</source>
<translation>Registri eventi</translation>
</message>
<message>
<source>Events</source>
<translation>Eventi</translation>
</message>
<message>
<source>Every class (rows that share envelope and pattern) holds at least this many different values of every sensitive column. Classes that do not are merged with their nearest neighbour, which makes envelopes wider; no value is ever changed. 1 asks for nothing.</source>
<translation>Ogni classe (righe che condividono inviluppo e pattern) contiene almeno tanti valori diversi di ogni colonna sensibile. Le classi che non li hanno si fondono con la più vicina, il che allarga gli inviluppi; nessun valore è mai cambiato. 1 non chiede nulla.</translation>
</message>
<message>
<source>Every envelope in {k} rows</source>
<translation>Ogni inviluppo in {k} righe</translation>
</message>
<message>
<source>Every group in {k} rows</source>
<translation>Ogni gruppo in {k} righe</translation>
</message>
<message>
<source>Every pattern of an envelope in {P} rows</source>
<translation>Ogni pattern di un inviluppo in {P} righe</translation>
</message>
<message>
<source>Every published centroid is the mean of at least {min_count} rows; labels stay at home.</source>
<translation>Ogni centroide pubblicato è la media di almeno {min_count} righe; le etichette restano in sede.</translation>
</message>
<message>
<source>Every published cluster stands for at least {min_count} rows and tells only size and mean; labels stay at their site.</source>
<translation>Ogni cluster pubblicato rappresenta almeno {min_count} righe e dice solo dimensione e media; le etichette restano nella loro sede.</translation>
</message>
<message>
<source>Every published component stands for {min_count} or more rows, spread at least {tau}; the rows of the sample are drawn from the model, none is an original.</source>
<translation>Ogni componente pubblicata rappresenta {min_count} o più righe, con dispersione almeno {tau}; le righe del campione sono estratte dal modello, nessuna è un originale.</translation>
</message>
<message>
<source>Every published curve is shared by at least {k} rows, every pattern within it by at least {P}.</source>
<translation>Ogni curva pubblicata è condivisa da almeno {k} righe, ogni pattern al suo interno da almeno {P}.</translation>
</message>
<message>
<source>Every published envelope is shared by at least this many rows: an attacker who knows values of a series faces at least k candidates.</source>
<translation>Ogni inviluppo pubblicato è condiviso da almeno tante righe: un attaccante che conosce valori di una serie ha davanti almeno k candidati.</translation>
</message>
<message>
<source>Every published pattern is shared by at least {min_count} people, and no difference of published counts tells of fewer.</source>
<translation>Ogni pattern pubblicato è condiviso da almeno {min_count} persone, e nessuna differenza di conteggi pubblicati ne rivela meno.</translation>
</message>
<message>
<source>Every published representative is the mean of at least {min_count} rows of one site.</source>
<translation>Ogni rappresentante pubblicato è la media di almeno {min_count} righe di una sede.</translation>
</message>
<message>
<source>Every published weight carries {params} noise of scale {noise_scale}</source>
<translation>Ogni peso pubblicato porta rumore {params} di scala {noise_scale}</translation>
</message>
<message>
<source>Every such class holds at least {distinct} different sensitive values.</source>
<translation>Ogni classe di questo tipo contiene almeno {distinct} valori sensibili diversi.</translation>
</message>
<message>
<source>Every weight reaches the threshold</source>
<translation>Ogni peso raggiunge la soglia</translation>
</message>
<message>
<source>Exact density clusters (PDBSCAN)</source>
<translation>Cluster di densità esatti (PDBSCAN)</translation>
</message>
<message>
<source>Exactly DBSCAN, worked on in parts side by side; original points cross between the sites.</source>
<translation>Esattamente DBSCAN, elaborato in parti affiancate; punti originali passano tra le sedi.</translation>
</message>
<message>
<source>Exactly k-means on pooled rows, from sums that sites send under masks.</source>
<translation>Esattamente k-means su righe riunite, da somme che le sedi inviano mascherate.</translation>
</message>
<message>
<source>Excel</source>
<translation>Excel</translation>
</message>
<message>
<source>Exchanges values between rows: every column keeps its distribution exactly, links fade.</source>
<translation>Scambia valori tra righe: ogni colonna mantiene esattamente la sua distribuzione, i legami sfumano.</translation>
</message>
<message>
<source>Factor law</source>
<translation>Legge del fattore</translation>
</message>
<message>
<source>Failure probability</source>
<translation>Probabilità di fallimento</translation>
</message>
<message>
<source>Failure probability δ</source>
<translation>Probabilità di fallimento δ</translation>
</message>
<message>
<source>Farthest partner</source>
<translation>Partner più lontano</translation>
</message>
<message>
<source>Fewer points than the original are published, with the size and radius of what they stand for.</source>
<translation>Si pubblicano meno punti dell'originale, con dimensione e raggio di ciò che rappresentano.</translation>
</message>
<message>
<source>Fewest people</source>
<translation>Minimo di persone</translation>
</message>
<message>
<source>Fewest people behind an edge</source>
<translation>Minimo di persone dietro un arco</translation>
</message>
<message>
<source>Fewest people that may share a published row.</source>
<translation>Minimo di persone che possono condividere una riga pubblicata.</translation>
</message>
<message>
<source>File reads</source>
<translation>File leggibile</translation>
</message>
<message>
<source>Files are as they were written</source>
<translation>I file sono come sono stati scritti</translation>
</message>
<message>
<source>Fill inner gaps</source>
<translation>Riempi le lacune interne</translation>
</message>
<message>
<source>Fill inner gaps by straight lines, {inner} series stay</source>
<translation>Riempi le lacune interne con rette, restano {inner} serie</translation>
</message>
<message>
<source>Finest level</source>
<translation>Livello più fine</translation>
</message>
<message>
<source>First row holds the names</source>
<translation>La prima riga contiene i nomi</translation>
</message>
<message>
<source>For a given start: one centroid after another, such as 0,0; 10,10 (in the file's units).</source>
<translation>Per un inizio dato: un centroide dopo l'altro, come 0,0; 10,10 (nelle unità del file).</translation>
</message>
<message>
<source>Form</source>
<translation>Forma</translation>
</message>
<message>
<source>Format</source>
<translation>Formato</translation>
</message>
<message>
<source>Frequent patterns</source>
<translation>Pattern frequenti</translation>
</message>
<message>
<source>Fresh draw</source>
<translation>Nuova estrazione</translation>
</message>
<message>
<source>Fresh randomness</source>
<translation>Casualità fresca</translation>
</message>
<message>
<source>Fringe</source>
<translation>Margine</translation>
</message>
<message>
<source>From local means (no row leaves)</source>
<translation>Da medie locali (nessuna riga esce)</translation>
</message>
<message>
<source>Given centroids</source>
<translation>Centroidi dati</translation>
</message>
<message>
<source>Given centroids: {centroids} is not {k} rows of numbers</source>
<translation>Centroidi dati: {centroids} non sono {k} righe di numeri</translation>
</message>
<message>
<source>Graphs</source>
<translation>Grafi</translation>
</message>
<message>
<source>Group size</source>
<translation>Dimensione del gruppo</translation>
</message>
<message>
<source>Group size k</source>
<translation>Dimensione del gruppo k</translation>
</message>
<message>
<source>Grouping by value</source>
<translation>Raggruppamento per valore</translation>
</message>
<message>
<source>Groups</source>
<translation>Gruppi</translation>
</message>
<message>
<source>Groups series of similar values, then tells shapes apart within each group: narrow envelopes, coarser patterns.</source>
<translation>Raggruppa serie di valori simili, poi distingue le forme in ogni gruppo: inviluppi stretti, pattern più grossolani.</translation>
</message>
<message>
<source>Groups series of the same shape, then joins them to envelopes: finer patterns, wider envelopes.</source>
<translation>Raggruppa serie della stessa forma, poi le unisce in inviluppi: pattern più fini, inviluppi più larghi.</translation>
</message>
<message>
<source>Half of the counting queries have a smaller relative error than this.</source>
<translation>Metà delle interrogazioni di conteggio ha un errore relativo minore di questo.</translation>
</message>
<message>
<source>Half-width α</source>
<translation>Semiampiezza α</translation>
</message>
<message>
<source>Header</source>
<translation>Intestazione</translation>
</message>
<message>
<source>Horizontal: each site has its own people. Vertical: each site knows other things of them.</source>
<translation>Orizzontale: ogni sede ha le sue persone. Verticale: ogni sede sa di loro cose diverse.</translation>
</message>
<message>
<source>How an interval is written in a CSV file. Parquet has a column for each end instead.</source>
<translation>Come si scrive un intervallo in un file CSV. Parquet ha invece una colonna per ogni estremo.</translation>
</message>
<message>
<source>How dates of a table are read; refused where both readings are possible.</source>
<translation>Come si leggono le date di una tabella; rifiutate dove entrambe le letture sono possibili.</translation>
</message>
<message>
<source>How far a representative reaches. Smaller: closer to the central result, more is sent.</source>
<translation>Fin dove arriva un rappresentante. Più piccolo: più vicino al risultato centrale, si invia di più.</translation>
</message>
<message>
<source>How far correlations between columns moved, on average.</source>
<translation>Quanto si sono spostate in media le correlazioni tra colonne.</translation>
</message>
<message>
<source>How far in rank two partners may be apart, as a share of the rows.</source>
<translation>Quanto possono distare in rango due partner, come quota delle righe.</translation>
</message>
<message>
<source>How far the correlation of one pair of columns moved at most.</source>
<translation>Quanto si è spostata al massimo la correlazione di una coppia di colonne.</translation>
</message>
<message>
<source>How far the degrees moved on average, in its own unit.</source>
<translation>Quanto si sono spostati in media i gradi, nella propria unità.</translation>
</message>
<message>
<source>How far the in-strengths moved on average, in its own unit.</source>
<translation>Quanto si sono spostate in media le forze in entrata, nella propria unità.</translation>
</message>
<message>
<source>How far the left-over cases are from each other: 0 the same, 1 nothing in common.</source>
<translation>Quanto distano tra loro i casi rimasti: 0 uguali, 1 nulla in comune.</translation>
</message>
<message>
<source>How far the out-strengths moved on average, in its own unit.</source>
<translation>Quanto si sono spostate in media le forze in uscita, nella propria unità.</translation>
</message>
<message>
<source>How far the published shapes are from the true ones: 0 the same, 1 unrelated, 2 opposite.</source>
<translation>Quanto le forme pubblicate distano da quelle vere: 0 uguali, 1 nessun legame, 2 opposte.</translation>
</message>
<message>
<source>How far the ten largest singular values moved, relative to their size.</source>
<translation>Quanto si sono spostati i dieci maggiori valori singolari, rispetto alla loro grandezza.</translation>
</message>
<message>
<source>How far the weights of edges moved on average, in its own unit.</source>
<translation>Quanto si sono spostati in media i pesi degli archi, nella propria unità.</translation>
</message>
<message>
<source>How far {name} moved on average, in its own unit.</source>
<translation>Quanto si sono spostati in media {name}, nella propria unità.</translation>
</message>
<message>
<source>How letters are stored. Wrong when é or € look odd in the preview.</source>
<translation>Come sono memorizzate le lettere. Sbagliato quando é o € appaiono strani nell'anteprima.</translation>
</message>
<message>
<source>How likely a variant that only one case has appears in the release.</source>
<translation>Quanto è probabile che una variante di un solo caso appaia nel rilascio.</translation>
</message>
<message>
<source>How likely a variant that only one case has may be released all the same. Keep it below 1 / number of cases.</source>
<translation>Quanto è probabile che una variante di un solo caso sia comunque rilasciata. Tenerlo sotto 1 / numero di casi.</translation>
</message>
<message>
<source>How local components become one model.</source>
<translation>Come le componenti locali diventano un modello.</translation>
</message>
<message>
<source>How many activities must be changed, added or removed to turn one log into the other.</source>
<translation>Quante attività si devono cambiare, aggiungere o togliere per trasformare un registro nell'altro.</translation>
</message>
<message>
<source>How many artificial rows are drawn from the mixture for the release.</source>
<translation>Quante righe artificiali si estraggono dalla mistura per il rilascio.</translation>
</message>
<message>
<source>How many cases a variant has.</source>
<translation>Quanti casi ha una variante.</translation>
</message>
<message>
<source>How many centroids.</source>
<translation>Quanti centroidi.</translation>
</message>
<message>
<source>How many compact parts of space are clustered side by side. The labels never depend on it.</source>
<translation>Quante parti compatte dello spazio si raggruppano in parallelo. Le etichette non ne dipendono mai.</translation>
</message>
<message>
<source>How many different envelopes are published.</source>
<translation>Quanti inviluppi diversi si pubblicano.</translation>
</message>
<message>
<source>How many groups were found.</source>
<translation>Quanti gruppi sono stati trovati.</translation>
</message>
<message>
<source>How many normal distributions the released mixture has.</source>
<translation>Quante distribuzioni normali ha la mistura rilasciata.</translation>
</message>
<message>
<source>How many of their edges were left out.</source>
<translation>Quanti dei loro archi sono stati esclusi.</translation>
</message>
<message>
<source>How many people had more than c edges.</source>
<translation>Quante persone avevano più di c archi.</translation>
</message>
<message>
<source>How many points the window keeps, or which length the bucket holds.</source>
<translation>Quanti punti mantiene la finestra, o quale lunghezza ha il gruppo.</translation>
</message>
<message>
<source>How many were sent by all sites.</source>
<translation>Quanti ne hanno inviati tutte le sedi.</translation>
</message>
<message>
<source>How much a single case may change the probability of any release: by the factor e^ε at most. Smaller is safer and releases fewer variants.</source>
<translation>Quanto un singolo caso può cambiare la probabilità di qualsiasi rilascio: al massimo del fattore e^ε. Più piccolo è più sicuro e rilascia meno varianti.</translation>
</message>
<message>
<source>How much of the structure is kept: a number of singular values (12), a fraction of the nodes that have an edge (0.5), or energy:0.9 for as many as carry that share of the squared weights. Smaller is smoother.</source>
<translation>Quanto della struttura resta: un numero di valori singolari (12), una frazione dei nodi con un arco (0.5), o energy:0.9 per quanti portano quella quota dei pesi al quadrato. Più piccolo è più liscio.</translation>
</message>
<message>
<source>How much of the whole variant three known activities give away: before, after.</source>
<translation>Quanto dell'intera variante rivelano tre attività note: prima, dopo.</translation>
</message>
<message>
<source>How often master and sites exchanged messages.</source>
<translation>Quante volte coordinatore e sedi si sono scambiati messaggi.</translation>
</message>
<message>
<source>How often the simulated attacker may be right about one person, on average.</source>
<translation>Quanto spesso l'attaccante simulato può aver ragione su una persona, in media.</translation>
</message>
<message>
<source>How strong the edge is; whole numbers count people or mentions.</source>
<translation>Quanto è forte l'arco; i numeri interi contano persone o menzioni.</translation>
</message>
<message>
<source>How surely the interval of the privacy level holds the original.</source>
<translation>Con quanta certezza l'intervallo del livello di privacy contiene l'originale.</translation>
</message>
<message>
<source>How the factors 1 to 5 of the fringe are drawn. Sorted distorts less and hides less.</source>
<translation>Come si estraggono i fattori da 1 a 5 del margine. Ordinati distorcono meno e nascondono meno.</translation>
</message>
<message>
<source>How well a model tells released rows from original ones: 0 not at all, 0.25 always.</source>
<translation>Quanto bene un modello distingue righe rilasciate da originali: 0 per nulla, 0,25 sempre.</translation>
</message>
<message>
<source>How well light edges point to single people: 0.5 is guessing, 1 is certainty.</source>
<translation>Quanto bene gli archi leggeri indicano singole persone: 0,5 è a caso, 1 è certezza.</translation>
</message>
<message>
<source>How well the release tells rows behind it from other rows: 0.5 a coin, 1 always.</source>
<translation>Quanto bene il rilascio distingue le righe che ha dietro da altre: 0,5 una moneta, 1 sempre.</translation>
</message>
<message>
<source>Identifier</source>
<translation>Identificatore</translation>
</message>
<message>
<source>Identifiers</source>
<translation>Identificatori</translation>
</message>
<message>
<source>In an aggregate: how many people stand behind the edge. Where weights count people, name the weight column here too.</source>
<translation>In un aggregato: quante persone stanno dietro l'arco. Dove i pesi contano persone, indicare anche qui la colonna dei pesi.</translation>
</message>
<message>
<source>In the original, not in the release.</source>
<translation>Nell'originale, non nel rilascio.</translation>
</message>
<message>
<source>In the release, not in the original.</source>
<translation>Nel rilascio, non nell'originale.</translation>
</message>
<message>
<source>In the release.</source>
<translation>Nel rilascio.</translation>
</message>
<message>
<source>Independent columns</source>
<translation>Colonne indipendenti</translation>
</message>
<message>
<source>Information loss IL1s</source>
<translation>Perdita d'informazione IL1s</translation>
</message>
<message>
<source>Interval disclosure</source>
<translation>Divulgazione d'intervallo</translation>
</message>
<message>
<source>Interval style</source>
<translation>Stile degli intervalli</translation>
</message>
<message>
<source>Intervals are in order</source>
<translation>Gli intervalli sono in ordine</translation>
</message>
<message>
<source>Into how many classes the values of a column are put, at most: ties are never torn apart and small classes are merged.</source>
<translation>In quante classi al massimo si mettono i valori di una colonna: i valori uguali non si separano mai e le classi piccole si fondono.</translation>
</message>
<message>
<source>It is a measured value</source>
<translation>È un valore misurato</translation>
</message>
<message>
<source>It is no differential privacy: the model tells the shape of groups, and who is certain of a group's membership learns what the group is like.</source>
<translation>Non è privacy differenziale: il modello dice la forma dei gruppi, e chi è certo dell'appartenenza a un gruppo apprende com'è il gruppo.</translation>
</message>
<message>
<source>It means 'not observed'</source>
<translation>Significa «non osservato»</translation>
</message>
<message>
<source>Items in one pattern.</source>
<translation>Elementi in un pattern.</translation>
</message>
<message>
<source>Itemsets published.</source>
<translation>Insiemi di elementi pubblicati.</translation>
</message>
<message>
<source>Join their neighbour's mean</source>
<translation>Unisci alla media del vicino</translation>
</message>
<message>
<source>Joining patterns to groups</source>
<translation>Unione dei pattern in gruppi</translation>
</message>
<message>
<source>Joins the rows of sites that hold columns; never used otherwise.</source>
<translation>Unisce le righe di sedi che hanno colonne; altrimenti mai usato.</translation>
</message>
<message>
<source>KAPRA (patterns first)</source>
<translation>KAPRA (prima i pattern)</translation>
</message>
<message>
<source>KS distance {distance}, allowed {limit}</source>
<translation>distanza KS {distance}, ammessa {limit}</translation>
</message>
<message>
<source>Keep back</source>
<translation>Trattieni</translation>
</message>
<message>
<source>Keep columns together</source>
<translation>Tieni insieme le colonne</translation>
</message>
<message>
<source>Keep the commonest length</source>
<translation>Mantieni la lunghezza più comune</translation>
</message>
<message>
<source>Keep the first 2 points or more</source>
<translation>Mantieni i primi 2 punti o più</translation>
</message>
<message>
<source>Keep the first {min} points of all</source>
<translation>Mantieni i primi {min} punti di tutte</translation>
</message>
<message>
<source>Keep the order of the file</source>
<translation>Mantieni l'ordine del file</translation>
</message>
<message>
<source>Keep the points all have</source>
<translation>Mantieni i punti che tutte hanno</translation>
</message>
<message>
<source>Keep the {last} series of {last2} points</source>
<translation>Mantieni le {last} serie di {last2} punti</translation>
</message>
<message>
<source>Kind of protection</source>
<translation>Tipo di protezione</translation>
</message>
<message>
<source>Known distribution</source>
<translation>Distribuzione nota</translation>
</message>
<message>
<source>Labels without a category</source>
<translation>Etichette senza categoria</translation>
</message>
<message>
<source>Laplace (whole numbers stay whole)</source>
<translation>Laplace (i numeri interi restano interi)</translation>
</message>
<message>
<source>Largest attack success</source>
<translation>Massimo successo dell'attacco</translation>
</message>
<message>
<source>Largest chance for one person when the attacker knows the whole series and its pattern.</source>
<translation>Massima probabilità per una persona quando l'attaccante conosce l'intera serie e il suo pattern.</translation>
</message>
<message>
<source>Largest cover</source>
<translation>Copertura massima</translation>
</message>
<message>
<source>Largest gap between the two distributions of the degrees.</source>
<translation>Massimo scarto tra le due distribuzioni dei gradi.</translation>
</message>
<message>
<source>Largest gap between the two distributions of the in-strengths.</source>
<translation>Massimo scarto tra le due distribuzioni delle forze in entrata.</translation>
</message>
<message>
<source>Largest gap between the two distributions of the out-strengths.</source>
<translation>Massimo scarto tra le due distribuzioni delle forze in uscita.</translation>
</message>
<message>
<source>Largest gap between the two distributions of the weights of edges.</source>
<translation>Massimo scarto tra le due distribuzioni dei pesi degli archi.</translation>
</message>
<message>
<source>Largest gap between the two distributions of {name}.</source>
<translation>Massimo scarto tra le due distribuzioni: {name}.</translation>
</message>
<message>
<source>Largest possible value</source>
<translation>Massimo valore possibile</translation>
</message>
<message>
<source>Largest ε per release</source>
<translation>ε massimo per rilascio</translation>
</message>
<message>
<source>Layout</source>
<translation>Disposizione</translation>
</message>
<message>
<source>Learning from the original</source>
<translation>Apprendimento dall'originale</translation>
</message>
<message>
<source>Learning from the release</source>
<translation>Apprendimento dal rilascio</translation>
</message>
<message>
<source>Least BIC</source>
<translation>BIC minimo</translation>
</message>
<message>
<source>Least Kullback–Leibler</source>
<translation>Kullback–Leibler minima</translation>
</message>
<message>
<source>Least confidence</source>
<translation>Confidenza minima</translation>
</message>
<message>
<source>Least mutual support</source>
<translation>Supporto reciproco minimo</translation>
</message>
<message>
<source>Least spread τ</source>
<translation>Dispersione minima τ</translation>
</message>
<message>
<source>Least support</source>
<translation>Supporto minimo</translation>
</message>
<message>
<source>Leave out rows with empty cells</source>
<translation>Escludi le righe con celle vuote</translation>
</message>
<message>
<source>Leave out rows with missing numbers</source>
<translation>Escludi le righe con numeri mancanti</translation>
</message>
<message>
<source>Leave them out</source>
<translation>Escludile</translation>
</message>
<message>
<source>Length kept</source>
<translation>Lunghezza mantenuta</translation>
</message>
<message>
<source>Letters fit the level</source>
<translation>Le lettere corrispondono al livello</translation>
</message>
<message>
<source>Letters that describe the shape of a series. More letters tell more, and are shared by fewer.</source>
<translation>Lettere che descrivono la forma di una serie. Più lettere dicono di più e sono condivise da meno.</translation>
</message>
<message>
<source>Level</source>
<translation>Livello</translation>
</message>
<message>
<source>Level as claimed</source>
<translation>Livello come dichiarato</translation>
</message>
<message>
<source>Levels</source>
<translation>Livelli</translation>
</message>
<message>
<source>Lifecycle</source>
<translation>Ciclo di vita</translation>
</message>
<message>
<source>Local components that did not leave their site as they were: too few rows, too little spread.</source>
<translation>Componenti locali che non hanno lasciato la sede così com'erano: troppo poche righe, troppo poca dispersione.</translation>
</message>
<message>
<source>Local radius as a share of ε</source>
<translation>Raggio locale come quota di ε</translation>
</message>
<message>
<source>Log difference</source>
<translation>Differenza tra registri</translation>
</message>
<message>
<source>Log difference divided by the number of original cases.</source>
<translation>Differenza tra registri divisa per il numero di casi originali.</translation>
</message>
<message>
<source>Log difference divided by the number of original events.</source>
<translation>Differenza tra registri divisa per il numero di eventi originali.</translation>
</message>
<message>
<source>Log similarity</source>
<translation>Somiglianza tra registri</translation>
</message>
<message>
<source>Log-likelihood</source>
<translation>Log-verosimiglianza</translation>
</message>
<message>
<source>Log-likelihood, central</source>
<translation>Log-verosimiglianza, centrale</translation>
</message>
<message>
<source>Long layout only: the column that holds the measurement.</source>
<translation>Solo disposizione lunga: la colonna con la misura.</translation>
</message>
<message>
<source>Losses</source>
<translation>Perdite</translation>
</message>
<message>
<source>Makes the run reproducible, for tests and teaching. Whoever knows or guesses the seed can take the noise away again, so a seeded release should not be published; the gate asks for a reason.</source>
<translation>Rende l'esecuzione riproducibile, per prove e didattica. Chi conosce o indovina il seme può togliere di nuovo il rumore, quindi un rilascio con seme non va pubblicato; il controllo chiede una motivazione.</translation>
</message>
<message>
<source>Many logs record when a task is scheduled, started and completed. Only completed events gives one event a task; events without a transition count as completed.</source>
<translation>Molti registri annotano quando un compito è pianificato, iniziato e completato. Solo gli eventi completati dà un evento per compito; gli eventi senza transizione contano come completati.</translation>
</message>
<message>
<source>Mask the sums</source>
<translation>Maschera le somme</translation>
</message>
<message>
<source>Matrix that is not square</source>
<translation>Matrice non quadrata</translation>
</message>
<message>
<source>Mean chance that one who knows three values and the pattern of a series picks the right row.</source>
<translation>Probabilità media che chi conosce tre valori e il pattern di una serie scelga la riga giusta.</translation>
</message>
<message>
<source>Mean distance of a cell from its original, in units of √2 standard deviations.</source>
<translation>Distanza media di una cella dal suo originale, in unità di √2 deviazioni standard.</translation>
</message>
<message>
<source>Mean relative error of counting queries answered from the release instead of the original.</source>
<translation>Errore relativo medio delle interrogazioni di conteggio con risposta dal rilascio anziché dall'originale.</translation>
</message>
<message>
<source>Mean weighted clustering of the nodes, before and after.</source>
<translation>Clustering pesato medio dei nodi, prima e dopo.</translation>
</message>
<message>
<source>Means of tight groups are still near their rows; sizes and radii are exact.</source>
<translation>Le medie di gruppi stretti sono ancora vicine alle loro righe; dimensioni e raggi sono esatti.</translation>
</message>
<message>
<source>Measuring</source>
<translation>Misura</translation>
</message>
<message>
<source>Measuring the original</source>
<translation>Misura dell'originale</translation>
</message>
<message>
<source>Measuring the release</source>
<translation>Misura del rilascio</translation>
</message>
<message>
<source>Membership attack</source>
<translation>Attacco di appartenenza</translation>
</message>
<message>
<source>Merge</source>
<translation>Fondi</translation>
</message>
<message>
<source>Merge small answers</source>
<translation>Fondi le risposte piccole</translation>
</message>
<message>
<source>Merge small patterns by</source>
<translation>Fondi i pattern piccoli per</translation>
</message>
<message>
<source>Messages between sites and master that hold original rows. They do not leave with the release.</source>
<translation>Messaggi tra sedi e coordinatore che contengono righe originali. Non escono con il rilascio.</translation>
</message>
<message>
<source>Messages with original points</source>
<translation>Messaggi con punti originali</translation>
</message>
<message>
<source>Missing values</source>
<translation>Valori mancanti</translation>
</message>
<message>
<source>Model file</source>
<translation>File del modello</translation>
</message>
<message>
<source>Most components of a site</source>
<translation>Massimo di componenti di una sede</translation>
</message>
<message>
<source>Most edges of a person</source>
<translation>Massimo di archi di una persona</translation>
</message>
<message>
<source>Most items</source>
<translation>Massimo di elementi</translation>
</message>
<message>
<source>Most rounds</source>
<translation>Massimo di turni</translation>
</message>
<message>
<source>Moves released values into the possible range. This biases the mean and breaks the reconstruction of the distribution.</source>
<translation>Sposta i valori rilasciati nell'intervallo possibile. Questo distorce la media e rompe la ricostruzione della distribuzione.</translation>
</message>
<message>
<source>Mutual support</source>
<translation>Supporto reciproco</translation>
</message>
<message>
<source>Naive (values first)</source>
<translation>Naive (prima i valori)</translation>
</message>
<message>
<source>Names a person, meter or product. It is never published; in the long layout it says which measurements belong together.</source>
<translation>Nomina una persona, un contatore o un prodotto. Non è mai pubblicato; nella disposizione lunga dice quali misure vanno insieme.</translation>
</message>
<message>
<source>Near in rank: values move only a little and links to other columns stay roughly. Any row: the column is a random permutation of itself.</source>
<translation>Vicini in rango: i valori si spostano poco e i legami con altre colonne restano all'incirca. Qualsiasi riga: la colonna è una permutazione casuale di sé stessa.</translation>
</message>
<message>
<source>Negative weights</source>
<translation>Pesi negativi</translation>
</message>
<message>
<source>No class holds fewer rows than this; categories with fewer are merged into (other).</source>
<translation>Nessuna classe contiene meno righe di così; le categorie con meno si fondono in (other).</translation>
</message>
<message>
<source>No edge twice</source>
<translation>Nessun arco due volte</translation>
</message>
<message>
<source>No file that the manifest does not name</source>
<translation>Nessun file che il manifesto non nomini</translation>
</message>
<message>
<source>No guarantee: a person may still be found by several columns together, by filtering noise out of correlated columns, or by columns that no step touches. What three attackers get is measured.</source>
<translation>Nessuna garanzia: una persona si può ancora trovare con più colonne insieme, filtrando il rumore da colonne correlate, o con colonne che nessun passo tocca. Ciò che ottengono tre attaccanti viene misurato.</translation>
</message>
<message>
<source>No identifier</source>
<translation>Nessun identificatore</translation>
</message>
<message>
<source>No identifier column</source>
<translation>Nessuna colonna identificatrice</translation>
</message>
<message>
<source>No invented variant</source>
<translation>Nessuna variante inventata</translation>
</message>
<message>
<source>No original row</source>
<translation>Nessuna riga originale</translation>
</message>
<message>
<source>No participant named</source>
<translation>Nessun partecipante nominato</translation>
</message>
<message>
<source>No trace of the input's origin</source>
<translation>Nessuna traccia dell'origine dei dati</translation>
</message>
<message>
<source>No weight under the floor</source>
<translation>Nessun peso sotto il minimo</translation>
</message>
<message>
<source>Nodes</source>
<translation>Nodi</translation>
</message>
<message>
<source>Noise</source>
<translation>Rumore</translation>
</message>
<message>
<source>Noise as the parameters ask</source>
<translation>Rumore come chiedono i parametri</translation>
</message>
<message>
<source>Noise bound k</source>
<translation>Limite del rumore k</translation>
</message>
<message>
<source>Noise lies between −k and k; a variant is released when its noisy count is above k.</source>
<translation>Il rumore sta tra −k e k; una variante è rilasciata quando il suo conteggio rumoroso supera k.</translation>
</message>
<message>
<source>Noise scale b</source>
<translation>Scala del rumore b</translation>
</message>
<message>
<source>Noise within its bound</source>
<translation>Rumore entro il suo limite</translation>
</message>
<message>
<source>Normal noise is mostly small and sometimes large; uniform noise never exceeds ±α.</source>
<translation>Il rumore normale è per lo più piccolo e a volte grande; quello uniforme non supera mai ±α.</translation>
</message>
<message>
<source>Nothing that stands for fewer rows is published or, where the method can, leaves a site.</source>
<translation>Nulla che rappresenti meno righe viene pubblicato o, dove il metodo può, lascia una sede.</translation>
</message>
<message>
<source>Numbers are put into classes, rare categories are merged. Left empty: the quasi-identifiers, or else every numeric column.</source>
<translation>I numeri si mettono in classi, le categorie rare si fondono. Vuoto: i quasi-identificatori, altrimenti ogni colonna numerica.</translation>
</message>
<message>
<source>Numeric columns that get noise. Left empty: the columns to protect, or else every numeric one.</source>
<translation>Colonne numeriche che ricevono rumore. Vuoto: le colonne da proteggere, altrimenti tutte quelle numeriche.</translation>
</message>
<message>
<source>Numeric columns whose exact values must not be released.</source>
<translation>Colonne numeriche i cui valori esatti non devono essere rilasciati.</translation>
</message>
<message>
<source>Numeric columns; empty for all of them.</source>
<translation>Colonne numeriche; vuoto per tutte.</translation>
</message>
<message>
<source>Of all rows under the released mixture.</source>
<translation>Di tutte le righe sotto la mistura rilasciata.</translation>
</message>
<message>
<source>Of the strongest tenth of the edges, how many still are.</source>
<translation>Del decimo più forte degli archi, quanti lo sono ancora.</translation>
</message>
<message>
<source>On how many bins the distribution of the originals is reconstructed from the released values.</source>
<translation>Su quanti intervalli si ricostruisce la distribuzione degli originali dai valori rilasciati.</translation>
</message>
<message>
<source>On the original (AUC)</source>
<translation>Sull'originale (AUC)</translation>
</message>
<message>
<source>Once an edge: the weight of an edge is the number of people who drew it.</source>
<translation>Una volta per arco: il peso di un arco è il numero di persone che l'hanno disegnato.</translation>
</message>
<message>
<source>One envelope a group</source>
<translation>Un inviluppo per gruppo</translation>
</message>
<message>
<source>One who knows a person's values and the shape of the curve is left with {P} candidates, not {k}. Sensitive values are published as they are: where a class shares one, it is disclosed. A person with several rows is protected as several rows.</source>
<translation>A chi conosce i valori di una persona e la forma della curva restano {P} candidati, non {k}. I valori sensibili sono pubblicati come sono: dove una classe ne condivide uno, è divulgato. Una persona con più righe è protetta come più righe.</translation>
</message>
<message>
<source>One-valued classes</source>
<translation>Classi a valore unico</translation>
</message>
<message>
<source>Only case and activity</source>
<translation>Solo caso e attività</translation>
</message>
<message>
<source>Only declared columns</source>
<translation>Solo colonne dichiarate</translation>
</message>
<message>
<source>Order</source>
<translation>Ordine</translation>
</message>
<message>
<source>Order of the rows</source>
<translation>Ordine delle righe</translation>
</message>
<message>
<source>Orders the events of a case; a single - keeps the order of the file. It is never published.</source>
<translation>Ordina gli eventi di un caso; un solo - mantiene l'ordine del file. Non è mai pubblicato.</translation>
</message>
<message>
<source>Original points</source>
<translation>Punti originali</translation>
</message>
<message>
<source>Originals lie in envelopes</source>
<translation>Gli originali stanno negli inviluppi</translation>
</message>
<message>
<source>Other columns that are not released.</source>
<translation>Altre colonne che non vengono rilasciate.</translation>
</message>
<message>
<source>Other rows, same columns</source>
<translation>Altre righe, stesse colonne</translation>
</message>
<message>
<source>P ({P}) is larger than k ({k})</source>
<translation>P ({P}) è maggiore di k ({k})</translation>
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
<source>Parquet</source>
<translation>Parquet</translation>
</message>
<message>
<source>Participant</source>
<translation>Partecipante</translation>
</message>
<message>
<source>Participants</source>
<translation>Partecipanti</translation>
</message>
<message>
<source>Partners</source>
<translation>Partner</translation>
</message>
<message>
<source>Parts</source>
<translation>Parti</translation>
</message>
<message>
<source>Patience with a site</source>
<translation>Pazienza con una sede</translation>
</message>
<message>
<source>Pattern</source>
<translation>Pattern</translation>
</message>
<message>
<source>Pattern classes that share one sensitive value.</source>
<translation>Classi di pattern che condividono un valore sensibile.</translation>
</message>
<message>
<source>Pattern loss</source>
<translation>Perdita di pattern</translation>
</message>
<message>
<source>Pattern loss, all rows</source>
<translation>Perdita di pattern, tutte le righe</translation>
</message>
<message>
<source>Pattern size P</source>
<translation>Dimensione del pattern P</translation>
</message>
<message>
<source>Patterns</source>
<translation>Pattern</translation>
</message>
<message>
<source>Patterns and rules that would have told of few people.</source>
<translation>Pattern e regole che avrebbero rivelato qualcosa di poche persone.</translation>
</message>
<message>
<source>Patterns changed</source>
<translation>Pattern cambiati</translation>
</message>
<message>
<source>Patterns never conclude these with certainty.</source>
<translation>I pattern non concludono mai queste con certezza.</translation>
</message>
<message>
<source>Patterns of one length</source>
<translation>Pattern di una sola lunghezza</translation>
</message>
<message>
<source>People behind edges</source>
<translation>Persone dietro gli archi</translation>
</message>
<message>
<source>People cut to c</source>
<translation>Persone ridotte a c</translation>
</message>
<message>
<source>Person</source>
<translation>Persona</translation>
</message>
<message>
<source>Persons with several cases are protected less, unless a person column bounds them. What is true of many cases is published: that is the purpose. Every further release of the same log adds its ε and δ. Choosing among several draws, or m by the look of the result, is not covered: the release is always a fresh draw.</source>
<translation>Le persone con più casi sono meno protette, a meno che una colonna persona le limiti. Ciò che vale per molti casi viene pubblicato: è lo scopo. Ogni ulteriore rilascio dello stesso registro aggiunge i suoi ε e δ. Scegliere tra più estrazioni, o m guardando il risultato, non è coperto: il rilascio è sempre una nuova estrazione.</translation>
</message>
<message>
<source>Perturb</source>
<translation>Perturba</translation>
</message>
<message>
<source>Plain similarity</source>
<translation>Somiglianza semplice</translation>
</message>
<message>
<source>Point 1.5</source>
<translation>Punto 1.5</translation>
</message>
<message>
<source>Points for a dense place</source>
<translation>Punti per una zona densa</translation>
</message>
<message>
<source>Posterior cap</source>
<translation>Limite a posteriori</translation>
</message>
<message>
<source>Posterior cap, noise alone</source>
<translation>Limite a posteriori, solo rumore</translation>
</message>
<message>
<source>Presence disclosed</source>
<translation>Presenza divulgata</translation>
</message>
<message>
<source>Prior of one person</source>
<translation>Probabilità a priori di una persona</translation>
</message>
<message>
<source>Privacy budget</source>
<translation>Budget di privacy</translation>
</message>
<message>
<source>Privacy level</source>
<translation>Livello di privacy</translation>
</message>
<message>
<source>Privacy level claimed</source>
<translation>Livello di privacy dichiarato</translation>
</message>
<message>
<source>Privacy level, distribution known</source>
<translation>Livello di privacy, distribuzione nota</translation>
</message>
<message>
<source>Privacy level, noise filtered</source>
<translation>Livello di privacy, rumore filtrato</translation>
</message>
<message>
<source>Privacy level, share of the range</source>
<translation>Livello di privacy, quota dell'intervallo</translation>
</message>
<message>
<source>Privacy loss</source>
<translation>Perdita di privacy</translation>
</message>
<message>
<source>Privacy loss ε</source>
<translation>Perdita di privacy ε</translation>
</message>
<message>
<source>Private mixture (distributed EM)</source>
<translation>Mistura privata (EM distribuito)</translation>
</message>
<message>
<source>Promise reached</source>
<translation>Promessa raggiunta</translation>
</message>
<message>
<source>Promise verified</source>
<translation>Promessa verificata</translation>
</message>
<message>
<source>Propensity score pMSE</source>
<translation>Propensity score pMSE</translation>
</message>
<message>
<source>Protect persons by {name}</source>
<translation>Proteggi le persone tramite {name}</translation>
</message>
<message>
<source>Protect single cases instead</source>
<translation>Proteggi invece i singoli casi</translation>
</message>
<message>
<source>Public bounds</source>
<translation>Limiti pubblici</translation>
</message>
<message>
<source>Public bounds: {text} is not understood</source>
<translation>Limiti pubblici: {text} non è comprensibile</translation>
</message>
<message>
<source>Publish</source>
<translation>Pubblica</translation>
</message>
<message>
<source>Publish series so that every curve is shared by many and every shape by some.</source>
<translation>Pubblicare serie in modo che ogni curva sia condivisa da molti e ogni forma da alcuni.</translation>
</message>
<message>
<source>Put them together as one person's</source>
<translation>Riuniscile come di una persona</translation>
</message>
<message>
<source>Quasi-identifiers</source>
<translation>Quasi-identificatori</translation>
</message>
<message>
<source>Radius ε</source>
<translation>Raggio ε</translation>
</message>
<message>
<source>Range queries</source>
<translation>Interrogazioni</translation>
</message>
<message>
<source>Range query error</source>
<translation>Errore delle interrogazioni per intervallo</translation>
</message>
<message>
<source>Range query error, median</source>
<translation>Errore delle interrogazioni per intervallo, mediana</translation>
</message>
<message>
<source>Rank</source>
<translation>Rango</translation>
</message>
<message>
<source>Rank: {text} is not a whole number (12), a fraction of the active nodes (0.5) or energy:0.9</source>
<translation>Rango: {text} non è un numero intero (12), una frazione dei nodi attivi (0.5) né energy:0.9</translation>
</message>
<message>
<source>Read blanks as the separator</source>
<translation>Leggi gli spazi come separatore</translation>
</message>
<message>
<source>Read it again</source>
<translation>Rileggi</translation>
</message>
<message>
<source>Read it as UTF-16</source>
<translation>Leggi come UTF-16</translation>
</message>
<message>
<source>Read it as Windows-1252</source>
<translation>Leggi come Windows-1252</translation>
</message>
<message>
<source>Read it as an edge list</source>
<translation>Leggi come elenco di archi</translation>
</message>
<message>
<source>Read it as long</source>
<translation>Leggi come lunga</translation>
</message>
<message>
<source>Read sheet {name}</source>
<translation>Leggi il foglio {name}</translation>
</message>
<message>
<source>Read the first line as data</source>
<translation>Leggi la prima riga come dati</translation>
</message>
<message>
<source>Read {other} as the decimal sign</source>
<translation>Leggi {other} come segno decimale</translation>
</message>
<message>
<source>Reading</source>
<translation>Lettura</translation>
</message>
<message>
<source>Reading texts again</source>
<translation>Rilettura dei testi</translation>
</message>
<message>
<source>Reading the original</source>
<translation>Lettura dell'originale</translation>
</message>
<message>
<source>Reading the release</source>
<translation>Lettura del rilascio</translation>
</message>
<message>
<source>Reading the table</source>
<translation>Lettura della tabella</translation>
</message>
<message>
<source>Reading {name}</source>
<translation>Lettura di {name}</translation>
</message>
<message>
<source>Reciprocity</source>
<translation>Reciprocità</translation>
</message>
<message>
<source>Recode table</source>
<translation>Tabella di ricodifica</translation>
</message>
<message>
<source>Recognise</source>
<translation>Riconoscimento</translation>
</message>
<message>
<source>Recognising columns</source>
<translation>Riconoscimento delle colonne</translation>
</message>
<message>
<source>Reconstructing distributions</source>
<translation>Ricostruzione delle distribuzioni</translation>
</message>
<message>
<source>Record linkage</source>
<translation>Collegamento di record</translation>
</message>
<message>
<source>Refuse the file</source>
<translation>Rifiuta il file</translation>
</message>
<message>
<source>Refused components</source>
<translation>Componenti rifiutate</translation>
</message>
<message>
<source>Release the variants of a process with differential privacy, and see which became which.</source>
<translation>Rilasciare le varianti di un processo con privacy differenziale, e vedere quale è diventata quale.</translation>
</message>
<message>
<source>Released over original: 1 keeps the total.</source>
<translation>Rilasciato su originale: 1 mantiene il totale.</translation>
</message>
<message>
<source>Releases of the same maps add up: two of them cost 2ε.</source>
<translation>I rilasci delle stesse mappe si sommano: due costano 2ε.</translation>
</message>
<message>
<source>Releasing</source>
<translation>Rilascio in corso</translation>
</message>
<message>
<source>Repeats m</source>
<translation>Ripetizioni m</translation>
</message>
<message>
<source>Replace it</source>
<translation>Sostituisci</translation>
</message>
<message>
<source>Replaces values by classes that hold enough rows, and merges rare categories.</source>
<translation>Sostituisce i valori con classi che contengono abbastanza righe, e fonde le categorie rare.</translation>
</message>
<message>
<source>Representatives</source>
<translation>Rappresentanti</translation>
</message>
<message>
<source>Representatives are means of at least 'Fewest people' rows. Off: they are real points.</source>
<translation>I rappresentanti sono medie di almeno «Minimo di persone» righe. Disattivato: sono punti reali.</translation>
</message>
<message>
<source>Representatives are original points. Turn on means to publish none.</source>
<translation>I rappresentanti sono punti originali. Attivare le medie per non pubblicarne.</translation>
</message>
<message>
<source>Residual distance</source>
<translation>Distanza residua</translation>
</message>
<message>
<source>Residual mass</source>
<translation>Massa residua</translation>
</message>
<message>
<source>Round like the input</source>
<translation>Arrotonda come l'originale</translation>
</message>
<message>
<source>Round released values to as many decimals as the input has.</source>
<translation>Arrotondare i valori rilasciati a tanti decimali quanti ne ha l'originale.</translation>
</message>
<message>
<source>Rounds</source>
<translation>Turni</translation>
</message>
<message>
<source>Row key</source>
<translation>Chiave di riga</translation>
</message>
<message>
<source>Rows</source>
<translation>Righe</translation>
</message>
<message>
<source>Rows accounted for</source>
<translation>Righe tutte contate</translation>
</message>
<message>
<source>Rows as in the original</source>
<translation>Righe come nell'originale</translation>
</message>
<message>
<source>Rows in one-valued groups</source>
<translation>Righe in gruppi a valore unico</translation>
</message>
<message>
<source>Rows in one-valued pattern classes</source>
<translation>Righe in classi di pattern a valore unico</translation>
</message>
<message>
<source>Rows left out</source>
<translation>Righe escluse</translation>
</message>
<message>
<source>Rows of the sample</source>
<translation>Righe del campione</translation>
</message>
<message>
<source>Rows that belong to no cluster.</source>
<translation>Righe che non appartengono ad alcun cluster.</translation>
</message>
<message>
<source>Rows that could not be published without breaking the promise.</source>
<translation>Righe che non si potevano pubblicare senza rompere la promessa.</translation>
</message>
<message>
<source>Rows that nobody else shares all quasi-identifiers with.</source>
<translation>Righe con cui nessun'altra condivide tutti i quasi-identificatori.</translation>
</message>
<message>
<source>Rows whose pattern is too rare take the pattern of the nearest one: nearest to their mean series, or to their own pattern as in the paper.</source>
<translation>Le righe con un pattern troppo raro prendono quello del più vicino: più vicino alla loro serie media, o al loro pattern come nell'articolo.</translation>
</message>
<message>
<source>Rows whose sensitive value is disclosed to one who knows values and pattern.</source>
<translation>Righe il cui valore sensibile è divulgato a chi conosce valori e pattern.</translation>
</message>
<message>
<source>Rows whose whole group shares one sensitive value: the value is disclosed though the row is not.</source>
<translation>Righe il cui intero gruppo condivide un valore sensibile: il valore è divulgato anche se la riga non lo è.</translation>
</message>
<message>
<source>Rows with empty cells</source>
<translation>Righe con celle vuote</translation>
</message>
<message>
<source>Rows with missing numbers</source>
<translation>Righe con numeri mancanti</translation>
</message>
<message>
<source>Rules</source>
<translation>Regole</translation>
</message>
<message>
<source>Rules published.</source>
<translation>Regole pubblicate.</translation>
</message>
<message>
<source>Run again over five random partitions and report how far the results differ.</source>
<translation>Rieseguire su cinque suddivisioni casuali e riferire quanto differiscono i risultati.</translation>
</message>
<message>
<source>Running on would fit the noise: the error doubles.</source>
<translation>Continuare si adatterebbe al rumore: l'errore raddoppia.</translation>
</message>
<message>
<source>Same rows, other columns</source>
<translation>Stesse righe, altre colonne</translation>
</message>
<message>
<source>Sample values</source>
<translation>Valori del campione</translation>
</message>
<message>
<source>Sampler follows the distribution</source>
<translation>Il campionatore segue la distribuzione</translation>
</message>
<message>
<source>Says which events belong together. It is never published.</source>
<translation>Dice quali eventi vanno insieme. Non è mai pubblicato.</translation>
</message>
<message>
<source>Schedule, start, complete … of an event; - for none.</source>
<translation>Pianificato, iniziato, completato … di un evento; - per nessuno.</translation>
</message>
<message>
<source>Schema</source>
<translation>Schema</translation>
</message>
<message>
<source>Seed</source>
<translation>Seme</translation>
</message>
<message>
<source>Segments as claimed</source>
<translation>Segmenti come dichiarato</translation>
</message>
<message>
<source>Segments of a pattern</source>
<translation>Segmenti di un pattern</translation>
</message>
<message>
<source>Segments of a pattern: {segments} is more than the {points} points of a series</source>
<translation>Segmenti di un pattern: {segments} sono più dei {points} punti di una serie</translation>
</message>
<message>
<source>Semicolon ;</source>
<translation>Punto e virgola ;</translation>
</message>
<message>
<source>Send means, not points</source>
<translation>Invia medie, non punti</translation>
</message>
<message>
<source>Sensitive</source>
<translation>Sensibile</translation>
</message>
<message>
<source>Sensitive columns</source>
<translation>Colonne sensibili</translation>
</message>
<message>
<source>Sensitive values l</source>
<translation>Valori sensibili l</translation>
</message>
<message>
<source>Separator</source>
<translation>Separatore</translation>
</message>
<message>
<source>Series</source>
<translation>Serie</translation>
</message>
<message>
<source>Series with gaps</source>
<translation>Serie con lacune</translation>
</message>
<message>
<source>Several steps one after the other, each on its own columns: classes for the age, noise on the income, swapped regions.</source>
<translation>Più passi uno dopo l'altro, ciascuno sulle proprie colonne: classi per l'età, rumore sul reddito, regioni scambiate.</translation>
</message>
<message>
<source>Share of edges of one person, known before anything is seen.</source>
<translation>Quota di archi di una persona, nota prima di vedere qualsiasi cosa.</translation>
</message>
<message>
<source>Share of edges that go both ways, before and after.</source>
<translation>Quota di archi in entrambe le direzioni, prima e dopo.</translation>
</message>
<message>
<source>Share of original rows that a model trained on the release gets right.</source>
<translation>Quota di righe originali che un modello addestrato sul rilascio indovina.</translation>
</message>
<message>
<source>Share of originals within 5 % of the released value, worst changed column.</source>
<translation>Quota di originali entro il 5 % del valore rilasciato, peggior colonna cambiata.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by PageRank, from −1 to 1.</source>
<translation>Quota di coppie di nodi nello stesso ordine per PageRank, da −1 a 1.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by betweenness, from −1 to 1.</source>
<translation>Quota di coppie di nodi nello stesso ordine per betweenness, da −1 a 1.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by closeness, from −1 to 1.</source>
<translation>Quota di coppie di nodi nello stesso ordine per closeness, da −1 a 1.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by eigenvector centrality, from −1 to 1.</source>
<translation>Quota di coppie di nodi nello stesso ordine per centralità di autovettore, da −1 a 1.</translation>
</message>
<message>
<source>Share of pairs of nodes in the same order by {name}, from −1 to 1.</source>
<translation>Quota di coppie di nodi nello stesso ordine per {name}, da −1 a 1.</translation>
</message>
<message>
<source>Share of people that must have an itemset.</source>
<translation>Quota di persone che devono avere un insieme di elementi.</translation>
</message>
<message>
<source>Share of people with A that also have B, for A ⇒ B.</source>
<translation>Quota di persone con A che hanno anche B, per A ⇒ B.</translation>
</message>
<message>
<source>Share of released rows whose nearest original is their own.</source>
<translation>Quota di righe rilasciate il cui originale più vicino è il proprio.</translation>
</message>
<message>
<source>Share of rows published with another pattern than their own at that level.</source>
<translation>Quota di righe pubblicate con un pattern diverso dal proprio a quel livello.</translation>
</message>
<message>
<source>Share of rows within s standard deviations of a component.</source>
<translation>Quota di righe entro s deviazioni standard da una componente.</translation>
</message>
<message>
<source>Share of the cases left over after equal variants were matched.</source>
<translation>Quota di casi rimasti dopo l'abbinamento delle varianti uguali.</translation>
</message>
<message>
<source>Share of the cases whose variant nobody shares: before, after.</source>
<translation>Quota di casi la cui variante non è condivisa da nessuno: prima, dopo.</translation>
</message>
<message>
<source>Share of the original cases whose variant is released.</source>
<translation>Quota di casi originali la cui variante è rilasciata.</translation>
</message>
<message>
<source>Share of the original variants that the release does not hold.</source>
<translation>Quota di varianti originali che il rilascio non contiene.</translation>
</message>
<message>
<source>Share of the published edges that rest on a single person.</source>
<translation>Quota di archi pubblicati che si basano su una sola persona.</translation>
</message>
<message>
<source>Share of the published edges that rest on fewer than ten people.</source>
<translation>Quota di archi pubblicati che si basano su meno di dieci persone.</translation>
</message>
<message>
<source>Share of weight that goes both ways, before and after.</source>
<translation>Quota di peso in entrambe le direzioni, prima e dopo.</translation>
</message>
<message>
<source>Sheet</source>
<translation>Foglio</translation>
</message>
<message>
<source>Similarity</source>
<translation>Somiglianza</translation>
</message>
<message>
<source>Similarity, renormalised (compatibility)</source>
<translation>Somiglianza, rinormalizzata (compatibilità)</translation>
</message>
<message>
<source>Single case released</source>
<translation>Caso singolo rilasciato</translation>
</message>
<message>
<source>Single variances</source>
<translation>Singole varianze</translation>
</message>
<message>
<source>Singular values that were kept.</source>
<translation>Valori singolari mantenuti.</translation>
</message>
<message>
<source>Sites</source>
<translation>Sedi</translation>
</message>
<message>
<source>Sites hide their answers from the master with pairwise masks; only the totals show. Exact.</source>
<translation>Le sedi nascondono le risposte al coordinatore con maschere a coppie; si vedono solo i totali. Esatto.</translation>
</message>
<message>
<source>Sites hold</source>
<translation>Le sedi hanno</translation>
</message>
<message>
<source>Sites send means of dense places; the master joins them to clusters of any shape.</source>
<translation>Le sedi inviano medie di zone dense; il coordinatore le unisce in cluster di qualsiasi forma.</translation>
</message>
<message>
<source>Sites send screened normal distributions; released are a mixture and a sample drawn from it.</source>
<translation>Le sedi inviano distribuzioni normali vagliate; si rilasciano una mistura e un campione estratto da essa.</translation>
</message>
<message>
<source>Size</source>
<translation>Dimensione</translation>
</message>
<message>
<source>Size of the largest alphabet: level 5 tells five heights (a–e) apart, level 1 tells nothing.</source>
<translation>Dimensione dell'alfabeto più grande: il livello 5 distingue cinque altezze (a–e), il livello 1 non dice nulla.</translation>
</message>
<message>
<source>Small representatives</source>
<translation>Rappresentanti piccoli</translation>
</message>
<message>
<source>Smallest class</source>
<translation>Classe minima</translation>
</message>
<message>
<source>Smallest class k</source>
<translation>Classe minima k</translation>
</message>
<message>
<source>Smallest group</source>
<translation>Gruppo minimo</translation>
</message>
<message>
<source>Smallest pattern class</source>
<translation>Classe di pattern minima</translation>
</message>
<message>
<source>Smallest possible value</source>
<translation>Minimo valore possibile</translation>
</message>
<message>
<source>Smallest sent group</source>
<translation>Gruppo inviato minimo</translation>
</message>
<message>
<source>Smallest weight</source>
<translation>Peso minimo</translation>
</message>
<message>
<source>Someone who knows all rows of a cluster but one can compute that one.</source>
<translation>Chi conosce tutte le righe di un cluster tranne una può calcolarla.</translation>
</message>
<message>
<source>Something to publish</source>
<translation>Qualcosa da pubblicare</translation>
</message>
<message>
<source>Something to release</source>
<translation>Qualcosa da rilasciare</translation>
</message>
<message>
<source>Source</source>
<translation>Origine</translation>
</message>
<message>
<source>Spectral distance</source>
<translation>Distanza spettrale</translation>
</message>
<message>
<source>Spectral filtering</source>
<translation>Filtraggio spettrale</translation>
</message>
<message>
<source>Split into a positive and a negative layer</source>
<translation>Dividi in uno strato positivo e uno negativo</translation>
</message>
<message>
<source>Split one file into sites</source>
<translation>Dividi un file in sedi</translation>
</message>
<message>
<source>Split one file into sites: {how} is not understood</source>
<translation>Dividi un file in sedi: {how} non è comprensibile</translation>
</message>
<message>
<source>Splitting by pattern</source>
<translation>Suddivisione per pattern</translation>
</message>
<message>
<source>Spread</source>
<translation>Dispersione</translation>
</message>
<message>
<source>Spread of the noise on every weight.</source>
<translation>Dispersione del rumore su ogni peso.</translation>
</message>
<message>
<source>Spread of the noise on every weight. 0.9 leaves half of the counts unchanged; 0 adds none.</source>
<translation>Dispersione del rumore su ogni peso. 0,9 lascia invariata metà dei conteggi; 0 non ne aggiunge.</translation>
</message>
<message>
<source>Squared distances of rows to their centroid.</source>
<translation>Distanze al quadrato delle righe dal loro centroide.</translation>
</message>
<message>
<source>Standard deviation σ</source>
<translation>Deviazione standard σ</translation>
</message>
<message>
<source>Standardise columns to 0…1 by bounds everybody knows, such as age=0..120, income=0..1e6.</source>
<translation>Standardizzare le colonne a 0…1 con limiti che tutti conoscono, come age=0..120, income=0..1e6.</translation>
</message>
<message>
<source>Start</source>
<translation>Inizio</translation>
</message>
<message>
<source>Starts</source>
<translation>Avvii</translation>
</message>
<message>
<source>Stay at their site</source>
<translation>Restano nella loro sede</translation>
</message>
<message>
<source>Step {place}: {value}</source>
<translation>Passo {place}: {value}</translation>
</message>
<message>
<source>Steps</source>
<translation>Passi</translation>
</message>
<message>
<source>Stop the reconstruction</source>
<translation>Ferma la ricostruzione</translation>
</message>
<message>
<source>Stops here even if TD² still improves.</source>
<translation>Si ferma qui anche se TD² migliora ancora.</translation>
</message>
<message>
<source>Strength of normal noise, in the column's unit.</source>
<translation>Intensità del rumore normale, nell'unità della colonna.</translation>
</message>
<message>
<source>Strength of uniform noise: it lies between −α and α. Giving it chooses uniform noise.</source>
<translation>Intensità del rumore uniforme: sta tra −α e α. Indicarla sceglie il rumore uniforme.</translation>
</message>
<message>
<source>Strongest edges kept</source>
<translation>Archi più forti mantenuti</translation>
</message>
<message>
<source>Support of the {layer} layer</source>
<translation>Supporto dello strato {layer}</translation>
</message>
<message>
<source>Suppressed</source>
<translation>Soppresse</translation>
</message>
<message>
<source>Swap</source>
<translation>Scambia</translation>
</message>
<message>
<source>Synthetic aggregate</source>
<translation>Aggregato sintetico</translation>
</message>
<message>
<source>TD²</source>
<translation>TD²</translation>
</message>
<message>
<source>TD², central</source>
<translation>TD², centrale</translation>
</message>
<message>
<source>Tab</source>
<translation>Tabulazione</translation>
</message>
<message>
<source>Table of</source>
<translation>Tabella di</translation>
</message>
<message>
<source>Tables</source>
<translation>Tabelle</translation>
</message>
<message>
<source>Take all events</source>
<translation>Prendi tutti gli eventi</translation>
</message>
<message>
<source>Take only completed events</source>
<translation>Prendi solo gli eventi completati</translation>
</message>
<message>
<source>Take them as the same label</source>
<translation>Prendile come la stessa etichetta</translation>
</message>
<message>
<source>Take what is missing as no edges</source>
<translation>Prendi ciò che manca come nessun arco</translation>
</message>
<message>
<source>Target</source>
<translation>Destinazione</translation>
</message>
<message>
<source>The chance that the promise fails for a person, through an edge only they drew. Far below one over the number of people.</source>
<translation>La probabilità che la promessa fallisca per una persona, per un arco disegnato solo da lei. Molto sotto uno sul numero di persone.</translation>
</message>
<message>
<source>The chance that the promise fails for a person.</source>
<translation>La probabilità che la promessa fallisca per una persona.</translation>
</message>
<message>
<source>The chosen columns</source>
<translation>Le colonne scelte</translation>
</message>
<message>
<source>The columns of the series in order (long layout: the one column that says when). Left empty: every numeric column that has no other role, in file order.</source>
<translation>Le colonne della serie in ordine (disposizione lunga: l'unica colonna che dice quando). Vuoto: ogni colonna numerica senza altro ruolo, nell'ordine del file.</translation>
</message>
<message>
<source>The columns to protect</source>
<translation>Le colonne da proteggere</translation>
</message>
<message>
<source>The data can be read</source>
<translation>I dati si possono leggere</translation>
</message>
<message>
<source>The day stands first</source>
<translation>Prima il giorno</translation>
</message>
<message>
<source>The fewest different sensitive values among rows that share all quasi-identifiers.</source>
<translation>Il minimo di valori sensibili diversi tra righe che condividono tutti i quasi-identificatori.</translation>
</message>
<message>
<source>The fewest rows anything published stands for.</source>
<translation>Il minimo di righe rappresentate da ciò che è pubblicato.</translation>
</message>
<message>
<source>The fewest rows that share all quasi-identifiers.</source>
<translation>Il minimo di righe che condividono tutti i quasi-identificatori.</translation>
</message>
<message>
<source>The fewest rows that share envelope and pattern: the effective anonymity of one who knows both.</source>
<translation>Il minimo di righe che condividono inviluppo e pattern: l'anonimato effettivo verso chi conosce entrambi.</translation>
</message>
<message>
<source>The fewest rows that share one envelope.</source>
<translation>Il minimo di righe che condividono un inviluppo.</translation>
</message>
<message>
<source>The law of the noise. Only Laplace has a cap on what an attacker can be sure of.</source>
<translation>La legge del rumore. Solo Laplace limita ciò di cui un attaccante può essere certo.</translation>
</message>
<message>
<source>The master sees only totals over all sites.</source>
<translation>Il coordinatore vede solo i totali di tutte le sedi.</translation>
</message>
<message>
<source>The month stands first</source>
<translation>Prima il mese</translation>
</message>
<message>
<source>The noise of the chosen columns has the same correlations as the data: harder to filter out, and correlations stay. Rows may become harder or easier to link (easier where one factor drives all columns): look at the attackers. Normal noise only.</source>
<translation>Il rumore delle colonne scelte ha le stesse correlazioni dei dati: più difficile da filtrare, e le correlazioni restano. Le righe possono diventare più difficili o più facili da collegare (più facili dove un fattore guida tutte le colonne): guardare gli attaccanti. Solo rumore normale.</translation>
</message>
<message>
<source>The privacy budget: how much the odds of anything about one person may change, as e^ε. Smaller is safer and leaves fewer edges.</source>
<translation>Il budget di privacy: quanto possono cambiare le probabilità di qualcosa su una persona, come e^ε. Più piccolo è più sicuro e lascia meno archi.</translation>
</message>
<message>
<source>The quasi-identifiers</source>
<translation>I quasi-identificatori</translation>
</message>
<message>
<source>The same after spectral filtering, which uses the correlations between columns.</source>
<translation>Lo stesso dopo il filtraggio spettrale, che usa le correlazioni tra colonne.</translation>
</message>
<message>
<source>The same as a share of the column's range: 0.2 is a fifth of the distance between the smallest and the largest value.</source>
<translation>Lo stesso come quota dell'intervallo della colonna: 0,2 è un quinto della distanza tra il valore minimo e il massimo.</translation>
</message>
<message>
<source>The same at the upper end.</source>
<translation>Lo stesso all'estremo superiore.</translation>
</message>
<message>
<source>The same for EM on pooled rows.</source>
<translation>Lo stesso per EM su righe riunite.</translation>
</message>
<message>
<source>The same for a model trained on the original, for comparison.</source>
<translation>Lo stesso per un modello addestrato sull'originale, per confronto.</translation>
</message>
<message>
<source>The same for a person with as many cases as are kept.</source>
<translation>Lo stesso per una persona con tanti casi quanti se ne mantengono.</translation>
</message>
<message>
<source>The same for an attacker who knows the method, its noise and how common each weight is.</source>
<translation>Lo stesso per un attaccante che conosce il metodo, il suo rumore e la frequenza di ogni peso.</translation>
</message>
<message>
<source>The same for one who has reconstructed the distribution of the column.</source>
<translation>Lo stesso per chi ha ricostruito la distribuzione della colonna.</translation>
</message>
<message>
<source>The same for the best of five central runs.</source>
<translation>Lo stesso per la migliore di cinque esecuzioni centrali.</translation>
</message>
<message>
<source>The same in closed form, for the noise without the fringe factor.</source>
<translation>Lo stesso in forma chiusa, per il rumore senza il fattore di margine.</translation>
</message>
<message>
<source>The same question asked of the original weights.</source>
<translation>La stessa domanda posta ai pesi originali.</translation>
</message>
<message>
<source>The same three-point attack on the original file, for comparison.</source>
<translation>Lo stesso attacco a tre punti sul file originale, per confronto.</translation>
</message>
<message>
<source>The same when only the three values are known.</source>
<translation>Lo stesso quando si conoscono solo i tre valori.</translation>
</message>
<message>
<source>The same without matching equal variants first (earth mover's distance).</source>
<translation>Lo stesso senza abbinare prima le varianti uguali (earth mover's distance).</translation>
</message>
<message>
<source>The same, added up over all rows.</source>
<translation>Lo stesso, sommato su tutte le righe.</translation>
</message>
<message>
<source>The sum of the noisy counts.</source>
<translation>La somma dei conteggi rumorosi.</translation>
</message>
<message>
<source>The surest an attacker who knows all other edges can be that an edge rests on one person, given how common such edges are. A cap of 1 caps nothing.</source>
<translation>Quanto al massimo un attaccante che conosce tutti gli altri archi può essere certo che un arco si basi su una persona, data la frequenza di tali archi. Un limite di 1 non limita nulla.</translation>
</message>
<message>
<source>The whole number from which edges are published.</source>
<translation>Il numero intero da cui si pubblicano gli archi.</translation>
</message>
<message>
<source>This method sends original points between the sites: it is parallel, not private among them.</source>
<translation>Questo metodo invia punti originali tra le sedi: è parallelo, non privato tra loro.</translation>
</message>
<message>
<source>Threshold T</source>
<translation>Soglia T</translation>
</message>
<message>
<source>Threshold applied</source>
<translation>Soglia applicata</translation>
</message>
<message>
<source>Time</source>
<translation>Tempo</translation>
</message>
<message>
<source>Time points</source>
<translation>Istanti</translation>
</message>
<message>
<source>Time series</source>
<translation>Serie temporali</translation>
</message>
<message>
<source>To protect</source>
<translation>Da proteggere</translation>
</message>
<message>
<source>Total weight</source>
<translation>Peso totale</translation>
</message>
<message>
<source>TraVaS (private variants)</source>
<translation>TraVaS (varianti private)</translation>
</message>
<message>
<source>Trace disclosure</source>
<translation>Divulgazione delle tracce</translation>
</message>
<message>
<source>Transition</source>
<translation>Transizione</translation>
</message>
<message>
<source>Transitions</source>
<translation>Transizioni</translation>
</message>
<message>
<source>Treat {cell} as missing</source>
<translation>Tratta {cell} come mancante</translation>
</message>
<message>
<source>Trying parameters</source>
<translation>Prova dei parametri</translation>
</message>
<message>
<source>Turn participants' maps into a synthetic graph that keeps the shape and hides who drew what.</source>
<translation>Trasformare le mappe dei partecipanti in un grafo sintetico che mantiene la forma e nasconde chi ha disegnato che cosa.</translation>
</message>
<message>
<source>Two maps of one name</source>
<translation>Due mappe con un solo nome</translation>
</message>
<message>
<source>Two points within ε are neighbours, in the unit of the (standardised) columns.</source>
<translation>Due punti entro ε sono vicini, nell'unità delle colonne (standardizzate).</translation>
</message>
<message>
<source>Typical width of the published intervals, in the unit of the data.</source>
<translation>Ampiezza tipica degli intervalli pubblicati, nell'unità dei dati.</translation>
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
<source>Undirected: A–B and B–A are the same edge, blurred once.</source>
<translation>Non orientato: A–B e B–A sono lo stesso arco, sfumato una volta.</translation>
</message>
<message>
<source>Unequal lengths</source>
<translation>Lunghezze diverse</translation>
</message>
<message>
<source>Unique cases</source>
<translation>Casi unici</translation>
</message>
<message>
<source>Unique rows</source>
<translation>Righe uniche</translation>
</message>
<message>
<source>Unit of privacy</source>
<translation>Unità di privacy</translation>
</message>
<message>
<source>Unit: one edge of one person, for who knows already which edges exist. Not given next to the fringe factor, which has none.</source>
<translation>Unità: un arco di una persona, per chi sa già quali archi esistono. Non indicato accanto al fattore di margine, che non ne ha.</translation>
</message>
<message>
<source>Unit: one edge of one person.</source>
<translation>Unità: un arco di una persona.</translation>
</message>
<message>
<source>Unit: one person with all their edges, under the same condition.</source>
<translation>Unità: una persona con tutti i suoi archi, alla stessa condizione.</translation>
</message>
<message>
<source>Unit: one person with all their edges. Odds about a person change by at most e^ε.</source>
<translation>Unità: una persona con tutti i suoi archi. Le probabilità su una persona cambiano al massimo di e^ε.</translation>
</message>
<message>
<source>Upper and lower case</source>
<translation>Maiuscole e minuscole</translation>
</message>
<message>
<source>Utility</source>
<translation>Utilità</translation>
</message>
<message>
<source>Value</source>
<translation>Valore</translation>
</message>
<message>
<source>Value loss</source>
<translation>Perdita di valore</translation>
</message>
<message>
<source>Value loss, all rows</source>
<translation>Perdita di valore, tutte le righe</translation>
</message>
<message>
<source>Values</source>
<translation>Valori</translation>
</message>
<message>
<source>Values that look like missing</source>
<translation>Valori che sembrano mancanti</translation>
</message>
<message>
<source>Variant</source>
<translation>Variante</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianti</translation>
</message>
<message>
<source>Variants lost</source>
<translation>Varianti perse</translation>
</message>
<message>
<source>Variants released</source>
<translation>Varianti rilasciate</translation>
</message>
<message>
<source>Verifying</source>
<translation>Verifica</translation>
</message>
<message>
<source>Weight</source>
<translation>Peso</translation>
</message>
<message>
<source>Weighted reciprocity</source>
<translation>Reciprocità pesata</translation>
</message>
<message>
<source>Weights</source>
<translation>Pesi</translation>
</message>
<message>
<source>Weights are positive</source>
<translation>I pesi sono positivi</translation>
</message>
<message>
<source>Weights carry no noise</source>
<translation>I pesi non portano rumore</translation>
</message>
<message>
<source>Weights count people here. A map that says 'increases' and 'decreases' becomes two graphs.</source>
<translation>Qui i pesi contano persone. Una mappa che dice «aumenta» e «diminuisce» diventa due grafi.</translation>
</message>
<message>
<source>What a site does with components of too few rows or too little spread. Widened: spread up to τ and moved at random by as much as was added; those of too few rows stay.</source>
<translation>Che cosa fa una sede con componenti di troppo poche righe o di troppo poca dispersione. Allargate: dispersione portata a τ e spostate a caso di quanto è stato aggiunto; quelle di troppo poche righe restano.</translation>
</message>
<message>
<source>What all people with a pattern have in common is told, unless the column was declared sensitive.</source>
<translation>Ciò che tutte le persone con un pattern hanno in comune viene detto, a meno che la colonna sia dichiarata sensibile.</translation>
</message>
<message>
<source>What attackers get</source>
<translation>Che cosa ottengono gli attaccanti</translation>
</message>
<message>
<source>What happened. The sequence of activities of a case is its variant.</source>
<translation>Che cosa è accaduto. La sequenza di attività di un caso è la sua variante.</translation>
</message>
<message>
<source>What happens to labels that the recode table does not name. Whatever is dropped is counted.</source>
<translation>Che cosa accade alle etichette che la tabella di ricodifica non nomina. Ciò che si elimina viene contato.</translation>
</message>
<message>
<source>What happens to representatives of too few rows when means are sent.</source>
<translation>Che cosa accade ai rappresentanti di troppo poche righe quando si inviano medie.</translation>
</message>
<message>
<source>What is done, in order. Left empty: quasi-identifiers into classes, noise on the columns to protect.</source>
<translation>Che cosa si fa, in ordine. Vuoto: quasi-identificatori in classi, rumore sulle colonne da proteggere.</translation>
</message>
<message>
<source>What is still useful</source>
<translation>Che cosa è ancora utile</translation>
</message>
<message>
<source>What makes two events the same: the name alone, or name and lifecycle transition (“Check+start” and “Check+complete” are then two activities).</source>
<translation>Che cosa rende uguali due eventi: il solo nome, o nome e transizione del ciclo di vita («Check+start» e «Check+complete» sono allora due attività).</translation>
</message>
<message>
<source>What one person adds at most, enforced.</source>
<translation>Quanto al massimo aggiunge una persona, imposto.</translation>
</message>
<message>
<source>What one person adds at most, in edges.</source>
<translation>Quanto al massimo aggiunge una persona, in archi.</translation>
</message>
<message>
<source>What stands before the decimals of a number.</source>
<translation>Che cosa sta prima dei decimali di un numero.</translation>
</message>
<message>
<source>What stands between two cells of a line.</source>
<translation>Che cosa sta tra due celle di una riga.</translation>
</message>
<message>
<source>What stands in the released column. The outermost intervals are open, so that the extreme values do not show.</source>
<translation>Che cosa sta nella colonna rilasciata. Gli intervalli estremi sono aperti, così i valori estremi non si vedono.</translation>
</message>
<message>
<source>What the release spends for every case.</source>
<translation>Quanto spende il rilascio per ogni caso.</translation>
</message>
<message>
<source>What to do with series that have missing, infinite or unreadable values. Whatever is dropped or filled is counted and reported.</source>
<translation>Che cosa fare delle serie con valori mancanti, infiniti o illeggibili. Ciò che si elimina o riempie viene contato e riferito.</translation>
</message>
<message>
<source>Where a group is cut in two. Aligned cuts leave groups closer to k and usually lose 5–20 % less value; median cuts are the published algorithm.</source>
<translation>Dove un gruppo si taglia in due. I tagli allineati lasciano gruppi più vicini a k e di solito perdono il 5–20 % di valore in meno; i tagli mediani sono l'algoritmo pubblicato.</translation>
</message>
<message>
<source>Where a person column is set, at most {c} case of every person count, and a person is protected with ε = {c2}, δ = {group}.</source>
<translation>Dove è impostata una colonna persona, conta al massimo {c} caso di ogni persona, e una persona è protetta con ε = {c2}, δ = {group}.</translation>
</message>
<message>
<source>Where a person column is set, at most {c} case of every person counts, and a person is protected with ε = {c2}, δ = {group}.</source>
<translation>Dove è impostata una colonna persona, conta al massimo {c} caso di ogni persona, e una persona è protetta con ε = {c2}, δ = {group}.</translation>
</message>
<message>
<source>Where a person column is set, at most {c} cases of every person count, and a person is protected with ε = {c2}, δ = {group}.</source>
<translation>Dove è impostata una colonna persona, contano al massimo {c} casi di ogni persona, e una persona è protetta con ε = {c2}, δ = {group}.</translation>
</message>
<message>
<source>Where a person column is set, at most {c} cases of every person counts, and a person is protected with ε = {c2}, δ = {group}.</source>
<translation>Dove è impostata una colonna persona, contano al massimo {c} casi di ogni persona, e una persona è protetta con ε = {c2}, δ = {group}.</translation>
</message>
<message>
<source>Where a person column is set: of every person at most this many cases are kept, chosen at random. A person is then protected with this many times ε.</source>
<translation>Dove è impostata una colonna persona: di ogni persona si mantengono al massimo tanti casi, scelti a caso. Una persona è allora protetta con tante volte ε.</translation>
</message>
<message>
<source>Where it ends.</source>
<translation>Dove finisce.</translation>
</message>
<message>
<source>Where the centroids start.</source>
<translation>Dove iniziano i centroidi.</translation>
</message>
<message>
<source>Where the column ends by its nature (an age is never below 0). Helps to reconstruct its distribution, also for the attacker.</source>
<translation>Dove la colonna finisce per natura (un'età non è mai sotto 0). Aiuta a ricostruirne la distribuzione, anche all'attaccante.</translation>
</message>
<message>
<source>Where the edge begins.</source>
<translation>Dove inizia l'arco.</translation>
</message>
<message>
<source>Whether 'Cost' and 'cost' are two nodes or one.</source>
<translation>Se «Cost» e «cost» sono due nodi o uno.</translation>
</message>
<message>
<source>Whether any single case is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {value}, except with probability {delta}.</source>
<translation>Che un singolo caso sia nel registro cambia la probabilità di ogni rilascio al massimo di un fattore e^{epsilon} ≈ {value}, salvo con probabilità {delta}.</translation>
</message>
<message>
<source>Whether nodes keep their order by PageRank: 1 the same.</source>
<translation>Se i nodi mantengono l'ordine per PageRank: 1 uguale.</translation>
</message>
<message>
<source>Whether nodes keep their order by betweenness: 1 the same.</source>
<translation>Se i nodi mantengono l'ordine per betweenness: 1 uguale.</translation>
</message>
<message>
<source>Whether nodes keep their order by closeness: 1 the same.</source>
<translation>Se i nodi mantengono l'ordine per closeness: 1 uguale.</translation>
</message>
<message>
<source>Whether nodes keep their order by eigenvector centrality: 1 the same.</source>
<translation>Se i nodi mantengono l'ordine per centralità di autovettore: 1 uguale.</translation>
</message>
<message>
<source>Whether nodes keep their order by {name}: 1 the same.</source>
<translation>Se i nodi mantengono l'ordine per {name}: 1 uguale.</translation>
</message>
<message>
<source>Whether the first row names the columns or is data already.</source>
<translation>Se la prima riga nomina le colonne o è già dati.</translation>
</message>
<message>
<source>Whether the release shows which edges exist.</source>
<translation>Se il rilascio mostra quali archi esistono.</translation>
</message>
<message>
<source>Which edges exist is published as it is: an edge only one person drew shows that somebody drew it. Labels are published as they are. There is no ε for the release as a whole, and releasing the same maps twice gives more away than once.</source>
<translation>Quali archi esistono è pubblicato così com'è: un arco disegnato da una sola persona mostra che qualcuno l'ha disegnato. Le etichette sono pubblicate come sono. Non c'è un ε per il rilascio nel suo insieme, e rilasciare due volte le stesse mappe rivela più di una volta.</translation>
</message>
<message>
<source>Which edges get an extra random factor of 1 to 5, so that a weight of 1 no longer points to one person.</source>
<translation>Quali archi ricevono un fattore casuale in più da 1 a 5, così che un peso di 1 non indichi più una persona.</translation>
</message>
<message>
<source>Which sheet of a workbook; empty for the first one with data.</source>
<translation>Quale foglio di una cartella di lavoro; vuoto per il primo con dati.</translation>
</message>
<message>
<source>Which values occur together, from counts under masks, without telling of few people.</source>
<translation>Quali valori compaiono insieme, da conteggi mascherati, senza rivelare nulla di poche persone.</translation>
</message>
<message>
<source>Who drew the edge. Never published. Without it the file is an aggregate.</source>
<translation>Chi ha disegnato l'arco. Mai pubblicato. Senza, il file è un aggregato.</translation>
</message>
<message>
<source>Who may see the messages between the sites sees more than the release; the border log lists them.</source>
<translation>Chi può vedere i messaggi tra le sedi vede più del rilascio; il registro di confine li elenca.</translation>
</message>
<message>
<source>Whose case it is (in XES: an attribute of the case). Then persons are protected: of every person only a few cases are kept, at random. Empty: every case is protected by itself.</source>
<translation>Di chi è il caso (in XES: un attributo del caso). Allora si proteggono le persone: di ogni persona si mantengono solo pochi casi, a caso. Vuoto: ogni caso è protetto per sé.</translation>
</message>
<message>
<source>Wide: each row is a series, each time point a column. Long: each row is one measurement; the series are put together from the columns id, time and value.</source>
<translation>Larga: ogni riga è una serie, ogni istante una colonna. Lunga: ogni riga è una misura; le serie si compongono dalle colonne id, time e value.</translation>
</message>
<message>
<source>Width of the interval around a released value that holds the original with this confidence, in the column's unit. The noise is computed from it.</source>
<translation>Ampiezza dell'intervallo attorno a un valore rilasciato che contiene l'originale con questa confidenza, nell'unità della colonna. Il rumore si calcola da essa.</translation>
</message>
<message>
<source>Width of the interval that holds the original, for one who knows nothing else (weakest column).</source>
<translation>Ampiezza dell'intervallo che contiene l'originale, per chi non sa altro (colonna più debole).</translation>
</message>
<message>
<source>Windows-1252</source>
<translation>Windows-1252</translation>
</message>
<message>
<source>With a file or sheet a participant: what to do when two have the same name and differ.</source>
<translation>Con un file o foglio per partecipante: che cosa fare quando due hanno lo stesso nome e differiscono.</translation>
</message>
<message>
<source>Within an envelope, every published pattern is shared by at least this many rows: an attacker who knows values and shape faces at least P candidates.</source>
<translation>In un inviluppo, ogni pattern pubblicato è condiviso da almeno tante righe: un attaccante che conosce valori e forma ha davanti almeno P candidati.</translation>
</message>
<message>
<source>Without a number of components, mutual support unites pairs down to this.</source>
<translation>Senza un numero di componenti, il supporto reciproco unisce coppie fino a questo.</translation>
</message>
<message>
<source>Writing</source>
<translation>Scrittura</translation>
</message>
<message>
<source>XES needs none, and it can hide an entity bomb; remove the declaration</source>
<translation>XES non ne ha bisogno, e può nascondere una bomba di entità; rimuovere la dichiarazione</translation>
</message>
<message>
<source>XES writes 2024-05-31T08:15:00.000+02:00</source>
<translation>XES scrive 2024-05-31T08:15:00.000+02:00</translation>
</message>
<message>
<source>Yes</source>
<translation>Sì</translation>
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
<translation>un archivio 7-Zip</translation>
</message>
<message>
<source>a Dask client can run any code on the workers: no border between parties that distrust</source>
<translation>un client Dask può eseguire qualsiasi codice sui worker: nessun confine tra parti che diffidano</translation>
</message>
<message>
<source>a GIF picture</source>
<translation>un'immagine GIF</translation>
</message>
<message>
<source>a GroupID has two envelopes</source>
<translation>un GroupID ha due inviluppi</translation>
</message>
<message>
<source>a JPEG picture</source>
<translation>un'immagine JPEG</translation>
</message>
<message>
<source>a PDF document</source>
<translation>un documento PDF</translation>
</message>
<message>
<source>a PNG picture</source>
<translation>un'immagine PNG</translation>
</message>
<message>
<source>a Parquet file</source>
<translation>un file Parquet</translation>
</message>
<message>
<source>a RAR archive</source>
<translation>un archivio RAR</translation>
</message>
<message>
<source>a ZIP archive (or an Excel workbook)</source>
<translation>un archivio ZIP (o una cartella di lavoro Excel)</translation>
</message>
<message>
<source>a Zstandard archive</source>
<translation>un archivio Zstandard</translation>
</message>
<message>
<source>a bounded number of</source>
<translation>un numero limitato di</translation>
</message>
<message>
<source>a bzip2 archive</source>
<translation>un archivio bzip2</translation>
</message>
<message>
<source>a case; a person with c cases is protected with c·ε. Set a person column if there is one</source>
<translation>un caso; una persona con c casi è protetta con c·ε. Impostare una colonna persona se esiste</translation>
</message>
<message>
<source>a cell is no finite number</source>
<translation>una cella non è un numero finito</translation>
</message>
<message>
<source>a fresh draw an edge</source>
<translation>una nuova estrazione per arco</translation>
</message>
<message>
<source>a gzip archive</source>
<translation>un archivio gzip</translation>
</message>
<message>
<source>a heuristic, not a guarantee: which edges exist, and all labels, are published as they are</source>
<translation>un'euristica, non una garanzia: quali archi esistono, e tutte le etichette, sono pubblicati come sono</translation>
</message>
<message>
<source>a label also occurs</source>
<translation>un'etichetta compare anche</translation>
</message>
<message>
<source>a list of steps, each with technique, columns and params</source>
<translation>un elenco di passi, ciascuno con technique, columns e params</translation>
</message>
<message>
<source>a map that occurs twice under one name was taken once</source>
<translation>una mappa che compare due volte con lo stesso nome è stata presa una volta</translation>
</message>
<message>
<source>a number</source>
<translation>un numero</translation>
</message>
<message>
<source>a participant's name stands among the nodes</source>
<translation>il nome di un partecipante sta tra i nodi</translation>
</message>
<message>
<source>a participant's name stands in {name}</source>
<translation>il nome di un partecipante sta in {name}</translation>
</message>
<message>
<source>a person; {left_out} further cases of persons were left out at random</source>
<translation>una persona; altri {left_out} casi di persone sono stati esclusi a caso</translation>
</message>
<message>
<source>a policy is a TOML file with lines such as min_group = 10</source>
<translation>le regole sono un file TOML con righe come min_group = 10</translation>
</message>
<message>
<source>a program</source>
<translation>un programma</translation>
</message>
<message>
<source>a quarter of the column's spread</source>
<translation>un quarto della dispersione della colonna</translation>
</message>
<message>
<source>a raw label belongs to one category</source>
<translation>un'etichetta grezza appartiene a una sola categoria</translation>
</message>
<message>
<source>a recipe is a TOML file</source>
<translation>una ricetta è un file TOML</translation>
</message>
<message>
<source>a row has another category</source>
<translation>una riga ha un'altra categoria</translation>
</message>
<message>
<source>a scheduler needs one file a site</source>
<translation>uno scheduler richiede un file per sede</translation>
</message>
<message>
<source>a scheduler's address was given, but dask[distributed] is not installed</source>
<translation>è stato dato l'indirizzo di uno scheduler, ma dask[distributed] non è installato</translation>
</message>
<message>
<source>a sensitive column needs one value a series</source>
<translation>una colonna sensibile richiede un valore per serie</translation>
</message>
<message>
<source>a separate process verifies the written files</source>
<translation>un processo separato verifica i file scritti</translation>
</message>
<message>
<source>a signed graph becomes two: what increases and what decreases</source>
<translation>un grafo con segni diventa due: ciò che aumenta e ciò che diminuisce</translation>
</message>
<message>
<source>a single series cannot be hidden among others</source>
<translation>una sola serie non si può nascondere tra altre</translation>
</message>
<message>
<source>a step has no entry {unknown}</source>
<translation>un passo non ha una voce {unknown}</translation>
</message>
<message>
<source>a step has technique, columns and params</source>
<translation>un passo ha technique, columns e params</translation>
</message>
<message>
<source>a whole number</source>
<translation>un numero intero</translation>
</message>
<message>
<source>a whole number, at least 1</source>
<translation>un numero intero, almeno 1</translation>
</message>
<message>
<source>about {seconds} s and {size} MB</source>
<translation>circa {seconds} s e {size} MB</translation>
</message>
<message>
<source>about {value}</source>
<translation>circa {value}</translation>
</message>
<message>
<source>activity name</source>
<translation>nome dell'attività</translation>
</message>
<message>
<source>add a line: {needed} = "…"</source>
<translation>aggiungere una riga: {needed} = "…"</translation>
</message>
<message>
<source>adjacency matrix</source>
<translation>matrice di adiacenza</translation>
</message>
<message>
<source>after 500 steps</source>
<translation>dopo 500 passi</translation>
</message>
<message>
<source>after only completed events were kept</source>
<translation>dopo aver mantenuto solo gli eventi completati</translation>
</message>
<message>
<source>aggregate_by: {by} is not one of binary, sum</source>
<translation>aggregate_by: {by} non è uno tra binary, sum</translation>
</message>
<message>
<source>all counts {words}</source>
<translation>tutti i conteggi {words}</translation>
</message>
<message>
<source>all events</source>
<translation>tutti gli eventi</translation>
</message>
<message>
<source>all events of a case must name the same person; is this column the one who worked on it?</source>
<translation>tutti gli eventi di un caso devono nominare la stessa persona; questa colonna è chi ci ha lavorato?</translation>
</message>
<message>
<source>all finite numbers</source>
<translation>tutti numeri finiti</translation>
</message>
<message>
<source>all of them</source>
<translation>tutti</translation>
</message>
<message>
<source>all positive definite</source>
<translation>tutte definite positive</translation>
</message>
<message>
<source>all series of a release need the same number of points</source>
<translation>tutte le serie di un rilascio richiedono lo stesso numero di punti</translation>
</message>
<message>
<source>all there</source>
<translation>tutte presenti</translation>
</message>
<message>
<source>all variants are in the original</source>
<translation>tutte le varianti sono nell'originale</translation>
</message>
<message>
<source>allow it for this site, or choose another method</source>
<translation>consentirlo per questa sede, o scegliere un altro metodo</translation>
</message>
<message>
<source>an Arrow file</source>
<translation>un file Arrow</translation>
</message>
<message>
<source>an HDF5 file</source>
<translation>un file HDF5</translation>
</message>
<message>
<source>an SQLite database</source>
<translation>un database SQLite</translation>
</message>
<message>
<source>an adjacency matrix has a row and a column for every node</source>
<translation>una matrice di adiacenza ha una riga e una colonna per ogni nodo</translation>
</message>
<message>
<source>an adjacency matrix of {labels} nodes would have {labels2} cells</source>
<translation>una matrice di adiacenza di {labels} nodi avrebbe {labels2} celle</translation>
</message>
<message>
<source>an attacker tells members from strangers with AUC {auc} (0.5 is a coin)</source>
<translation>un attaccante distingue membri da estranei con AUC {auc} (0,5 è una moneta)</translation>
</message>
<message>
<source>an edge has a source, a target and a weight</source>
<translation>un arco ha un'origine, una destinazione e un peso</translation>
</message>
<message>
<source>an edge needs both ends</source>
<translation>un arco richiede entrambi gli estremi</translation>
</message>
<message>
<source>an edge says more than its ends and weight: {said}</source>
<translation>un arco dice più dei suoi estremi e del peso: {said}</translation>
</message>
<message>
<source>an empty ZIP archive</source>
<translation>un archivio ZIP vuoto</translation>
</message>
<message>
<source>an empty log has no distribution</source>
<translation>un registro vuoto non ha distribuzione</translation>
</message>
<message>
<source>an old Office document</source>
<translation>un vecchio documento Office</translation>
</message>
<message>
<source>an xz archive</source>
<translation>un archivio xz</translation>
</message>
<message>
<source>any row</source>
<translation>qualsiasi riga</translation>
</message>
<message>
<source>as chosen</source>
<translation>come scelto</translation>
</message>
<message>
<source>as in the file</source>
<translation>come nel file</translation>
</message>
<message>
<source>as many as the sites hold, rounded to hundreds</source>
<translation>quante ne hanno le sedi, arrotondato alle centinaia</translation>
</message>
<message>
<source>as the file says, else directed</source>
<translation>come dice il file, altrimenti orientato</translation>
</message>
<message>
<source>ask for fewer distinct sensitive values</source>
<translation>chiedere meno valori sensibili distinti</translation>
</message>
<message>
<source>ask its owner for read permission</source>
<translation>chiedere al proprietario il permesso di lettura</translation>
</message>
<message>
<source>at a multiple of k</source>
<translation>a un multiplo di k</translation>
</message>
<message>
<source>at a small L1 change</source>
<translation>a una piccola variazione L1</translation>
</message>
<message>
<source>at a small χ² change</source>
<translation>a una piccola variazione χ²</translation>
</message>
<message>
<source>at least {people}</source>
<translation>almeno {people}</translation>
</message>
<message>
<source>at most {bound} above the original</source>
<translation>al massimo {bound} sopra l'originale</translation>
</message>
<message>
<source>at most {c}</source>
<translation>al massimo {c}</translation>
</message>
<message>
<source>at most ±{alpha}</source>
<translation>al massimo ±{alpha}</translation>
</message>
<message>
<source>at ε = {epsilon}, δ = {delta} nothing was released: the commonest variant has {counts} cases, the threshold is {k}</source>
<translation>con ε = {epsilon}, δ = {delta} non è stato rilasciato nulla: la variante più comune ha {counts} casi, la soglia è {k}</translation>
</message>
<message>
<source>attack sample</source>
<translation>campione di attacco</translation>
</message>
<message>
<source>b is 0: weights are smoothed but carry no noise</source>
<translation>b è 0: i pesi sono lisciati ma non portano rumore</translation>
</message>
<message>
<source>begin</source>
<translation>inizio</translation>
</message>
<message>
<source>betweenness and closeness were estimated from {path_sources} of {labels} nodes</source>
<translation>betweenness e closeness sono state stimate da {path_sources} di {labels} nodi</translation>
</message>
<message>
<source>betweenness, Kendall</source>
<translation>betweenness, Kendall</translation>
</message>
<message>
<source>betweenness, Spearman</source>
<translation>betweenness, Spearman</translation>
</message>
<message>
<source>by its name</source>
<translation>dal suo nome</translation>
</message>
<message>
<source>by its name, else the first</source>
<translation>dal suo nome, altrimenti la prima</translation>
</message>
<message>
<source>by its name, else the remaining numbers, else 1</source>
<translation>dal suo nome, altrimenti i numeri rimanenti, altrimenti 1</translation>
</message>
<message>
<source>by its name, else the second</source>
<translation>dal suo nome, altrimenti la seconda</translation>
</message>
<message>
<source>by its name, where there is no case</source>
<translation>dal suo nome, dove non c'è un caso</translation>
</message>
<message>
<source>by time</source>
<translation>per tempo</translation>
</message>
<message>
<source>c was taken from the data (95th percentile), which the guarantee does not cover.</source>
<translation>c è stato preso dai dati (95º percentile), cosa che la garanzia non copre.</translation>
</message>
<message>
<source>c/ε: spread of the exact integer noise.</source>
<translation>c/ε: dispersione del rumore intero esatto.</translation>
</message>
<message>
<source>candidates</source>
<translation>candidati</translation>
</message>
<message>
<source>cannot be computed without the number of people behind edges</source>
<translation>non si può calcolare senza il numero di persone dietro gli archi</translation>
</message>
<message>
<source>carry round {round} to the sites</source>
<translation>portare il turno {round} alle sedi</translation>
</message>
<message>
<source>carry the answer to the master</source>
<translation>portare la risposta al coordinatore</translation>
</message>
<message>
<source>carry the last messages to the sites</source>
<translation>portare gli ultimi messaggi alle sedi</translation>
</message>
<message>
<source>case</source>
<translation>caso</translation>
</message>
<message>
<source>case id</source>
<translation>id del caso</translation>
</message>
<message>
<source>case {number}</source>
<translation>caso {number}</translation>
</message>
<message>
<source>cases</source>
<translation>casi</translation>
</message>
<message>
<source>centroid parts</source>
<translation>parti di centroidi</translation>
</message>
<message>
<source>centroids</source>
<translation>centroidi</translation>
</message>
<message>
<source>change the parameters first</source>
<translation>cambiare prima i parametri</translation>
</message>
<message>
<source>changed since:</source>
<translation>cambiati da allora:</translation>
</message>
<message>
<source>check separator and decimal sign, or choose the layout long</source>
<translation>controllare separatore e segno decimale, o scegliere la disposizione lunga</translation>
</message>
<message>
<source>check the name and the folder</source>
<translation>controllare il nome e la cartella</translation>
</message>
<message>
<source>checking the promise</source>
<translation>controllo della promessa</translation>
</message>
<message>
<source>choose CSV or Parquet</source>
<translation>scegliere CSV o Parquet</translation>
</message>
<message>
<source>choose a confidence below 1, or uniform noise</source>
<translation>scegliere una confidenza sotto 1, o rumore uniforme</translation>
</message>
<message>
<source>choose a file inside it</source>
<translation>scegliere un file al suo interno</translation>
</message>
<message>
<source>choose a folder</source>
<translation>scegliere una cartella</translation>
</message>
<message>
<source>choose a smaller k or a smaller min_count</source>
<translation>scegliere un k più piccolo o un min_count più piccolo</translation>
</message>
<message>
<source>choose a smaller min_count</source>
<translation>scegliere un min_count più piccolo</translation>
</message>
<message>
<source>choose a smaller min_count, or drop the column</source>
<translation>scegliere un min_count più piccolo, o eliminare la colonna</translation>
</message>
<message>
<source>choose an attribute of the cases, or leave the person empty</source>
<translation>scegliere un attributo dei casi, o lasciare vuota la persona</translation>
</message>
<message>
<source>choose another encoding</source>
<translation>scegliere un'altra codifica</translation>
</message>
<message>
<source>choose another encoding, or save the file as UTF-8</source>
<translation>scegliere un'altra codifica, o salvare il file come UTF-8</translation>
</message>
<message>
<source>choose another folder, or ask for it to be replaced (--overwrite)</source>
<translation>scegliere un'altra cartella, o chiedere di sostituirla (--overwrite)</translation>
</message>
<message>
<source>choose another key</source>
<translation>scegliere un'altra chiave</translation>
</message>
<message>
<source>choose another length, at least 2</source>
<translation>scegliere un'altra lunghezza, almeno 2</translation>
</message>
<message>
<source>choose another sheet or file</source>
<translation>scegliere un altro foglio o file</translation>
</message>
<message>
<source>choose columns for a step, or give them roles</source>
<translation>scegliere colonne per un passo, o assegnare loro ruoli</translation>
</message>
<message>
<source>choose csv or parquet</source>
<translation>scegliere csv o parquet</translation>
</message>
<message>
<source>choose fewer sites</source>
<translation>scegliere meno sedi</translation>
</message>
<message>
<source>choose fewer time points, or repair the file</source>
<translation>scegliere meno istanti, o correggere il file</translation>
</message>
<message>
<source>choose k up to {rows}</source>
<translation>scegliere k fino a {rows}</translation>
</message>
<message>
<source>choose method=random</source>
<translation>scegliere method=random</translation>
</message>
<message>
<source>choose noise=normal</source>
<translation>scegliere noise=normal</translation>
</message>
<message>
<source>choose the edge list or GraphML</source>
<translation>scegliere l'elenco di archi o GraphML</translation>
</message>
<message>
<source>choose the participants' maps or an aggregate</source>
<translation>scegliere le mappe dei partecipanti o un aggregato</translation>
</message>
<message>
<source>choose the second log again</source>
<translation>scegliere di nuovo il secondo registro</translation>
</message>
<message>
<source>choose the sensitive columns, or 1</source>
<translation>scegliere le colonne sensibili, o 1</translation>
</message>
<message>
<source>choose the separator that stands between the cells</source>
<translation>scegliere il separatore che sta tra le celle</translation>
</message>
<message>
<source>class number 1, 2, 3 …</source>
<translation>numero di classe 1, 2, 3 …</translation>
</message>
<message>
<source>clipping needs to know where the column ends</source>
<translation>per limitare bisogna sapere dove finisce la colonna</translation>
</message>
<message>
<source>close it, or double it ("") where it belongs to the text</source>
<translation>chiuderlo, o raddoppiarlo ("") dove appartiene al testo</translation>
</message>
<message>
<source>close other programs or use a smaller file</source>
<translation>chiudere altri programmi o usare un file più piccolo</translation>
</message>
<message>
<source>closeness, Kendall</source>
<translation>closeness, Kendall</translation>
</message>
<message>
<source>closeness, Spearman</source>
<translation>closeness, Spearman</translation>
</message>
<message>
<source>clusters.kmeans by columns</source>
<translation>clusters.kmeans by columns</translation>
</message>
<message>
<source>column moments</source>
<translation>momenti delle colonne</translation>
</message>
<message>
<source>column {at}</source>
<translation>colonna {at}</translation>
</message>
<message>
<source>column {column}: all values fell into one class, nothing of it is left</source>
<translation>colonna {column}: tutti i valori sono caduti in una classe, non ne resta nulla</translation>
</message>
<message>
<source>column {column}: clipping biases its mean and breaks the reconstruction</source>
<translation>colonna {column}: limitare distorce la media e rompe la ricostruzione</translation>
</message>
<message>
<source>column {column}: only {changed} of its rows hold another value now; choose a wider window, or partners among all rows</source>
<translation>colonna {column}: solo {changed} delle sue righe contiene ora un altro valore; scegliere una finestra più ampia, o partner tra tutte le righe</translation>
</message>
<message>
<source>column {column}: rounding takes most of the noise away; choose more noise</source>
<translation>colonna {column}: l'arrotondamento toglie la maggior parte del rumore; scegliere più rumore</translation>
</message>
<message>
<source>column {column}: {one_valued} of {sizes} classes hold one single value, which is thereby disclosed</source>
<translation>colonna {column}: {one_valued} di {sizes} classi contengono un solo valore, che così è divulgato</translation>
</message>
<message>
<source>column {name} has fewer than {least} different values in all</source>
<translation>la colonna {name} ha in tutto meno di {least} valori diversi</translation>
</message>
<message>
<source>column {name} has no noise to reconstruct it from</source>
<translation>la colonna {name} non ha rumore da cui ricostruirla</translation>
</message>
<message>
<source>column {name} has one value in every row: noise in proportion to its spread is nothing</source>
<translation>la colonna {name} ha lo stesso valore in ogni riga: il rumore in proporzione alla dispersione è nullo</translation>
</message>
<message>
<source>column {name} holds lists or maps ({kind}), one cell must be one value</source>
<translation>la colonna {name} contiene elenchi o mappe ({kind}), una cella deve essere un valore</translation>
</message>
<message>
<source>column {name} holds no value at all</source>
<translation>la colonna {name} non contiene alcun valore</translation>
</message>
<message>
<source>column {name} holds numbers</source>
<translation>la colonna {name} contiene numeri</translation>
</message>
<message>
<source>column {name} holds {kind} values that are not text</source>
<translation>la colonna {name} contiene valori {kind} che non sono testo</translation>
</message>
<message>
<source>column {name} is an identifier or dropped: it is not released</source>
<translation>la colonna {name} è un identificatore o eliminata: non viene rilasciata</translation>
</message>
<message>
<source>column {name} is text: noise can be added to numbers only</source>
<translation>la colonna {name} è testo: il rumore si può aggiungere solo ai numeri</translation>
</message>
<message>
<source>column {name} is to be dropped and is {role} at the same time</source>
<translation>la colonna {name} va eliminata ed è allo stesso tempo {role}</translation>
</message>
<message>
<source>column {name} seems to be a function of the series ({words}): unchanged, it tells more than the envelope</source>
<translation>la colonna {name} sembra una funzione della serie ({words}): invariata, dice più dell'inviluppo</translation>
</message>
<message>
<source>column {name}: every row has its own value, which would name the rows</source>
<translation>colonna {name}: ogni riga ha un valore proprio, che nominerebbe le righe</translation>
</message>
<message>
<source>column {name}: its values heap up at single points; such a distribution cannot be reconstructed from noisy values</source>
<translation>colonna {name}: i suoi valori si ammassano in singoli punti; una tale distribuzione non si ricostruisce da valori rumorosi</translation>
</message>
<message>
<source>column {name}: the release adds a column of that name</source>
<translation>colonna {name}: il rilascio aggiunge una colonna con quel nome</translation>
</message>
<message>
<source>column {name}: {laws} instead of {expected}</source>
<translation>colonna {name}: {laws} invece di {expected}</translation>
</message>
<message>
<source>column {other} holds a value of the identifier {role}</source>
<translation>la colonna {other} contiene un valore dell'identificatore {role}</translation>
</message>
<message>
<source>column {time}_{end} is no column of numbers</source>
<translation>la colonna {time}_{end} non è una colonna di numeri</translation>
</message>
<message>
<source>column {twice} has two roles</source>
<translation>la colonna {twice} ha due ruoli</translation>
</message>
<message>
<source>column {worst}: of the claimed privacy level {claimed}, {how} leaves {left} ({worst2})</source>
<translation>colonna {worst}: del livello di privacy dichiarato {claimed}, {how} lascia {left} ({worst2})</translation>
</message>
<message>
<source>column:NAME by a column, random:4 at random, space:4 in space, columns:2 by columns; none for a single site; auto takes a column named site.</source>
<translation>column:NOME per una colonna, random:4 a caso, space:4 nello spazio, columns:2 per colonne; none per una sola sede; auto prende una colonna di nome site.</translation>
</message>
<message>
<source>columns</source>
<translation>colonne</translation>
</message>
<message>
<source>columns can be kept together only when partners are any row</source>
<translation>le colonne si possono tenere insieme solo quando i partner sono qualsiasi riga</translation>
</message>
<message>
<source>compare files with the same time columns</source>
<translation>confrontare file con le stesse colonne temporali</translation>
</message>
<message>
<source>compare the {keep} most frequent variants of each log; the report states the error bound</source>
<translation>confrontare le {keep} varianti più frequenti di ogni registro; il rapporto indica il limite d'errore</translation>
</message>
<message>
<source>compared with the original in the house</source>
<translation>confrontato con l'originale all'interno dell'ente</translation>
</message>
<message>
<source>complete timestamp</source>
<translation>complete timestamp</translation>
</message>
<message>
<source>component {bad} is not</source>
<translation>la componente {bad} non lo è</translation>
</message>
<message>
<source>components</source>
<translation>componenti</translation>
</message>
<message>
<source>contributors are whole numbers from 1</source>
<translation>i contributori sono numeri interi da 1</translation>
</message>
<message>
<source>contributors, else strength</source>
<translation>contributori, altrimenti forza</translation>
</message>
<message>
<source>copy or download it again</source>
<translation>copiarlo o scaricarlo di nuovo</translation>
</message>
<message>
<source>copy or export it again</source>
<translation>copiarlo o esportarlo di nuovo</translation>
</message>
<message>
<source>copy or save it again</source>
<translation>copiarlo o salvarlo di nuovo</translation>
</message>
<message>
<source>copy the data into a file first</source>
<translation>copiare prima i dati in un file</translation>
</message>
<message>
<source>core flags</source>
<translation>marcature di nucleo</translation>
</message>
<message>
<source>correlated noise is normal noise</source>
<translation>il rumore correlato è rumore normale</translation>
</message>
<message>
<source>cost</source>
<translation>costo</translation>
</message>
<message>
<source>counting equivalence classes</source>
<translation>conteggio delle classi di equivalenza</translation>
</message>
<message>
<source>counts are whole numbers from 0</source>
<translation>i conteggi sono numeri interi da 0</translation>
</message>
<message>
<source>declare it as missing (--set missing={text}), or take the column out of the step</source>
<translation>dichiararlo mancante (--set missing={text}), o togliere la colonna dal passo</translation>
</message>
<message>
<source>declare it as missing, or set the time to - to keep the order of the file</source>
<translation>dichiararlo mancante, o impostare il tempo a - per mantenere l'ordine del file</translation>
</message>
<message>
<source>different labels</source>
<translation>etichette diverse</translation>
</message>
<message>
<source>directed</source>
<translation>orientato</translation>
</message>
<message>
<source>distance parts</source>
<translation>parti di distanze</translation>
</message>
<message>
<source>distances of single rows crossed the borders: they can give rows away</source>
<translation>distanze di singole righe hanno attraversato i confini: possono rivelare righe</translation>
</message>
<message>
<source>document type</source>
<translation>tipo di documento</translation>
</message>
<message>
<source>done</source>
<translation>finito</translation>
</message>
<message>
<source>draws</source>
<translation>estrazioni</translation>
</message>
<message>
<source>drop the series that have any</source>
<translation>eliminare le serie che ne hanno</translation>
</message>
<message>
<source>drop with their edges</source>
<translation>eliminare con i loro archi</translation>
</message>
<message>
<source>each site needs a name of its own</source>
<translation>ogni sede richiede un nome proprio</translation>
</message>
<message>
<source>edge</source>
<translation>arco</translation>
</message>
<message>
<source>edge list</source>
<translation>elenco di archi</translation>
</message>
<message>
<source>edge list, one row an edge</source>
<translation>elenco di archi, una riga per arco</translation>
</message>
<message>
<source>edge {at}</source>
<translation>arco {at}</translation>
</message>
<message>
<source>edges</source>
<translation>archi</translation>
</message>
<message>
<source>edges of a single person</source>
<translation>archi di una sola persona</translation>
</message>
<message>
<source>eigenvector centrality</source>
<translation>centralità di autovettore</translation>
</message>
<message>
<source>eigenvector centrality, Kendall</source>
<translation>centralità di autovettore, Kendall</translation>
</message>
<message>
<source>eigenvector centrality, Spearman</source>
<translation>centralità di autovettore, Spearman</translation>
</message>
<message>
<source>envelope and pattern</source>
<translation>inviluppo e pattern</translation>
</message>
<message>
<source>equally many rows a class</source>
<translation>ugual numero di righe per classe</translation>
</message>
<message>
<source>equally wide classes</source>
<translation>classi di uguale larghezza</translation>
</message>
<message>
<source>events are recorded as {transitions}: all are taken</source>
<translation>gli eventi sono registrati come {transitions}: si prendono tutti</translation>
</message>
<message>
<source>every case needs its person; leave the person role empty to protect single cases</source>
<translation>ogni caso richiede la sua persona; lasciare vuoto il ruolo persona per proteggere singoli casi</translation>
</message>
<message>
<source>every cell parses</source>
<translation>ogni cella è leggibile</translation>
</message>
<message>
<source>every column is dropped: nothing would be released</source>
<translation>ogni colonna è eliminata: non si rilascerebbe nulla</translation>
</message>
<message>
<source>every component was refused ({refused} of {refused2}): nothing may leave the sites</source>
<translation>ogni componente è stata rifiutata ({refused} di {refused2}): nulla può lasciare le sedi</translation>
</message>
<message>
<source>every count is 0</source>
<translation>ogni conteggio è 0</translation>
</message>
<message>
<source>every edge comes once</source>
<translation>ogni arco compare una volta</translation>
</message>
<message>
<source>every event needs an activity name; repair the export</source>
<translation>ogni evento richiede un nome di attività; correggere l'esportazione</translation>
</message>
<message>
<source>every event needs its {role}; fill the cell or leave the row out</source>
<translation>ogni evento richiede: {role}; riempire la cella o escludere la riga</translation>
</message>
<message>
<source>every group has one</source>
<translation>ogni gruppo ne ha uno</translation>
</message>
<message>
<source>every letter is in its alphabet</source>
<translation>ogni lettera è nel suo alfabeto</translation>
</message>
<message>
<source>every one of the {series} series has missing values that cannot be repaired</source>
<translation>ognuna delle {series} serie ha valori mancanti che non si possono riparare</translation>
</message>
<message>
<source>every row has its own value in: {telling}</source>
<translation>ogni riga ha un valore proprio in: {telling}</translation>
</message>
<message>
<source>every row is published</source>
<translation>ogni riga è pubblicata</translation>
</message>
<message>
<source>every step is switched off</source>
<translation>ogni passo è disattivato</translation>
</message>
<message>
<source>every variant has at least {least} cases (k = {bound})</source>
<translation>ogni variante ha almeno {least} casi (k = {bound})</translation>
</message>
<message>
<source>every weight carries {params} noise of scale {noise_scale}</source>
<translation>ogni peso porta rumore {params} di scala {noise_scale}</translation>
</message>
<message>
<source>exact noise needs a short number</source>
<translation>il rumore esatto richiede un numero corto</translation>
</message>
<message>
<source>export it again; a text table is named .csv</source>
<translation>esportarlo di nuovo; una tabella di testo si chiama .csv</translation>
</message>
<message>
<source>export the data again</source>
<translation>esportare di nuovo i dati</translation>
</message>
<message>
<source>export the data again, or choose another sheet</source>
<translation>esportare di nuovo i dati, o scegliere un altro foglio</translation>
</message>
<message>
<source>export the network as an edge list (CSV)</source>
<translation>esportare la rete come elenco di archi (CSV)</translation>
</message>
<message>
<source>export the table again as text</source>
<translation>esportare di nuovo la tabella come testo</translation>
</message>
<message>
<source>export the table as CSV, Parquet or Excel</source>
<translation>esportare la tabella come CSV, Parquet o Excel</translation>
</message>
<message>
<source>fill inner gaps by straight lines, drop series that begin or end with one</source>
<translation>riempire le lacune interne con rette, eliminare le serie che iniziano o finiscono con una</translation>
</message>
<message>
<source>filtering noise out</source>
<translation>il filtraggio del rumore</translation>
</message>
<message>
<source>final centroids</source>
<translation>centroidi finali</translation>
</message>
<message>
<source>finished: the labels stay here</source>
<translation>finito: le etichette restano qui</translation>
</message>
<message>
<source>first component</source>
<translation>prima componente</translation>
</message>
<message>
<source>first row</source>
<translation>prima riga</translation>
</message>
<message>
<source>flatten the column, or leave it out, and export again</source>
<translation>appiattire la colonna, o escluderla, ed esportare di nuovo</translation>
</message>
<message>
<source>for {points} time points</source>
<translation>per {points} istanti</translation>
</message>
<message>
<source>fresh randomness from the operating system</source>
<translation>casualità fresca dal sistema operativo</translation>
</message>
<message>
<source>from the noise</source>
<translation>dal rumore</translation>
</message>
<message>
<source>from the privacy level</source>
<translation>dal livello di privacy</translation>
</message>
<message>
<source>further down</source>
<translation>più in basso</translation>
</message>
<message>
<source>gaussian mixture</source>
<translation>mistura gaussiana</translation>
</message>
<message>
<source>give a number</source>
<translation>indicare un numero</translation>
</message>
<message>
<source>give alpha for uniform noise</source>
<translation>indicare alpha per il rumore uniforme</translation>
</message>
<message>
<source>give each column one role</source>
<translation>assegnare a ogni colonna un ruolo</translation>
</message>
<message>
<source>give each node one</source>
<translation>darne una a ogni nodo</translation>
</message>
<message>
<source>give it the ending {ending} if it is a table, or export it again</source>
<translation>darle l'estensione {ending} se è una tabella, o esportarla di nuovo</translation>
</message>
<message>
<source>give low or high</source>
<translation>indicare low o high</translation>
</message>
<message>
<source>give one of level, level_share, sigma and alpha</source>
<translation>indicare uno tra level, level_share, sigma e alpha</translation>
</message>
<message>
<source>give sigma, alpha or an absolute level, or drop the column</source>
<translation>indicare sigma, alpha o un livello assoluto, o eliminare la colonna</translation>
</message>
<message>
<source>give ε as a number: nobody sees all rows here</source>
<translation>indicare ε come numero: qui nessuno vede tutte le righe</translation>
</message>
<message>
<source>global model</source>
<translation>modello globale</translation>
</message>
<message>
<source>go on with it, or choose an empty folder</source>
<translation>continuare con esso, o scegliere una cartella vuota</translation>
</message>
<message>
<source>go on with the next round</source>
<translation>continuare con il turno successivo</translation>
</message>
<message>
<source>halo core flags</source>
<translation>marcature di nucleo dell'alone</translation>
</message>
<message>
<source>has {cells}, the first row has {wanted}</source>
<translation>ha {cells}, la prima riga ha {wanted}</translation>
</message>
<message>
<source>has {cells}, the header has {wanted}</source>
<translation>ha {cells}, l'intestazione ha {wanted}</translation>
</message>
<message>
<source>highest level {highest}, at most {claimed} claimed</source>
<translation>livello massimo {highest}, dichiarato al massimo {claimed}</translation>
</message>
<message>
<source>in no file of the folder</source>
<translation>in nessun file della cartella</translation>
</message>
<message>
<source>in the middle</source>
<translation>a metà</translation>
</message>
<message>
<source>install the extra, or leave the address empty to run on this machine</source>
<translation>installare l'extra, o lasciare vuoto l'indirizzo per eseguire su questa macchina</translation>
</message>
<message>
<source>interval (low..high]</source>
<translation>intervallo (low..high]</translation>
</message>
<message>
<source>interval columns</source>
<translation>colonne di intervalli</translation>
</message>
<message>
<source>is another sign between the cells? choose the separator under Load</source>
<translation>c'è un altro segno tra le celle? scegliere il separatore in Carica</translation>
</message>
<message>
<source>is it the right file?</source>
<translation>è il file giusto?</translation>
</message>
<message>
<source>is it the right key?</source>
<translation>è la chiave giusta?</translation>
</message>
<message>
<source>is the activity column right? It looks like a free text or an identifier</source>
<translation>la colonna dell'attività è giusta? Sembra un testo libero o un identificatore</translation>
</message>
<message>
<source>is this site still running? raise the patience or run without it; nothing was released</source>
<translation>questa sede è ancora attiva? aumentare la pazienza o eseguire senza; non è stato rilasciato nulla</translation>
</message>
<message>
<source>is this the right file, and the right column?</source>
<translation>è il file giusto, e la colonna giusta?</translation>
</message>
<message>
<source>is this the right file?</source>
<translation>è il file giusto?</translation>
</message>
<message>
<source>it declares a document type</source>
<translation>dichiara un tipo di documento</translation>
</message>
<message>
<source>it has no name and is called {new} here</source>
<translation>non ha nome e qui si chiama {new}</translation>
</message>
<message>
<source>it has {column_names}</source>
<translation>ha {column_names}</translation>
</message>
<message>
<source>it is the only such cell</source>
<translation>è l'unica cella di questo tipo</translation>
</message>
<message>
<source>it needs two: raw label and category</source>
<translation>ne richiede due: etichetta grezza e categoria</translation>
</message>
<message>
<source>it should hold "nodes": [ … ] and "links": [ … ]</source>
<translation>dovrebbe contenere "nodes": [ … ] e "links": [ … ]</translation>
</message>
<message>
<source>itemsets</source>
<translation>insiemi di elementi</translation>
</message>
<message>
<source>itemsets to count</source>
<translation>insiemi di elementi da contare</translation>
</message>
<message>
<source>its columns: {names}</source>
<translation>le sue colonne: {names}</translation>
</message>
<message>
<source>its name</source>
<translation>il suo nome</translation>
</message>
<message>
<source>its name and transition</source>
<translation>il suo nome e la transizione</translation>
</message>
<message>
<source>its sheets: {names}</source>
<translation>i suoi fogli: {names}</translation>
</message>
<message>
<source>its values (a sum, a mean or a difference)</source>
<translation>i suoi valori (una somma, una media o una differenza)</translation>
</message>
<message>
<source>its worker is gone</source>
<translation>il suo worker non c'è più</translation>
</message>
<message>
<source>join them first</source>
<translation>unirli prima</translation>
</message>
<message>
<source>join them into one log first</source>
<translation>unirli prima in un registro</translation>
</message>
<message>
<source>k ({k}) is less than 2P ({P}): most groups cannot be split by pattern</source>
<translation>k ({k}) è minore di 2P ({P}): la maggior parte dei gruppi non si può dividere per pattern</translation>
</message>
<message>
<source>k is {k}, the house asks for {min_group}; one who also knows the pattern faces P = {P}</source>
<translation>k è {k}, l'ente chiede {min_group}; chi conosce anche il pattern ha davanti P = {P}</translation>
</message>
<message>
<source>k-means (distributed Lloyd)</source>
<translation>k-means (Lloyd distribuito)</translation>
</message>
<message>
<source>k-means‖ (sampled rows leave their sites)</source>
<translation>k-means‖ (righe campionate lasciano le loro sedi)</translation>
</message>
<message>
<source>keep as they are</source>
<translation>mantenere come sono</translation>
</message>
<message>
<source>keep only the series of one length</source>
<translation>mantenere solo le serie di una lunghezza</translation>
</message>
<message>
<source>keep the first points of every series, drop shorter ones</source>
<translation>mantenere i primi punti di ogni serie, eliminare le più corte</translation>
</message>
<message>
<source>key exchange</source>
<translation>scambio di chiavi</translation>
</message>
<message>
<source>knowing the distribution</source>
<translation>conoscere la distribuzione</translation>
</message>
<message>
<source>known: technique, columns, params, off</source>
<translation>noti: technique, columns, params, off</translation>
</message>
<message>
<source>known: {KNOWN}</source>
<translation>noti: {KNOWN}</translation>
</message>
<message>
<source>labels</source>
<translation>etichette</translation>
</message>
<message>
<source>labels of representatives</source>
<translation>etichette dei rappresentanti</translation>
</message>
<message>
<source>least BIC</source>
<translation>BIC minimo</translation>
</message>
<message>
<source>leave it out of the sensitive columns, or coarsen its values in the file</source>
<translation>toglierla dalle colonne sensibili, o rendere più grossolani i suoi valori nel file</translation>
</message>
<message>
<source>leave it out, and export again</source>
<translation>escluderla, ed esportare di nuovo</translation>
</message>
<message>
<source>leave out</source>
<translation>escludere</translation>
</message>
<message>
<source>left out of the release because they have no role: {names}</source>
<translation>esclusi dal rilascio perché non hanno un ruolo: {names}</translation>
</message>
<message>
<source>letters</source>
<translation>lettere</translation>
</message>
<message>
<source>letters, digits and dashes</source>
<translation>lettere, cifre e trattini</translation>
</message>
<message>
<source>line {before}: byte {start} is not {encoding}</source>
<translation>riga {before}: il byte {start} non è {encoding}</translation>
</message>
<message>
<source>line {line}</source>
<translation>riga {line}</translation>
</message>
<message>
<source>line {line} has {row} cells, the first {head}</source>
<translation>la riga {line} ha {row} celle, la prima {head}</translation>
</message>
<message>
<source>line {line} of {name} holds a zero byte</source>
<translation>la riga {line} di {name} contiene un byte nullo</translation>
</message>
<message>
<source>line {line}: a quotation mark is opened and not closed in its cell</source>
<translation>riga {line}: una virgoletta è aperta e non chiusa nella sua cella</translation>
</message>
<message>
<source>linking rows</source>
<translation>collegamento delle righe</translation>
</message>
<message>
<source>load the participants' maps (participant, source, target), or use the synthetic technique</source>
<translation>caricare le mappe dei partecipanti (participant, source, target), o usare la tecnica sintetica</translation>
</message>
<message>
<source>load them apart</source>
<translation>caricarli separatamente</translation>
</message>
<message>
<source>local clusters</source>
<translation>cluster locali</translation>
</message>
<message>
<source>local means</source>
<translation>medie locali</translation>
</message>
<message>
<source>local model</source>
<translation>modello locale</translation>
</message>
<message>
<source>long: pivoted when loaded</source>
<translation>lunga: trasposta al caricamento</translation>
</message>
<message>
<source>look at what was dropped and why</source>
<translation>guardare che cosa è stato eliminato e perché</translation>
</message>
<message>
<source>low ({low}) is not below high ({high})</source>
<translation>low ({low}) non è sotto high ({high})</translation>
</message>
<message>
<source>low ≤ high, all finite</source>
<translation>low ≤ high, tutti finiti</translation>
</message>
<message>
<source>lower τ or min_count, or let refused components be widened or united</source>
<translation>abbassare τ o min_count, o far allargare o unire le componenti rifiutate</translation>
</message>
<message>
<source>made with a seed: reproducible, do not publish</source>
<translation>fatto con un seme: riproducibile, non pubblicare</translation>
</message>
<message>
<source>manifest.json does not say which technique made the release</source>
<translation>manifest.json non dice quale tecnica ha prodotto il rilascio</translation>
</message>
<message>
<source>manifest.json is damaged: {error}</source>
<translation>manifest.json è danneggiato: {error}</translation>
</message>
<message>
<source>masked counts</source>
<translation>conteggi mascherati</translation>
</message>
<message>
<source>masked sums</source>
<translation>somme mascherate</translation>
</message>
<message>
<source>mean of the class</source>
<translation>media della classe</translation>
</message>
<message>
<source>median of the class</source>
<translation>mediana della classe</translation>
</message>
<message>
<source>mend the data of this site or run without it; nothing was released</source>
<translation>correggere i dati di questa sede o eseguire senza; non è stato rilasciato nulla</translation>
</message>
<message>
<source>messages go in order</source>
<translation>i messaggi vanno in ordine</translation>
</message>
<message>
<source>missing: {missing}</source>
<translation>mancano: {missing}</translation>
</message>
<message>
<source>mixture</source>
<translation>mistura</translation>
</message>
<message>
<source>more than six columns: the grid was replaced by a tree, which is slower</source>
<translation>più di sei colonne: la griglia è stata sostituita da un albero, più lento</translation>
</message>
<message>
<source>more than {body}</source>
<translation>più di {body}</translation>
</message>
<message>
<source>more than {number} different activities</source>
<translation>più di {number} attività diverse</translation>
</message>
<message>
<source>most in column {worst_column} ({worst_column2}) and in {worst_row} ({worst_row2})</source>
<translation>la maggior parte nella colonna {worst_column} ({worst_column2}) e in {worst_row} ({worst_row2})</translation>
</message>
<message>
<source>name and transition</source>
<translation>nome e transizione</translation>
</message>
<message>
<source>name one file a site, or one file to split</source>
<translation>indicare un file per sede, o un file da dividere</translation>
</message>
<message>
<source>name some under Columns</source>
<translation>indicarne alcune in Colonne</translation>
</message>
<message>
<source>name the columns to cluster by, or say that sites hold other columns (layout)</source>
<translation>indicare le colonne per il clustering, o dire che le sedi hanno altre colonne (layout)</translation>
</message>
<message>
<source>name the columns to compare by with --set features=…</source>
<translation>indicare le colonne di confronto con --set features=…</translation>
</message>
<message>
<source>name the file itself</source>
<translation>indicare il file stesso</translation>
</message>
<message>
<source>name the file, or the folder of a release</source>
<translation>indicare il file, o la cartella di un rilascio</translation>
</message>
<message>
<source>name the key that joins them</source>
<translation>indicare la chiave che li unisce</translation>
</message>
<message>
<source>name them under Columns for patterns</source>
<translation>indicarle in Colonne per i pattern</translation>
</message>
<message>
<source>name them: --set id=… --set time=… --set value=…</source>
<translation>indicarle: --set id=… --set time=… --set value=…</translation>
</message>
<message>
<source>name them: source=…, target=… (and participant, weight, contributors where there are such)</source>
<translation>indicarle: source=…, target=… (e participant, weight, contributors dove ci sono)</translation>
</message>
<message>
<source>names separated by commas</source>
<translation>nomi separati da virgole</translation>
</message>
<message>
<source>near in rank</source>
<translation>vicini in rango</translation>
</message>
<message>
<source>nearly every row has its own text in {distinct_columns}</source>
<translation>quasi ogni riga ha un testo proprio in {distinct_columns}</translation>
</message>
<message>
<source>needed: {name}, round {round}; was a file renamed?</source>
<translation>serve: {name}, turno {round}; un file è stato rinominato?</translation>
</message>
<message>
<source>no answer from {names} after {patience} seconds</source>
<translation>nessuna risposta da {names} dopo {patience} secondi</translation>
</message>
<message>
<source>no candidate could be computed: {reason}</source>
<translation>nessun candidato si è potuto calcolare: {reason}</translation>
</message>
<message>
<source>no class discloses its sensitive value</source>
<translation>nessuna classe divulga il suo valore sensibile</translation>
</message>
<message>
<source>no column for the {role} was recognised</source>
<translation>nessuna colonna riconosciuta per: {role}</translation>
</message>
<message>
<source>no column is declared a quasi-identifier: k and unique rows are not measured</source>
<translation>nessuna colonna è dichiarata quasi-identificatore: k e righe uniche non si misurano</translation>
</message>
<message>
<source>no column is declared a quasi-identifier: k is not known</source>
<translation>nessuna colonna è dichiarata quasi-identificatore: k non è noto</translation>
</message>
<message>
<source>no column is numeric</source>
<translation>nessuna colonna è numerica</translation>
</message>
<message>
<source>no column names its rows</source>
<translation>nessuna colonna nomina le sue righe</translation>
</message>
<message>
<source>no edge can be told to rest on one person: there is nothing to tell apart</source>
<translation>di nessun arco si può dire che si basi su una persona: niente da distinguere</translation>
</message>
<message>
<source>no edge fabricated</source>
<translation>nessun arco inventato</translation>
</message>
<message>
<source>no edge is left to publish</source>
<translation>non resta alcun arco da pubblicare</translation>
</message>
<message>
<source>no extra factor</source>
<translation>nessun fattore in più</translation>
</message>
<message>
<source>no file was given</source>
<translation>non è stato dato alcun file</translation>
</message>
<message>
<source>no numeric column to cluster by was found</source>
<translation>non è stata trovata alcuna colonna numerica per il clustering</translation>
</message>
<message>
<source>no original point crossed a site's border</source>
<translation>nessun punto originale ha attraversato il confine di una sede</translation>
</message>
<message>
<source>no path and no hash of the input in report or manifest</source>
<translation>nessun percorso e nessun hash dei dati in rapporto o manifesto</translation>
</message>
<message>
<source>no released column looks like an identifier</source>
<translation>nessuna colonna rilasciata sembra un identificatore</translation>
</message>
<message>
<source>no scheduler answers at {address}</source>
<translation>nessuno scheduler risponde a {address}</translation>
</message>
<message>
<source>no series is left at a length of {length} points: there are {last}</source>
<translation>non resta alcuna serie con lunghezza di {length} punti: ci sono {last}</translation>
</message>
<message>
<source>no site has {min_count} rows</source>
<translation>nessuna sede ha {min_count} righe</translation>
</message>
<message>
<source>no time and no other attribute in the file</source>
<translation>nessun tempo e nessun altro attributo nel file</translation>
</message>
<message>
<source>no transitions in the file</source>
<translation>nessuna transizione nel file</translation>
</message>
<message>
<source>no value of {key} is in all files</source>
<translation>nessun valore di {key} è in tutti i file</translation>
</message>
<message>
<source>nobody can be surer than {cap} that an edge rests on one person (before seeing it: {prior_single})</source>
<translation>nessuno può essere più certo di {cap} che un arco si basi su una persona (prima di vederlo: {prior_single})</translation>
</message>
<message>
<source>none is less than {least}</source>
<translation>nessuno è minore di {least}</translation>
</message>
<message>
<source>normal</source>
<translation>normale</translation>
</message>
<message>
<source>normal noise has no interval of 100 % confidence</source>
<translation>il rumore normale non ha un intervallo di confidenza del 100 %</translation>
</message>
<message>
<source>not compared: the input is gone or has changed since</source>
<translation>non confrontato: i dati non ci sono più o sono cambiati</translation>
</message>
<message>
<source>not compared: the original is not at hand</source>
<translation>non confrontato: l'originale non è a disposizione</translation>
</message>
<message>
<source>not compared: the rows stay in the houses that hold them</source>
<translation>non confrontato: le righe restano negli enti che le hanno</translation>
</message>
<message>
<source>not compared: there is no audit folder beside the release</source>
<translation>non confrontato: non c'è una cartella audit accanto al rilascio</translation>
</message>
<message>
<source>not declared: {extra}</source>
<translation>non dichiarati: {extra}</translation>
</message>
<message>
<source>not in the manifest:</source>
<translation>non nel manifesto:</translation>
</message>
<message>
<source>not known</source>
<translation>non noto</translation>
</message>
<message>
<source>not named: an aggregate</source>
<translation>non nominati: un aggregato</translation>
</message>
<message>
<source>not promised: representatives are original points (blur is off)</source>
<translation>non promesso: i rappresentanti sono punti originali (medie disattivate)</translation>
</message>
<message>
<source>not released: {name}: {detail}</source>
<translation>non rilasciato: {name}: {detail}</translation>
</message>
<message>
<source>not well-formed: {failure}</source>
<translation>non ben formato: {failure}</translation>
</message>
<message>
<source>nothing but envelope, pattern and declared columns</source>
<translation>nient'altro che inviluppo, pattern e colonne dichiarate</translation>
</message>
<message>
<source>nothing but source, target and weight</source>
<translation>nient'altro che origine, destinazione e peso</translation>
</message>
<message>
<source>nothing can be released</source>
<translation>non si può rilasciare nulla</translation>
</message>
<message>
<source>nothing could be tried</source>
<translation>non si è potuto provare nulla</translation>
</message>
<message>
<source>nothing was large enough to be published</source>
<translation>nulla era abbastanza grande da essere pubblicato</translation>
</message>
<message>
<source>nothing was large enough to publish</source>
<translation>nulla era abbastanza grande da pubblicare</translation>
</message>
<message>
<source>nothing was left behind; choose a folder you may write to, with room on the disk</source>
<translation>non è rimasto nulla; scegliere una cartella in cui si può scrivere, con spazio sul disco</translation>
</message>
<message>
<source>nothing was released; try again</source>
<translation>non è stato rilasciato nulla; riprovare</translation>
</message>
<message>
<source>nothing was written</source>
<translation>non è stato scritto nulla</translation>
</message>
<message>
<source>of standard deviation {sigma}</source>
<translation>di deviazione standard {sigma}</translation>
</message>
<message>
<source>of the first rows: what does it mean?</source>
<translation>delle prime righe: che cosa significa?</translation>
</message>
<message>
<source>of the rows</source>
<translation>delle righe</translation>
</message>
<message>
<source>of {first}, drawn at random</source>
<translation>di {first}, estratti a caso</translation>
</message>
<message>
<source>once an edge</source>
<translation>una volta per arco</translation>
</message>
<message>
<source>one column only: {same} values occur in the original by chance</source>
<translation>una sola colonna: {same} valori compaiono nell'originale per caso</translation>
</message>
<message>
<source>one draw for all edges</source>
<translation>un'estrazione per tutti gli archi</translation>
</message>
<message>
<source>one event log at a time, not {paths} files</source>
<translation>un registro eventi alla volta, non {paths} file</translation>
</message>
<message>
<source>one of {value}</source>
<translation>uno tra {value}</translation>
</message>
<message>
<source>one person's</source>
<translation>di una persona</translation>
</message>
<message>
<source>one row a measurement (id, time, value)</source>
<translation>una riga per misura (id, time, value)</translation>
</message>
<message>
<source>one row a series</source>
<translation>una riga per serie</translation>
</message>
<message>
<source>only completed ones</source>
<translation>solo quelli completati</translation>
</message>
<message>
<source>only k-means works across columns</source>
<translation>solo k-means lavora su colonne</translation>
</message>
<message>
<source>only numbers cross a border</source>
<translation>solo i numeri attraversano un confine</translation>
</message>
<message>
<source>open the log that was exported as XES, or a CSV or Parquet table of its events</source>
<translation>aprire il registro esportato come XES, o una tabella CSV o Parquet dei suoi eventi</translation>
</message>
<message>
<source>original points crossed between the sites: this method is parallel, not private</source>
<translation>punti originali sono passati tra le sedi: questo metodo è parallelo, non privato</translation>
</message>
<message>
<source>over five other splits the smallest agreement is {partition_adjusted_rand_index}</source>
<translation>su altre cinque suddivisioni la concordanza minima è {partition_adjusted_rand_index}</translation>
</message>
<message>
<source>participant {owner} has two different maps ({name} and {name2})</source>
<translation>il partecipante {owner} ha due mappe diverse ({name} e {name2})</translation>
</message>
<message>
<source>partition {trial}</source>
<translation>suddivisione {trial}</translation>
</message>
<message>
<source>parts</source>
<translation>parti</translation>
</message>
<message>
<source>patterns have {length} letters, {wanted} claimed</source>
<translation>i pattern hanno {length} lettere, dichiarate {wanted}</translation>
</message>
<message>
<source>people</source>
<translation>persone</translation>
</message>
<message>
<source>person</source>
<translation>persona</translation>
</message>
<message>
<source>playing the attacker</source>
<translation>prova dell'attaccante</translation>
</message>
<message>
<source>please report this file's shape</source>
<translation>segnalare la forma di questo file</translation>
</message>
<message>
<source>please report this file's size and shape</source>
<translation>segnalare dimensione e forma di questo file</translation>
</message>
<message>
<source>points</source>
<translation>punti</translation>
</message>
<message>
<source>propensity score</source>
<translation>propensity score</translation>
</message>
<message>
<source>public key</source>
<translation>chiave pubblica</translation>
</message>
<message>
<source>put cells that hold the separator in quotation marks, give short lines empty cells</source>
<translation>mettere tra virgolette le celle con il separatore, dare celle vuote alle righe corte</translation>
</message>
<message>
<source>put together as (other)</source>
<translation>riunire come (other)</translation>
</message>
<message>
<source>put {name} into {from}</source>
<translation>mettere {name} in {from}</translation>
</message>
<message>
<source>putting the folder in place</source>
<translation>la cartella viene messa al suo posto</translation>
</message>
<message>
<source>random numbers come from the operating system</source>
<translation>i numeri casuali vengono dal sistema operativo</translation>
</message>
<message>
<source>raw label</source>
<translation>etichetta grezza</translation>
</message>
<message>
<source>read it again and run again, so that figures and release fit the file</source>
<translation>rileggere ed eseguire di nuovo, così che indicatori e rilascio corrispondano al file</translation>
</message>
<message>
<source>reading back what would be released</source>
<translation>rilettura di ciò che verrebbe rilasciato</translation>
</message>
<message>
<source>reading the original for comparison</source>
<translation>lettura dell'originale per confronto</translation>
</message>
<message>
<source>real numbers</source>
<translation>numeri reali</translation>
</message>
<message>
<source>recognise</source>
<translation>riconosci</translation>
</message>
<message>
<source>record linkage was measured on a sample of {rows} of {rows2} rows</source>
<translation>il collegamento di record è stato misurato su un campione di {rows} di {rows2} righe</translation>
</message>
<message>
<source>refuse and list the lengths</source>
<translation>rifiutare ed elencare le lunghezze</translation>
</message>
<message>
<source>refuse and name the first</source>
<translation>rifiutare e nominare il primo</translation>
</message>
<message>
<source>refuse and say where</source>
<translation>rifiutare e dire dove</translation>
</message>
<message>
<source>refuse and say which label is missing</source>
<translation>rifiutare e dire quale etichetta manca</translation>
</message>
<message>
<source>refuse if they differ</source>
<translation>rifiutare se differiscono</translation>
</message>
<message>
<source>refuse the file and say where</source>
<translation>rifiutare il file e dire dove</translation>
</message>
<message>
<source>release it as CSV instead</source>
<translation>rilasciarlo invece come CSV</translation>
</message>
<message>
<source>rename it in the file</source>
<translation>rinominarla nel file</translation>
</message>
<message>
<source>rename it to .csv</source>
<translation>rinominarlo in .csv</translation>
</message>
<message>
<source>representatives</source>
<translation>rappresentanti</translation>
</message>
<message>
<source>representatives are original points: turn on means</source>
<translation>i rappresentanti sono punti originali: attivare le medie</translation>
</message>
<message>
<source>request itemsets</source>
<translation>richiesta di insiemi</translation>
</message>
<message>
<source>request key</source>
<translation>richiesta di chiave</translation>
</message>
<message>
<source>request local means</source>
<translation>richiesta di medie locali</translation>
</message>
<message>
<source>request model</source>
<translation>richiesta di modello</translation>
</message>
<message>
<source>request moments</source>
<translation>richiesta di momenti</translation>
</message>
<message>
<source>request points</source>
<translation>richiesta di punti</translation>
</message>
<message>
<source>request representatives</source>
<translation>richiesta di rappresentanti</translation>
</message>
<message>
<source>request sample</source>
<translation>richiesta di campione</translation>
</message>
<message>
<source>request size</source>
<translation>richiesta di dimensione</translation>
</message>
<message>
<source>round {number}</source>
<translation>turno {number}</translation>
</message>
<message>
<source>round {round} was not answered here</source>
<translation>al turno {round} qui non si è risposto</translation>
</message>
<message>
<source>round {round}: no answer yet from {missing}</source>
<translation>turno {round}: ancora nessuna risposta da {missing}</translation>
</message>
<message>
<source>row</source>
<translation>riga</translation>
</message>
<message>
<source>row as centre</source>
<translation>riga come centro</translation>
</message>
<message>
<source>row {done} of {name}: damaged ({split})</source>
<translation>riga {done} di {name}: danneggiata ({split})</translation>
</message>
<message>
<source>row {row}</source>
<translation>riga {row}</translation>
</message>
<message>
<source>row {row} of sheet {name}</source>
<translation>riga {row} del foglio {name}</translation>
</message>
<message>
<source>row {row}, column {place}: {text} letters do not fit an Excel cell</source>
<translation>riga {row}, colonna {place}: {text} lettere non stanno in una cella Excel</translation>
</message>
<message>
<source>row {r}, column {name}</source>
<translation>riga {r}, colonna {name}</translation>
</message>
<message>
<source>rows</source>
<translation>righe</translation>
</message>
<message>
<source>rows and columns are not called the same</source>
<translation>righe e colonne non hanno gli stessi nomi</translation>
</message>
<message>
<source>rows are compared one by one: give a release with the same rows in the same order</source>
<translation>le righe si confrontano una a una: dare un rilascio con le stesse righe nello stesso ordine</translation>
</message>
<message>
<source>rows stay on the workers: no central run to compare with</source>
<translation>le righe restano sui worker: nessuna esecuzione centrale con cui confrontare</translation>
</message>
<message>
<source>rows that share a pattern also share its envelope: choose P up to k</source>
<translation>le righe che condividono un pattern condividono anche il suo inviluppo: scegliere P fino a k</translation>
</message>
<message>
<source>run again, so that the release fits the file</source>
<translation>eseguire di nuovo, così che il rilascio corrisponda al file</translation>
</message>
<message>
<source>running over other partitions</source>
<translation>esecuzione su altre suddivisioni</translation>
</message>
<message>
<source>running the same centrally, to compare</source>
<translation>la stessa cosa al centro, per confronto</translation>
</message>
<message>
<source>s of the cover.</source>
<translation>s della copertura.</translation>
</message>
<message>
<source>sample {round}</source>
<translation>campione {round}</translation>
</message>
<message>
<source>sampled rows</source>
<translation>righe campionate</translation>
</message>
<message>
<source>save it again as .xlsx; a text table is named .csv</source>
<translation>salvarlo di nuovo come .xlsx; una tabella di testo si chiama .csv</translation>
</message>
<message>
<source>save it again without one</source>
<translation>salvarlo di nuovo senza</translation>
</message>
<message>
<source>say column:NAME, random:4, space:4, columns:2 or none</source>
<translation>dire column:NOME, random:4, space:4, columns:2 o none</translation>
</message>
<message>
<source>say what it means</source>
<translation>dire che cosa significa</translation>
</message>
<message>
<source>say whether the day or the month stands first</source>
<translation>dire se sta prima il giorno o il mese</translation>
</message>
<message>
<source>say whether they are one person's or two people's</source>
<translation>dire se sono di una persona o di due</translation>
</message>
<message>
<source>say which of these it is: {column_names}</source>
<translation>dire quale di queste è: {column_names}</translation>
</message>
<message>
<source>say which to read them as</source>
<translation>dire come leggerli</translation>
</message>
<message>
<source>second component</source>
<translation>seconda componente</translation>
</message>
<message>
<source>seed 0</source>
<translation>seme 0</translation>
</message>
<message>
<source>seed {count}</source>
<translation>seme {count}</translation>
</message>
<message>
<source>series cannot be written as {format}</source>
<translation>le serie non si possono scrivere come {format}</translation>
</message>
<message>
<source>sha256 as in the manifest:</source>
<translation>sha256 come nel manifesto:</translation>
</message>
<message>
<source>sheet {name} of {name2} has a header in row {places} and no rows below it</source>
<translation>il foglio {name} di {name2} ha un'intestazione nella riga {places} e nessuna riga sotto</translation>
</message>
<message>
<source>sheet {sheet} of {path}</source>
<translation>foglio {sheet} di {path}</translation>
</message>
<message>
<source>sigma is for normal noise</source>
<translation>sigma è per il rumore normale</translation>
</message>
<message>
<source>single mentions at the rim of the graph</source>
<translation>singole menzioni al margine del grafo</translation>
</message>
<message>
<source>site {name}</source>
<translation>sede {name}</translation>
</message>
<message>
<source>site {name} failed: {failure}</source>
<translation>la sede {name} ha fallito: {failure}</translation>
</message>
<message>
<source>size</source>
<translation>dimensione</translation>
</message>
<message>
<source>small answers were merged: the result is not exactly that of Lloyd on pooled rows</source>
<translation>le risposte piccole sono state fuse: il risultato non è esattamente quello di Lloyd su righe riunite</translation>
</message>
<message>
<source>smallest PSCORE {low}, promised {tau}</source>
<translation>PSCORE minimo {low}, promesso {tau}</translation>
</message>
<message>
<source>smallest component {fewest}, promised {least}</source>
<translation>componente minima {fewest}, promessa {least}</translation>
</message>
<message>
<source>smallest group {k} of {k2} promised, smallest pattern class {P} of {P2} promised</source>
<translation>gruppo minimo {k}, promesso {k2}; classe di pattern minima {P}, promessa {P2}</translation>
</message>
<message>
<source>smallest pattern {fewest}, promised {least}</source>
<translation>pattern minimo {fewest}, promesso {least}</translation>
</message>
<message>
<source>smallest published group {small}, the house asks for {least}</source>
<translation>gruppo pubblicato minimo {small}, l'ente chiede {least}</translation>
</message>
<message>
<source>smallest {fewest}, promised {least}</source>
<translation>minimo {fewest}, promesso {least}</translation>
</message>
<message>
<source>so that the original lies within a width of {width} with {confidence} confidence</source>
<translation>così che l'originale stia entro un'ampiezza di {width} con confidenza {confidence}</translation>
</message>
<message>
<source>some files are directed graphs and some are undirected</source>
<translation>alcuni file sono grafi orientati e altri non orientati</translation>
</message>
<message>
<source>some participants' names differ only in case; they are counted as different people</source>
<translation>alcuni nomi di partecipanti differiscono solo per maiuscole; contano come persone diverse</translation>
</message>
<message>
<source>something went wrong inside Sfumato: {name}</source>
<translation>qualcosa è andato storto in Sfumato: {name}</translation>
</message>
<message>
<source>source={value} target={value2}</source>
<translation>source={value} target={value2}</translation>
</message>
<message>
<source>split into a positive and a negative layer</source>
<translation>dividere in uno strato positivo e uno negativo</translation>
</message>
<message>
<source>split it into parts</source>
<translation>dividerlo in parti</translation>
</message>
<message>
<source>split the file first</source>
<translation>dividere prima il file</translation>
</message>
<message>
<source>split {split}</source>
<translation>suddivisione {split}</translation>
</message>
<message>
<source>standard deviations</source>
<translation>deviazioni standard</translation>
</message>
<message>
<source>start</source>
<translation>avvio</translation>
</message>
<message>
<source>start one first</source>
<translation>iniziarne prima una</translation>
</message>
<message>
<source>start some, one a site is best</source>
<translation>avviarne alcuni, meglio uno per sede</translation>
</message>
<message>
<source>step {place}</source>
<translation>passo {place}</translation>
</message>
<message>
<source>stop and ask</source>
<translation>fermarsi e chiedere</translation>
</message>
<message>
<source>sums</source>
<translation>somme</translation>
</message>
<message>
<source>supply and demand differ</source>
<translation>domanda e offerta differiscono</translation>
</message>
<message>
<source>swap it or discretise it, or choose from: {numeric}</source>
<translation>scambiarla o discretizzarla, o scegliere tra: {numeric}</translation>
</message>
<message>
<source>switch one on, or add one</source>
<translation>attivarne uno, o aggiungerne uno</translation>
</message>
<message>
<source>take all events</source>
<translation>prendere tutti gli eventi</translation>
</message>
<message>
<source>take it out of the step, or drop it</source>
<translation>toglierla dal passo, o eliminarla</translation>
</message>
<message>
<source>take it out of the step, or give it another role</source>
<translation>toglierla dal passo, o assegnarle un altro ruolo</translation>
</message>
<message>
<source>take missing rows and columns as empty</source>
<translation>prendere righe e colonne mancanti come vuote</translation>
</message>
<message>
<source>text columns with a value of its own in nearly every row, and columns named like identifiers</source>
<translation>colonne di testo con un valore proprio in quasi ogni riga, e colonne con nomi da identificatori</translation>
</message>
<message>
<source>the 95th percentile of the file</source>
<translation>il 95º percentile del file</translation>
</message>
<message>
<source>the activity {text} holds a character that XES cannot hold</source>
<translation>l'attività {text} contiene un carattere che XES non può contenere</translation>
</message>
<message>
<source>the best attacker tells edges of one person apart with AUC {best} (0.5 is guessing; original {attack_auc_before})</source>
<translation>il miglior attaccante distingue gli archi di una persona con AUC {best} (0,5 è a caso; originale {attack_auc_before})</translation>
</message>
<message>
<source>the change from first to last</source>
<translation>la variazione dal primo all'ultimo</translation>
</message>
<message>
<source>the column is not in the release</source>
<translation>la colonna non è nel rilascio</translation>
</message>
<message>
<source>the columns are {columns}</source>
<translation>le colonne sono {columns}</translation>
</message>
<message>
<source>the columns are: {names}</source>
<translation>le colonne sono: {names}</translation>
</message>
<message>
<source>the contributors column was not used: the participants are counted themselves</source>
<translation>la colonna dei contributori non è stata usata: si contano i partecipanti stessi</translation>
</message>
<message>
<source>the day stands first</source>
<translation>prima il giorno</translation>
</message>
<message>
<source>the degrees</source>
<translation>i gradi</translation>
</message>
<message>
<source>the degrees, KS</source>
<translation>i gradi, KS</translation>
</message>
<message>
<source>the degrees, Wasserstein</source>
<translation>i gradi, Wasserstein</translation>
</message>
<message>
<source>the deviation</source>
<translation>la deviazione</translation>
</message>
<message>
<source>the farthest moved {moved}</source>
<translation>il più lontano si è spostato di {moved}</translation>
</message>
<message>
<source>the file</source>
<translation>il file</translation>
</message>
<message>
<source>the file breaks off or is damaged; export it again from where it comes from</source>
<translation>il file si interrompe o è danneggiato; esportarlo di nuovo dalla sua fonte</translation>
</message>
<message>
<source>the file does not say how many people stand behind an edge</source>
<translation>il file non dice quante persone stanno dietro un arco</translation>
</message>
<message>
<source>the file has the column {there}</source>
<translation>il file ha la colonna {there}</translation>
</message>
<message>
<source>the file has {known}</source>
<translation>il file ha {known}</translation>
</message>
<message>
<source>the file has {names}; promised are {columns}</source>
<translation>il file ha {names}; promesse sono {columns}</translation>
</message>
<message>
<source>the file has {rows} series, a group of k = {k} cannot be made of them</source>
<translation>il file ha {rows} serie, non se ne può fare un gruppo di k = {k}</translation>
</message>
<message>
<source>the file has: {names}</source>
<translation>il file ha: {names}</translation>
</message>
<message>
<source>the file holds only empty cells</source>
<translation>il file contiene solo celle vuote</translation>
</message>
<message>
<source>the file holds other values</source>
<translation>il file contiene altri valori</translation>
</message>
<message>
<source>the file holds other values than the original</source>
<translation>il file contiene valori diversi dall'originale</translation>
</message>
<message>
<source>the file was cut off; fetch it again</source>
<translation>il file è stato troncato; recuperarlo di nuovo</translation>
</message>
<message>
<source>the file was probably cut off or changed while copying; fetch it again</source>
<translation>il file è stato probabilmente troncato o cambiato nella copia; recuperarlo di nuovo</translation>
</message>
<message>
<source>the first column whose values are all distinct, if it is text or named like an identifier</source>
<translation>la prima colonna con valori tutti distinti, se è testo o ha un nome da identificatore</translation>
</message>
<message>
<source>the first value</source>
<translation>il primo valore</translation>
</message>
<message>
<source>the first {length} points are kept; {value} series of other lengths were dropped</source>
<translation>si mantengono i primi {length} punti; {value} serie di altre lunghezze sono state eliminate</translation>
</message>
<message>
<source>the flow solver does not come to an end</source>
<translation>il risolutore di flusso non termina</translation>
</message>
<message>
<source>the flow solver returned a flow that does not add up</source>
<translation>il risolutore di flusso ha dato un flusso che non torna</translation>
</message>
<message>
<source>the folder {target} vanished while the release was being written</source>
<translation>la cartella {target} è sparita durante la scrittura del rilascio</translation>
</message>
<message>
<source>the given centroids have {shape} numbers, the sites {columns} columns</source>
<translation>i centroidi dati hanno {shape} numeri, le sedi {columns} colonne</translation>
</message>
<message>
<source>the graph is large: the rank was capped at {LARGEST_SPARSE_RANK}</source>
<translation>il grafo è grande: il rango è stato limitato a {LARGEST_SPARSE_RANK}</translation>
</message>
<message>
<source>the in-strengths</source>
<translation>le forze in entrata</translation>
</message>
<message>
<source>the in-strengths, KS</source>
<translation>le forze in entrata, KS</translation>
</message>
<message>
<source>the in-strengths, Wasserstein</source>
<translation>le forze in entrata, Wasserstein</translation>
</message>
<message>
<source>the input is the one the audit names</source>
<translation>i dati sono quelli che l'audit nomina</translation>
</message>
<message>
<source>the knee of the k-distance curve</source>
<translation>il ginocchio della curva delle k-distanze</translation>
</message>
<message>
<source>the largest value</source>
<translation>il valore massimo</translation>
</message>
<message>
<source>the last value</source>
<translation>l'ultimo valore</translation>
</message>
<message>
<source>the long layout needs the columns of identifier, time and value</source>
<translation>la disposizione lunga richiede le colonne di identificatore, tempo e valore</translation>
</message>
<message>
<source>the manifest does not say ε, δ and the number of repeats</source>
<translation>il manifesto non dice ε, δ e il numero di ripetizioni</translation>
</message>
<message>
<source>the master asks for original points as representatives; nothing was answered</source>
<translation>il coordinatore chiede punti originali come rappresentanti; non si è risposto nulla</translation>
</message>
<message>
<source>the master asks for what gives original rows away ({kind}); nothing was answered</source>
<translation>il coordinatore chiede ciò che rivela righe originali ({kind}); non si è risposto nulla</translation>
</message>
<message>
<source>the mean</source>
<translation>la media</translation>
</message>
<message>
<source>the median</source>
<translation>la mediana</translation>
</message>
<message>
<source>the month stands first</source>
<translation>prima il mese</translation>
</message>
<message>
<source>the name {bare} occurs twice; this one is {new} here</source>
<translation>il nome {bare} compare due volte; questo qui è {new}</translation>
</message>
<message>
<source>the network simplex gave up (code {code})</source>
<translation>il simplesso di rete ha rinunciato (codice {code})</translation>
</message>
<message>
<source>the network simplex returned a flow that its own prices contradict</source>
<translation>il simplesso di rete ha dato un flusso che i suoi stessi prezzi contraddicono</translation>
</message>
<message>
<source>the network simplex returned prices that are not whole numbers</source>
<translation>il simplesso di rete ha dato prezzi che non sono numeri interi</translation>
</message>
<message>
<source>the out-strengths</source>
<translation>le forze in uscita</translation>
</message>
<message>
<source>the out-strengths, KS</source>
<translation>le forze in uscita, KS</translation>
</message>
<message>
<source>the out-strengths, Wasserstein</source>
<translation>le forze in uscita, Wasserstein</translation>
</message>
<message>
<source>the params of a step are not a table</source>
<translation>i params di un passo non sono una tabella</translation>
</message>
<message>
<source>the policy {path} cannot be read: {strerror}</source>
<translation>le regole {path} non si possono leggere: {strerror}</translation>
</message>
<message>
<source>the poorest class has {min}</source>
<translation>la classe più povera ha {min}</translation>
</message>
<message>
<source>the range</source>
<translation>l'intervallo</translation>
</message>
<message>
<source>the recipe does not say which {needed}</source>
<translation>la ricetta non dice quale {needed}</translation>
</message>
<message>
<source>the recipe has an unknown entry {unknown}</source>
<translation>la ricetta ha una voce sconosciuta {unknown}</translation>
</message>
<message>
<source>the recode table {name} gives no label a category</source>
<translation>la tabella di ricodifica {name} non dà a nessuna etichetta una categoria</translation>
</message>
<message>
<source>the recode table {name} has one column</source>
<translation>la tabella di ricodifica {name} ha una colonna</translation>
</message>
<message>
<source>the release could not be written: {strerror} ({where})</source>
<translation>non è stato possibile scrivere il rilascio: {strerror} ({where})</translation>
</message>
<message>
<source>the release draws its noise anew; what was looked at is not published</source>
<translation>il rilascio estrae di nuovo il suo rumore; ciò che si è guardato non viene pubblicato</translation>
</message>
<message>
<source>the rows are sorted by {name}: their order betrays its values</source>
<translation>le righe sono ordinate per {name}: il loro ordine ne tradisce i valori</translation>
</message>
<message>
<source>the rows are sorted by {sorted}: the order betrays what the steps hide</source>
<translation>le righe sono ordinate per {sorted}: l'ordine tradisce ciò che i passi nascondono</translation>
</message>
<message>
<source>the run in {folder} is not finished</source>
<translation>l'esecuzione in {folder} non è finita</translation>
</message>
<message>
<source>the run is finished</source>
<translation>l'esecuzione è finita</translation>
</message>
<message>
<source>the same data was released before ({names}): who has both may combine them</source>
<translation>gli stessi dati sono già stati rilasciati ({names}): chi ha entrambi può combinarli</translation>
</message>
<message>
<source>the same label</source>
<translation>la stessa etichetta</translation>
</message>
<message>
<source>the same values</source>
<translation>gli stessi valori</translation>
</message>
<message>
<source>the sample has the model's columns</source>
<translation>il campione ha le colonne del modello</translation>
</message>
<message>
<source>the scale has too many digits for exact integer noise</source>
<translation>la scala ha troppe cifre per il rumore intero esatto</translation>
</message>
<message>
<source>the scheduler {address} has no workers</source>
<translation>lo scheduler {address} non ha worker</translation>
</message>
<message>
<source>the seed {seed} is not a whole number</source>
<translation>il seme {seed} non è un numero intero</translation>
</message>
<message>
<source>the sensitive value is disclosed for {rows} rows by values alone, for {pattern_rows} by values and pattern; ask for more distinct sensitive values under More, or say why this is acceptable</source>
<translation>il valore sensibile è divulgato per {rows} righe dai soli valori, per {pattern_rows} da valori e pattern; chiedere più valori sensibili distinti in Altro, o dire perché è accettabile</translation>
</message>
<message>
<source>the series end at different points: {last} (first rows)</source>
<translation>le serie finiscono in punti diversi: {last} (prime righe)</translation>
</message>
<message>
<source>the series have unequal lengths: {last}</source>
<translation>le serie hanno lunghezze diverse: {last}</translation>
</message>
<message>
<source>the sites hold different numbers of rows</source>
<translation>le sedi hanno numeri diversi di righe</translation>
</message>
<message>
<source>the sites sent {points} means of enough rows, too few to start {k} clusters</source>
<translation>le sedi hanno inviato {points} medie di abbastanza righe, troppo poche per iniziare {k} cluster</translation>
</message>
<message>
<source>the smallest class ({min_count}) is larger than the {present} values of column {name}</source>
<translation>la classe minima ({min_count}) è più grande dei {present} valori della colonna {name}</translation>
</message>
<message>
<source>the smallest class has {k} rows, the house asks for {min_group}; {uniques} rows are unique</source>
<translation>righe della classe minima: {k}, l'ente chiede {min_group}; righe uniche: {uniques}</translation>
</message>
<message>
<source>the smallest class has {min} rows</source>
<translation>righe della classe minima: {min}</translation>
</message>
<message>
<source>the smallest value</source>
<translation>il valore minimo</translation>
</message>
<message>
<source>the threshold {least} is below the {wanted} that ε and δ ask for</source>
<translation>la soglia {least} è sotto i {wanted} che ε e δ richiedono</translation>
</message>
<message>
<source>the time of the peak</source>
<translation>il momento del picco</translation>
</message>
<message>
<source>the two files have no column in common</source>
<translation>i due file non hanno colonne in comune</translation>
</message>
<message>
<source>the verifying process ended without an answer (exit code {returncode})</source>
<translation>il processo di verifica è finito senza risposta (codice {returncode})</translation>
</message>
<message>
<source>the weight {strip} is negative, and weights are counts here</source>
<translation>il peso {strip} è negativo, e qui i pesi sono conteggi</translation>
</message>
<message>
<source>the weights of edges</source>
<translation>i pesi degli archi</translation>
</message>
<message>
<source>the weights of edges, KS</source>
<translation>i pesi degli archi, KS</translation>
</message>
<message>
<source>the weights of edges, Wasserstein</source>
<translation>i pesi degli archi, Wasserstein</translation>
</message>
<message>
<source>the whole file</source>
<translation>l'intero file</translation>
</message>
<message>
<source>the written files could not be verified: {error}</source>
<translation>i file scritti non si sono potuti verificare: {error}</translation>
</message>
<message>
<source>their pattern</source>
<translation>il loro pattern</translation>
</message>
<message>
<source>their series</source>
<translation>la loro serie</translation>
</message>
<message>
<source>there are none</source>
<translation>non ce ne sono</translation>
</message>
<message>
<source>there are {cells} such cells, in {where}</source>
<translation>ci sono {cells} celle così, in {where}</translation>
</message>
<message>
<source>there is no column with few values to find patterns in</source>
<translation>non c'è una colonna con pochi valori in cui trovare pattern</translation>
</message>
<message>
<source>there is no column {name}</source>
<translation>non c'è una colonna {name}</translation>
</message>
<message>
<source>there is no column {name} for the role {role}</source>
<translation>non c'è una colonna {name} per il ruolo {role}</translation>
</message>
<message>
<source>there is no data kind {key}</source>
<translation>non c'è un tipo di dati {key}</translation>
</message>
<message>
<source>there is no data.csv, data.parquet or data.xlsx in {name}</source>
<translation>non c'è data.csv, data.parquet o data.xlsx in {name}</translation>
</message>
<message>
<source>there is no edge in {name}</source>
<translation>non c'è alcun arco in {name}</translation>
</message>
<message>
<source>there is no file {path}</source>
<translation>non c'è un file {path}</translation>
</message>
<message>
<source>there is no layer {name} here</source>
<translation>qui non c'è uno strato {name}</translation>
</message>
<message>
<source>there is no numeric column to cluster by</source>
<translation>non c'è una colonna numerica per il clustering</translation>
</message>
<message>
<source>there is no parameter {name} here</source>
<translation>qui non c'è un parametro {name}</translation>
</message>
<message>
<source>there is no recipe {path}</source>
<translation>non c'è una ricetta {path}</translation>
</message>
<message>
<source>there is no setting {name} for comparing event logs</source>
<translation>non c'è un'impostazione {name} per confrontare registri eventi</translation>
</message>
<message>
<source>there is no setting {name} here</source>
<translation>qui non c'è un'impostazione {name}</translation>
</message>
<message>
<source>there is no setting {unknown} of reading graphs</source>
<translation>non c'è un'impostazione {unknown} per leggere grafi</translation>
</message>
<message>
<source>there is no step {key}</source>
<translation>non c'è un passo {key}</translation>
</message>
<message>
<source>there is no technique {key}</source>
<translation>non c'è una tecnica {key}</translation>
</message>
<message>
<source>there is no {stem}.csv, {stem2}.graphml or {stem3}.adjacency.csv</source>
<translation>non c'è {stem}.csv, {stem2}.graphml o {stem3}.adjacency.csv</translation>
</message>
<message>
<source>there is not enough memory for this run</source>
<translation>non c'è abbastanza memoria per questa esecuzione</translation>
</message>
<message>
<source>there is nothing to do: no column is chosen, and none has the role quasi or protect</source>
<translation>non c'è nulla da fare: nessuna colonna è scelta, e nessuna ha il ruolo di quasi-identificatore o da proteggere</translation>
</message>
<message>
<source>they add up to {weights}</source>
<translation>sommano a {weights}</translation>
</message>
<message>
<source>they are measured values</source>
<translation>sono valori misurati</translation>
</message>
<message>
<source>this file does not say how many people stand behind an edge</source>
<translation>questo file non dice quante persone stanno dietro un arco</translation>
</message>
<message>
<source>this file does not say how many people stand behind an edge, so none can be left out for it</source>
<translation>questo file non dice quante persone stanno dietro un arco, quindi nessuno può essere escluso per questo</translation>
</message>
<message>
<source>this file does not say who drew which edge, so what one person adds cannot be bounded</source>
<translation>questo file non dice chi ha disegnato quale arco, quindi non si può limitare ciò che una persona aggiunge</translation>
</message>
<message>
<source>this is not a table</source>
<translation>questa non è una tabella</translation>
</message>
<message>
<source>this is round {round}, but {folder} has no memory of the earlier ones</source>
<translation>questo è il turno {round}, ma {folder} non ha memoria dei precedenti</translation>
</message>
<message>
<source>this looks like one row a measurement</source>
<translation>sembra una riga per misura</translation>
</message>
<message>
<source>this looks like the person a case is about; persons with several cases are protected less than single cases</source>
<translation>sembra la persona a cui si riferisce il caso; le persone con più casi sono meno protette dei singoli casi</translation>
</message>
<message>
<source>this method needs sites that hold rows</source>
<translation>questo metodo richiede sedi che abbiano righe</translation>
</message>
<message>
<source>this study is too small for ε = {epsilon}: edges are published from {applied_threshold} people on, and the strongest has {largest}</source>
<translation>questo studio è troppo piccolo per ε = {epsilon}: gli archi si pubblicano da {applied_threshold} persone in su, e il più forte ne ha {largest}</translation>
</message>
<message>
<source>three values and the pattern succeed with {mean} on average (values alone, on the original: {attack_raw}), at worst {worst} with everything known; the house allows {max_attack}</source>
<translation>tre valori e il pattern riescono in media con {mean} (solo valori, sull'originale: {attack_raw}), al peggio {worst} con tutto noto; l'ente ammette {max_attack}</translation>
</message>
<message>
<source>time points</source>
<translation>istanti</translation>
</message>
<message>
<source>too small</source>
<translation>troppo piccolo</translation>
</message>
<message>
<source>top = {text} is not a number of variants</source>
<translation>top = {text} non è un numero di varianti</translation>
</message>
<message>
<source>trace variant</source>
<translation>variante di traccia</translation>
</message>
<message>
<source>training on the release</source>
<translation>addestramento sul rilascio</translation>
</message>
<message>
<source>transitions</source>
<translation>transizioni</translation>
</message>
<message>
<source>two columns have the same name</source>
<translation>due colonne hanno lo stesso nome</translation>
</message>
<message>
<source>two people's</source>
<translation>di due persone</translation>
</message>
<message>
<source>undirected</source>
<translation>non orientato</translation>
</message>
<message>
<source>uniform</source>
<translation>uniforme</translation>
</message>
<message>
<source>unpack it yourself if you trust it, and open the unpacked file</source>
<translation>decomprimerlo da sé se ci si fida, e aprire il file decompresso</translation>
</message>
<message>
<source>use another folder for another site or run</source>
<translation>usare un'altra cartella per un'altra sede o esecuzione</translation>
</message>
<message>
<source>use the fringe rule strength, or choose a column as contributors</source>
<translation>usare la regola di margine forza, o scegliere una colonna come contributori</translation>
</message>
<message>
<source>values</source>
<translation>valori</translation>
</message>
<message>
<source>variants and counts</source>
<translation>varianti e conteggi</translation>
</message>
<message>
<source>was it deleted, or the drive removed? nothing is lost: choose another folder</source>
<translation>è stata cancellata, o il disco rimosso? nulla è perso: scegliere un'altra cartella</translation>
</message>
<message>
<source>was it moved, or the drive removed?</source>
<translation>è stato spostato, o il disco rimosso?</translation>
</message>
<message>
<source>was taken from the data, which the guarantee does not cover</source>
<translation>è stato preso dai dati, cosa che la garanzia non copre</translation>
</message>
<message>
<source>weights are numbers</source>
<translation>i pesi sono numeri</translation>
</message>
<message>
<source>weights of candidates</source>
<translation>pesi dei candidati</translation>
</message>
<message>
<source>where weights count people, choose the weight column as contributors too</source>
<translation>dove i pesi contano persone, scegliere la colonna dei pesi anche come contributori</translation>
</message>
<message>
<source>whole numbers</source>
<translation>numeri interi</translation>
</message>
<message>
<source>window: the shortest series, bucket: the commonest length</source>
<translation>finestra: la serie più corta, gruppo: la lunghezza più comune</translation>
</message>
<message>
<source>with any row</source>
<translation>con qualsiasi riga</translation>
</message>
<message>
<source>with rows within {window} of the ranks</source>
<translation>con righe entro {window} dei ranghi</translation>
</message>
<message>
<source>with the weights given</source>
<translation>con i pesi dati</translation>
</message>
<message>
<source>within ±{bound} of the original</source>
<translation>entro ±{bound} dall'originale</translation>
</message>
<message>
<source>write column=low..high for one of {columns}</source>
<translation>scrivere column=low..high per una di {columns}</translation>
</message>
<message>
<source>write it as [{section}]</source>
<translation>scriverlo come [{section}]</translation>
</message>
<message>
<source>write them as 0,0; 10,10</source>
<translation>scriverli come 0,0; 10,10</translation>
</message>
<message>
<source>write them as [steps.params]</source>
<translation>scriverli come [steps.params]</translation>
</message>
<message>
<source>yes or no</source>
<translation>sì o no</translation>
</message>
<message>
<source>your file and settings are untouched; the details help to report it</source>
<translation>il file e le impostazioni sono intatti; i dettagli aiutano a segnalarlo</translation>
</message>
<message>
<source>{KNOWN} of {KNOWN2} activities</source>
<translation>{KNOWN} di {KNOWN2} attività</translation>
</message>
<message>
<source>{PROBLEMS} more such lines</source>
<translation>altre {PROBLEMS} righe così</translation>
</message>
<message>
<source>{again} measurements are repeated; keep one of each</source>
<translation>{again} misure sono ripetute; mantenerne una di ciascuna</translation>
</message>
<message>
<source>{at}: {cell} is not a number</source>
<translation>{at}: {cell} non è un numero</translation>
</message>
<message>
<source>{away} rows differ</source>
<translation>{away} righe differiscono</translation>
</message>
<message>
<source>{cases_left_out} cases of persons with more cases were left out at random</source>
<translation>{cases_left_out} casi di persone con più casi sono stati esclusi a caso</translation>
</message>
<message>
<source>{cases} cases of {counts} variants</source>
<translation>{cases} casi di {counts} varianti</translation>
</message>
<message>
<source>{cell} is not a number</source>
<translation>{cell} non è un numero</translation>
</message>
<message>
<source>{certain} rules conclude a sensitive value with certainty</source>
<translation>{certain} regole concludono un valore sensibile con certezza</translation>
</message>
<message>
<source>{checks} checks by the independent verifier passed</source>
<translation>{checks} controlli del verificatore indipendente superati</translation>
</message>
<message>
<source>{clashes} edges were stated again by the same participant with another weight; counted once in binary, added up in sum</source>
<translation>{clashes} archi sono stati dichiarati di nuovo dallo stesso partecipante con un altro peso; contati una volta in binary, sommati in sum</translation>
</message>
<message>
<source>{columns} columns</source>
<translation>{columns} colonne</translation>
</message>
<message>
<source>{columns} columns cannot be split over {count} sites</source>
<translation>{columns} colonne non si possono dividere su {count} sedi</translation>
</message>
<message>
<source>{columns}: values are exchanged {where}.</source>
<translation>{columns}: i valori si scambiano {where}.</translation>
</message>
<message>
<source>{count} classes hold one single value, which is thereby disclosed</source>
<translation>{count} classi contengono un solo valore, che così è divulgato</translation>
</message>
<message>
<source>{count} of {low}–{high} points</source>
<translation>{count} di {low}–{high} punti</translation>
</message>
<message>
<source>{count} row like this</source>
<translation>{count} riga così</translation>
</message>
<message>
<source>{count} rows like this</source>
<translation>{count} righe così</translation>
</message>
<message>
<source>{crossed} messages between sites held original points</source>
<translation>{crossed} messaggi tra sedi contenevano punti originali</translation>
</message>
<message>
<source>{c} of {v} points</source>
<translation>{c} di {v} punti</translation>
</message>
<message>
<source>{done} of {total} rows</source>
<translation>{done} di {total} righe</translation>
</message>
<message>
<source>{draws} draws, χ² = {statistic} in {cells} cells, p = {chance}; {outside} outside ±{bound}</source>
<translation>{draws} estrazioni, χ² = {statistic} in {cells} celle, p = {chance}; {outside} fuori da ±{bound}</translation>
</message>
<message>
<source>{dropped} edges on fewer than {min_contributors} people were left out</source>
<translation>{dropped} archi su meno di {min_contributors} persone sono stati esclusi</translation>
</message>
<message>
<source>{dropped} rows with empty cells were left out</source>
<translation>{dropped} righe con celle vuote sono state escluse</translation>
</message>
<message>
<source>{dropped} series with missing values were dropped</source>
<translation>{dropped} serie con valori mancanti sono state eliminate</translation>
</message>
<message>
<source>{edges} edges between {nodes} nodes</source>
<translation>{edges} archi tra {nodes} nodi</translation>
</message>
<message>
<source>{fabricated} edges are not in the original, such as {source} → {target}</source>
<translation>{fabricated} archi non sono nell'originale, come {source} → {target}</translation>
</message>
<message>
<source>{far} counts are not {words}</source>
<translation>{far} conteggi non sono {words}</translation>
</message>
<message>
<source>{few} rows share their {what} with fewer than {least} rows: {where} …</source>
<translation>{few} righe condividono {what} con meno di {least} righe: {where} …</translation>
</message>
<message>
<source>{file}: column {name}: {string} can mean two days</source>
<translation>{file}: colonna {name}: {string} può significare due giorni</translation>
</message>
<message>
<source>{file}: row {row}, column {name}: {text} is not a date and time</source>
<translation>{file}: riga {row}, colonna {name}: {text} non è una data e ora</translation>
</message>
<message>
<source>{filled} missing values in {rows} series were filled by straight lines</source>
<translation>{filled} valori mancanti in {rows} serie sono stati riempiti con rette</translation>
</message>
<message>
<source>{folder} belongs to site {site}, the message is for {site2}</source>
<translation>{folder} appartiene alla sede {site}, il messaggio è per {site2}</translation>
</message>
<message>
<source>{folder} holds a run already</source>
<translation>{folder} contiene già un'esecuzione</translation>
</message>
<message>
<source>{folder} holds no run of a master</source>
<translation>{folder} non contiene un'esecuzione di un coordinatore</translation>
</message>
<message>
<source>{found} data files (data.csv, data.parquet) in the release, 1 expected</source>
<translation>{found} file di dati (data.csv, data.parquet) nel rilascio, atteso 1</translation>
</message>
<message>
<source>{found} data files in the folder, one is expected</source>
<translation>{found} file di dati nella cartella, ne è atteso uno</translation>
</message>
<message>
<source>{found} fields</source>
<translation>{found} campi</translation>
</message>
<message>
<source>{found}; first: {value}, column {column}</source>
<translation>{found}; primo: {value}, colonna {column}</translation>
</message>
<message>
<source>{given} and {given2} both say how strong the noise is</source>
<translation>{given} e {given2} dicono entrambi quanto è forte il rumore</translation>
</message>
<message>
<source>{how} splits one file, {made} were given</source>
<translation>{how} divide un file, ne sono stati dati {made}</translation>
</message>
<message>
<source>{identifiers} would be released and looks like an identifier; give it the role identifier, or drop it</source>
<translation>{identifiers} verrebbe rilasciata e sembra un identificatore; assegnarle il ruolo identificatore, o eliminarla</translation>
</message>
<message>
<source>{invented} variants are not in the original</source>
<translation>{invented} varianti non sono nell'originale</translation>
</message>
<message>
<source>{key} has no setting {name}</source>
<translation>{key} non ha un'impostazione {name}</translation>
</message>
<message>
<source>{key} is not unique at site {name}</source>
<translation>{key} non è unico nella sede {name}</translation>
</message>
<message>
<source>{labels_before} labels became {labels_after} categories, {unmapped} had none; {loops_dropped} self-loops that merging made were dropped</source>
<translation>{labels_before} etichette sono diventate {labels_after} categorie, {unmapped} non ne avevano; {loops_dropped} cappi creati dalla fusione sono stati eliminati</translation>
</message>
<message>
<source>{labels} classes, the smallest holds {least}</source>
<translation>{labels} classi, la minima contiene {least}</translation>
</message>
<message>
<source>{labels} intervals</source>
<translation>{labels} intervalli</translation>
</message>
<message>
<source>{label}: {value} is not {rule}</source>
<translation>{label}: {value} non è {rule}</translation>
</message>
<message>
<source>{layer} nodes and {edges} edges</source>
<translation>{layer} nodi e {edges} archi</translation>
</message>
<message>
<source>{least} different values of {name} in every class</source>
<translation>{least} valori diversi di {name} in ogni classe</translation>
</message>
<message>
<source>{left} × {right} variants would need about {size} GB</source>
<translation>{left} × {right} varianti richiederebbero circa {size} GB</translation>
</message>
<message>
<source>{length} letters</source>
<translation>{length} lettere</translation>
</message>
<message>
<source>{level_share} of the range</source>
<translation>{level_share} dell'intervallo</translation>
</message>
<message>
<source>{lifecycle} events</source>
<translation>eventi: {lifecycle}</translation>
</message>
<message>
<source>{lines} messages, {original} with original points</source>
<translation>{lines} messaggi, {original} con punti originali</translation>
</message>
<message>
<source>{lines} messages, {original} with original points (acknowledged)</source>
<translation>{lines} messaggi, {original} con punti originali (accettato)</translation>
</message>
<message>
<source>{linkage} of the released rows find their original</source>
<translation>{linkage} delle righe rilasciate trova il proprio originale</translation>
</message>
<message>
<source>{looked} envelopes looked at</source>
<translation>{looked} inviluppi esaminati</translation>
</message>
<message>
<source>{lost} edges of the original are missing</source>
<translation>mancano {lost} archi dell'originale</translation>
</message>
<message>
<source>{low} variants have fewer than {least} cases, the smallest {low2}</source>
<translation>{low} varianti hanno meno di {least} casi, la minima {low2}</translation>
</message>
<message>
<source>{missing} events have no time; their cases keep the order of the file</source>
<translation>{missing} eventi non hanno tempo; i loro casi mantengono l'ordine del file</translation>
</message>
<message>
<source>{name} (value)</source>
<translation>{name} (valore)</translation>
</message>
<message>
<source>{name} cannot be a site's name</source>
<translation>{name} non può essere il nome di una sede</translation>
</message>
<message>
<source>{name} cannot be cut into cells: {words}</source>
<translation>{name} non si può dividere in celle: {words}</translation>
</message>
<message>
<source>{name} cannot be read: {error}</source>
<translation>{name} non si può leggere: {error}</translation>
</message>
<message>
<source>{name} declares a document type, which GraphML does not need</source>
<translation>{name} dichiara un tipo di documento, di cui GraphML non ha bisogno</translation>
</message>
<message>
<source>{name} does not cross a border</source>
<translation>{name} non attraversa un confine</translation>
</message>
<message>
<source>{name} has a header and no rows below it</source>
<translation>{name} ha un'intestazione e nessuna riga sotto</translation>
</message>
<message>
<source>{name} has changed on disk since it was read</source>
<translation>{name} è cambiato sul disco da quando è stato letto</translation>
</message>
<message>
<source>{name} has columns and no rows</source>
<translation>{name} ha colonne e nessuna riga</translation>
</message>
<message>
<source>{name} has no column {wanted}</source>
<translation>{name} non ha una colonna {wanted}</translation>
</message>
<message>
<source>{name} has no completed events, only: {seen}</source>
<translation>{name} non ha eventi completati, solo: {seen}</translation>
</message>
<message>
<source>{name} has no rows to cluster</source>
<translation>{name} non ha righe da raggruppare</translation>
</message>
<message>
<source>{name} has no sheet {wanted}</source>
<translation>{name} non ha un foglio {wanted}</translation>
</message>
<message>
<source>{name} has one column ({rows} …): an edge needs a source and a target</source>
<translation>{name} ha una colonna ({rows} …): un arco richiede origine e destinazione</translation>
</message>
<message>
<source>{name} has only one column when its lines are cut at {separator}</source>
<translation>{name} ha una sola colonna quando le righe si tagliano a {separator}</translation>
</message>
<message>
<source>{name} has the columns {columns}, {name2} has {columns2}</source>
<translation>{name} ha le colonne {columns}, {name2} ha {columns2}</translation>
</message>
<message>
<source>{name} has the columns {rows}, not {head}</source>
<translation>{name} ha le colonne {rows}, non {head}</translation>
</message>
<message>
<source>{name} has {cells} cells, more than fit here</source>
<translation>{name} ha {cells} celle, più di quante ne stiano qui</translation>
</message>
<message>
<source>{name} has {rows} rows and {name2} has {rows2}</source>
<translation>{name} ha {rows} righe e {name2} ne ha {rows2}</translation>
</message>
<message>
<source>{name} has {times} of the {times2} time points of the original</source>
<translation>{name} ha {times} dei {times2} istanti dell'originale</translation>
</message>
<message>
<source>{name} holds no 'graph [ … ]' of a GML file</source>
<translation>{name} non contiene 'graph [ … ]' di un file GML</translation>
</message>
<message>
<source>{name} holds no cases</source>
<translation>{name} non contiene casi</translation>
</message>
<message>
<source>{name} holds no cases with events</source>
<translation>{name} non contiene casi con eventi</translation>
</message>
<message>
<source>{name} holds no events</source>
<translation>{name} non contiene eventi</translation>
</message>
<message>
<source>{name} holds no rows</source>
<translation>{name} non contiene righe</translation>
</message>
<message>
<source>{name} holds nothing once unpacked</source>
<translation>{name} decompresso non contiene nulla</translation>
</message>
<message>
<source>{name} holds only blank lines</source>
<translation>{name} contiene solo righe vuote</translation>
</message>
<message>
<source>{name} is UTF-16, not {encoding}</source>
<translation>{name} è UTF-16, non {encoding}</translation>
</message>
<message>
<source>{name} is a damaged workbook</source>
<translation>{name} è una cartella di lavoro danneggiata</translation>
</message>
<message>
<source>{name} is damaged: unpacking stops after {given} bytes</source>
<translation>{name} è danneggiato: la decompressione si ferma dopo {given} byte</translation>
</message>
<message>
<source>{name} is empty (0 bytes)</source>
<translation>{name} è vuoto (0 byte)</translation>
</message>
<message>
<source>{name} is larger than 1 GB</source>
<translation>{name} è più grande di 1 GB</translation>
</message>
<message>
<source>{name} is locked with a password</source>
<translation>{name} è protetto da una password</translation>
</message>
<message>
<source>{name} is named .gz but is not a gzip file</source>
<translation>{name} si chiama .gz ma non è un file gzip</translation>
</message>
<message>
<source>{name} is no longer there</source>
<translation>{name} non c'è più</translation>
</message>
<message>
<source>{name} is no message of Sfumato, or was damaged on its way</source>
<translation>{name} non è un messaggio di Sfumato, o si è danneggiato per strada</translation>
</message>
<message>
<source>{name} is no mixture over the columns {columns}</source>
<translation>{name} non è una mistura sulle colonne {columns}</translation>
</message>
<message>
<source>{name} is not JSON: {error}</source>
<translation>{name} non è JSON: {error}</translation>
</message>
<message>
<source>{name} is not a Parquet file, or a damaged one ({split})</source>
<translation>{name} non è un file Parquet, o è danneggiato ({split})</translation>
</message>
<message>
<source>{name} is not a format of this technique</source>
<translation>{name} non è un formato di questa tecnica</translation>
</message>
<message>
<source>{name} is not a policy: {error}</source>
<translation>{name} non è un file di regole: {error}</translation>
</message>
<message>
<source>{name} is not a readable workbook ({words})</source>
<translation>{name} non è una cartella di lavoro leggibile ({words})</translation>
</message>
<message>
<source>{name} is not a recipe: {error}</source>
<translation>{name} non è una ricetta: {error}</translation>
</message>
<message>
<source>{name} is not a text table: it is full of control characters</source>
<translation>{name} non è una tabella di testo: è piena di caratteri di controllo</translation>
</message>
<message>
<source>{name} is not a text table: line {line} holds a zero byte</source>
<translation>{name} non è una tabella di testo: la riga {line} contiene un byte nullo</translation>
</message>
<message>
<source>{name} is not node-link JSON</source>
<translation>{name} non è JSON node-link</translation>
</message>
<message>
<source>{name} is not well-formed XML: {msg}</source>
<translation>{name} non è XML ben formato: {msg}</translation>
</message>
<message>
<source>{name} is the answer of {site} to round {round}</source>
<translation>{name} è la risposta di {site} al turno {round}</translation>
</message>
<message>
<source>{name} is the {role}</source>
<translation>{name} è: {role}</translation>
</message>
<message>
<source>{name} is {words}, not a text table</source>
<translation>{name} è {words}, non una tabella di testo</translation>
</message>
<message>
<source>{name} names no participants, the other files do</source>
<translation>{name} non nomina partecipanti, gli altri file sì</translation>
</message>
<message>
<source>{name} names participants: it is not a released graph</source>
<translation>{name} nomina partecipanti: non è un grafo rilasciato</translation>
</message>
<message>
<source>{name} names the input or its hash</source>
<translation>{name} nomina i dati o il loro hash</translation>
</message>
<message>
<source>{name} unchanged</source>
<translation>{name} invariata</translation>
</message>
<message>
<source>{name} unpacks to {unpacked} MB or more from {packed} KB: refused</source>
<translation>{name} si decomprime a {unpacked} MB o più da {packed} KB: rifiutato</translation>
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
<source>{name}, line {CurrentLineNumber}: an attribute that is no name</source>
<translation>{name}, riga {CurrentLineNumber}: un attributo che non è un nome</translation>
</message>
<message>
<source>{name}, line {CurrentLineNumber}: text between the elements</source>
<translation>{name}, riga {CurrentLineNumber}: testo tra gli elementi</translation>
</message>
<message>
<source>{name}, line {lineno}: {value}</source>
<translation>{name}, riga {lineno}: {value}</translation>
</message>
<message>
<source>{name}, line {line}, column {offset}: {reason}</source>
<translation>{name}, riga {line}, colonna {offset}: {reason}</translation>
</message>
<message>
<source>{name}, line {line}: an event has no {NAME} (case {cases})</source>
<translation>{name}, riga {line}: un evento non ha {NAME} (caso {cases})</translation>
</message>
<message>
<source>{name}, line {line}: the file declares a document type (DOCTYPE)</source>
<translation>{name}, riga {line}: il file dichiara un tipo di documento (DOCTYPE)</translation>
</message>
<message>
<source>{name}, line {line}: {stamp} is not a date and time</source>
<translation>{name}, riga {line}: {stamp} non è una data e ora</translation>
</message>
<message>
<source>{name}, row {number}: {row} cells, not {head}</source>
<translation>{name}, riga {number}: {row} celle, non {head}</translation>
</message>
<message>
<source>{name}, {at}: it has {fields} cells, the first row has {head}</source>
<translation>{name}, {at}: ha {fields} celle, la prima riga ha {head}</translation>
</message>
<message>
<source>{name}, {at}: {at2} is not a number of people</source>
<translation>{name}, {at}: {at2} non è un numero di persone</translation>
</message>
<message>
<source>{name}, {at}: {at2} → {at3} has the negative weight {at4}, and weights are counts here</source>
<translation>{name}, {at}: {at2} → {at3} ha il peso negativo {at4}, e qui i pesi sono conteggi</translation>
</message>
<message>
<source>{name}, {at}: {raw} has the categories {raw2} and {category}</source>
<translation>{name}, {at}: {raw} ha le categorie {raw2} e {category}</translation>
</message>
<message>
<source>{name}, {i}, column {at}</source>
<translation>{name}, {i}, colonna {at}</translation>
</message>
<message>
<source>{name}, {value}, column {column}: the number is missing</source>
<translation>{name}, {value}, colonna {column}: manca il numero</translation>
</message>
<message>
<source>{name}.csv is empty</source>
<translation>{name}.csv è vuoto</translation>
</message>
<message>
<source>{name}: a ']' closes nothing; this is not a GML file</source>
<translation>{name}: un ']' non chiude nulla; questo non è un file GML</translation>
</message>
<message>
<source>{name}: a case without activities</source>
<translation>{name}: un caso senza attività</translation>
</message>
<message>
<source>{name}: a comment or a document type does not belong there</source>
<translation>{name}: un commento o un tipo di documento non dovrebbe esserci</translation>
</message>
<message>
<source>{name}: a line is longer than {wanted} MB</source>
<translation>{name}: una riga è più lunga di {wanted} MB</translation>
</message>
<message>
<source>{name}: a series needs at least 2 time points, column {name2} has one</source>
<translation>{name}: una serie richiede almeno 2 istanti, la colonna {name2} ne ha uno</translation>
</message>
<message>
<source>{name}: a series needs at least 2 time points, {time} numeric column found</source>
<translation>{name}: una serie richiede almeno 2 istanti, trovata {time} colonna numerica</translation>
</message>
<message>
<source>{name}: a series needs at least 2 time points, {time} numeric columns found</source>
<translation>{name}: una serie richiede almeno 2 istanti, trovate {time} colonne numeriche</translation>
</message>
<message>
<source>{name}: a variant stands there twice</source>
<translation>{name}: una variante vi compare due volte</translation>
</message>
<message>
<source>{name}: a {kind} of the matrix has no label</source>
<translation>{name}: nella matrice manca un'etichetta ({kind})</translation>
</message>
<message>
<source>{name}: case {number} does not say whose it is</source>
<translation>{name}: il caso {number} non dice di chi è</translation>
</message>
<message>
<source>{name}: classes do not overlap</source>
<translation>{name}: le classi non si sovrappongono</translation>
</message>
<message>
<source>{name}: edge {place} names the node {missing}, which is not there</source>
<translation>{name}: l'arco {place} nomina il nodo {missing}, che non c'è</translation>
</message>
<message>
<source>{name}: edge {u} → {v}, {found}</source>
<translation>{name}: arco {u} → {v}, {found}</translation>
</message>
<message>
<source>{name}: every class ≥ {wanted}</source>
<translation>{name}: ogni classe ≥ {wanted}</translation>
</message>
<message>
<source>{name}: every value in its interval</source>
<translation>{name}: ogni valore nel suo intervallo</translation>
</message>
<message>
<source>{name}: intervals are disjoint</source>
<translation>{name}: gli intervalli sono disgiunti</translation>
</message>
<message>
<source>{name}: intervals are well formed</source>
<translation>{name}: gli intervalli sono ben formati</translation>
</message>
<message>
<source>{name}: link {place} has no source and target</source>
<translation>{name}: il collegamento {place} non ha origine e destinazione</translation>
</message>
<message>
<source>{name}: missing stays missing</source>
<translation>{name}: ciò che manca resta mancante</translation>
</message>
<message>
<source>{name}: moved at most {allowed} ranks</source>
<translation>{name}: spostato al massimo di {allowed} ranghi</translation>
</message>
<message>
<source>{name}: no case has an attribute {person}</source>
<translation>{name}: nessun caso ha un attributo {person}</translation>
</message>
<message>
<source>{name}: no column for the {role} was recognised</source>
<translation>{name}: nessuna colonna riconosciuta per: {role}</translation>
</message>
<message>
<source>{name}: no series is left</source>
<translation>{name}: non resta alcuna serie</translation>
</message>
<message>
<source>{name}: noise follows its law</source>
<translation>{name}: il rumore segue la sua legge</translation>
</message>
<message>
<source>{name}: noise within ±α</source>
<translation>{name}: rumore entro ±α</translation>
</message>
<message>
<source>{name}: numbers only</source>
<translation>{name}: solo numeri</translation>
</message>
<message>
<source>{name}: own category or (other)</source>
<translation>{name}: categoria propria o (other)</translation>
</message>
<message>
<source>{name}: row {row}, column {name2}: the case already belongs to another person</source>
<translation>{name}: riga {row}, colonna {name2}: il caso appartiene già a un'altra persona</translation>
</message>
<message>
<source>{name}: row {row}, column {name2}: the {role} is empty</source>
<translation>{name}: riga {row}, colonna {name2}: {role} è vuoto</translation>
</message>
<message>
<source>{name}: row {row}, column {name2}: {value} is not a number of cases</source>
<translation>{name}: riga {row}, colonna {name2}: {value} non è un numero di casi</translation>
</message>
<message>
<source>{name}: row {row}, column {variant}: no activities in {code}</source>
<translation>{name}: riga {row}, colonna {variant}: nessuna attività in {code}</translation>
</message>
<message>
<source>{name}: same values as the original</source>
<translation>{name}: stessi valori dell'originale</translation>
</message>
<message>
<source>{name}: the file ends inside a '['; it was cut off</source>
<translation>{name}: il file finisce dentro un '['; è stato troncato</translation>
</message>
<message>
<source>{name}: the gzip stream breaks off after {total} unpacked bytes</source>
<translation>{name}: il flusso gzip si interrompe dopo {total} byte decompressi</translation>
</message>
<message>
<source>{name}: the gzip stream is damaged after {total} unpacked bytes</source>
<translation>{name}: il flusso gzip è danneggiato dopo {total} byte decompressi</translation>
</message>
<message>
<source>{name}: the matrix has {rows} rows and {columns} columns; {apart} has no {side}</source>
<translation>{name}: la matrice ha {rows} righe e {columns} colonne; a {apart} manca: {side}</translation>
</message>
<message>
<source>{name}: the matrix has {rows} rows and {width} columns, so it is not square</source>
<translation>{name}: la matrice ha {rows} righe e {width} colonne, quindi non è quadrata</translation>
</message>
<message>
<source>{name}: the node id {twice} occurs twice</source>
<translation>{name}: l'id di nodo {twice} compare due volte</translation>
</message>
<message>
<source>{name}: two {kind}s of the matrix are called {twice}</source>
<translation>{name}: nella matrice due ({kind}) si chiamano {twice}</translation>
</message>
<message>
<source>{name}: unchanged</source>
<translation>{name}: invariata</translation>
</message>
<message>
<source>{name}: {cases} cases have {names} names</source>
<translation>{name}: {cases} casi hanno {names} nomi</translation>
</message>
<message>
<source>{name}: {cell} is not a list of activities</source>
<translation>{name}: {cell} non è un elenco di attività</translation>
</message>
<message>
<source>{name}: {count} is not a positive number of cases</source>
<translation>{name}: {count} non è un numero positivo di casi</translation>
</message>
<message>
<source>{name}: {name2} is not a made-up case name</source>
<translation>{name}: {name2} non è un nome di caso inventato</translation>
</message>
<message>
<source>{name}: {token} stands where a key is expected; this is not a GML file</source>
<translation>{name}: {token} sta dove è attesa una chiave; questo non è un file GML</translation>
</message>
<message>
<source>{noun} above {above}</source>
<translation>{noun} sopra {above}</translation>
</message>
<message>
<source>{noun} above {above} and at most {high}</source>
<translation>{noun} sopra {above} e al massimo {high}</translation>
</message>
<message>
<source>{noun} from {low} to {high}</source>
<translation>{noun} da {low} a {high}</translation>
</message>
<message>
<source>{noun}, at least {low}</source>
<translation>{noun}, almeno {low}</translation>
</message>
<message>
<source>{noun}, at most {high}</source>
<translation>{noun}, al massimo {high}</translation>
</message>
<message>
<source>{number} in another case, such as {one} and {other}; they are kept as different labels</source>
<translation>{number} con altre maiuscole, come {one} e {other}; restano etichette diverse</translation>
</message>
<message>
<source>{one} and {other} differ only in case</source>
<translation>{one} e {other} differiscono solo per maiuscole</translation>
</message>
<message>
<source>{outside} of {many} originals lie in no envelope, {lost} are suppressed</source>
<translation>{outside} di {many} originali non stanno in alcun inviluppo, {lost} sono soppressi</translation>
</message>
<message>
<source>{out} are not</source>
<translation>{out} non lo sono</translation>
</message>
<message>
<source>{overlap} overlaps</source>
<translation>{overlap} si sovrappone</translation>
</message>
<message>
<source>{parts} components over {scale} columns</source>
<translation>{parts} componenti su {scale} colonne</translation>
</message>
<message>
<source>{paths} files were given, a table is one file</source>
<translation>sono stati dati {paths} file, una tabella è un solo file</translation>
</message>
<message>
<source>{paths} files were given, one is read at a time</source>
<translation>sono stati dati {paths} file, se ne legge uno alla volta</translation>
</message>
<message>
<source>{paths}, a file each</source>
<translation>{paths}, un file ciascuno</translation>
</message>
<message>
<source>{path} cannot be opened: {error}</source>
<translation>{path} non si può aprire: {error}</translation>
</message>
<message>
<source>{path} cannot be written: {strerror}</source>
<translation>{path} non si può scrivere: {strerror}</translation>
</message>
<message>
<source>{path} holds no data file</source>
<translation>{path} non contiene un file di dati</translation>
</message>
<message>
<source>{path} holds no model.json and no data file</source>
<translation>{path} non contiene né model.json né un file di dati</translation>
</message>
<message>
<source>{path} is a folder, not a file</source>
<translation>{path} è una cartella, non un file</translation>
</message>
<message>
<source>{path} is a folder, not a recipe</source>
<translation>{path} è una cartella, non una ricetta</translation>
</message>
<message>
<source>{path} is not an ordinary file</source>
<translation>{path} non è un file ordinario</translation>
</message>
<message>
<source>{path} may not be read by you</source>
<translation>non si ha il permesso di leggere {path}</translation>
</message>
<message>
<source>{path}, column {name}: {i} is no interval</source>
<translation>{path}, colonna {name}: {i} non è un intervallo</translation>
</message>
<message>
<source>{path}, column {time}: [{at}..{at2}]</source>
<translation>{path}, colonna {time}: [{at}..{at2}]</translation>
</message>
<message>
<source>{path}: level {wrong} is no number from 1 to 26</source>
<translation>{path}: il livello {wrong} non è un numero da 1 a 26</translation>
</message>
<message>
<source>{path}: {row} at level {row2}</source>
<translation>{path}: {row} al livello {row2}</translation>
</message>
<message>
<source>{poor} rows in classes with fewer, first {value}</source>
<translation>{poor} righe in classi con meno, prima {value}</translation>
</message>
<message>
<source>{present} cases without events{why} are left out</source>
<translation>{present} casi senza eventi{why} sono esclusi</translation>
</message>
<message>
<source>{protect}: {shape} noise is added, {params}.</source>
<translation>{protect}: si aggiunge rumore {shape}, {params}.</translation>
</message>
<message>
<source>{purpose} block</source>
<translation>{purpose} block</translation>
</message>
<message>
<source>{purpose} correlated noise</source>
<translation>{purpose} correlated noise</translation>
</message>
<message>
<source>{refused} local components had too few rows or too little spread: none of them left its site as it was</source>
<translation>{refused} componenti locali avevano troppo poche righe o troppo poca dispersione: nessuna ha lasciato la sede com'era</translation>
</message>
<message>
<source>{refused} that should have stayed at their site</source>
<translation>{refused} che avrebbero dovuto restare nella loro sede</translation>
</message>
<message>
<source>{release} is not a release: there is no manifest.json in it</source>
<translation>{release} non è un rilascio: non contiene manifest.json</translation>
</message>
<message>
<source>{rows} of {data} rows grouped</source>
<translation>{rows} di {data} righe raggruppate</translation>
</message>
<message>
<source>{rows} published, {lost} suppressed of {values}</source>
<translation>{rows} pubblicate, {lost} soppresse su {values}</translation>
</message>
<message>
<source>{rows} rows</source>
<translation>{rows} righe</translation>
</message>
<message>
<source>{rows} rows are left out of the release</source>
<translation>{rows} righe sono escluse dal rilascio</translation>
</message>
<message>
<source>{rows} rows × {wide} columns do not fit an Excel sheet</source>
<translation>{rows} righe × {wide} colonne non stanno in un foglio Excel</translation>
</message>
<message>
<source>{rows} rows, the original has {rows2}</source>
<translation>{rows} righe, l'originale ne ha {rows2}</translation>
</message>
<message>
<source>{rows} rows, {names} columns</source>
<translation>{rows} righe, {names} colonne</translation>
</message>
<message>
<source>{row}, column {name}: {text} is not a finite number</source>
<translation>{row}, colonna {name}: {text} non è un numero finito</translation>
</message>
<message>
<source>{rules} rules, {bad} that the patterns do not bear</source>
<translation>{rules} regole, {bad} che i pattern non sostengono</translation>
</message>
<message>
<source>{same} of {table} released rows equal an original row</source>
<translation>{same} di {table} righe rilasciate sono uguali a una riga originale</translation>
</message>
<message>
<source>{section} in the recipe is not a table</source>
<translation>{section} nella ricetta non è una tabella</translation>
</message>
<message>
<source>{seen} variants decided</source>
<translation>{seen} varianti decise</translation>
</message>
<message>
<source>{shape} × {shape2} variants</source>
<translation>{shape} × {shape2} varianti</translation>
</message>
<message>
<source>{share} of the published edges rest on one person, {few} on fewer than ten; recode labels or raise the fewest people behind an edge</source>
<translation>{share} degli archi pubblicati si basa su una persona, {few} su meno di dieci; ricodificare le etichette o aumentare il minimo di persone dietro un arco</translation>
</message>
<message>
<source>{sheets}, a sheet each</source>
<translation>{sheets}, un foglio ciascuno</translation>
</message>
<message>
<source>{shown} and {names} more</source>
<translation>{shown} e altre {names}</translation>
</message>
<message>
<source>{site} rows cannot be split over {count} sites</source>
<translation>{site} righe non si possono dividere su {count} sedi</translation>
</message>
<message>
<source>{small} pairs of patterns tell a group of fewer than {least}</source>
<translation>{small} coppie di pattern rivelano un gruppo di meno di {least}</translation>
</message>
<message>
<source>{small} published edges rest on fewer than {fewest} people</source>
<translation>{small} archi pubblicati si basano su meno di {fewest} persone</translation>
</message>
<message>
<source>{source} → {target} comes twice</source>
<translation>{source} → {target} compare due volte</translation>
</message>
<message>
<source>{source} → {target} has the weight {text}</source>
<translation>{source} → {target} ha il peso {text}</translation>
</message>
<message>
<source>{source} → {target} has {text}, less than {least}</source>
<translation>{source} → {target} ha {text}, meno di {least}</translation>
</message>
<message>
<source>{starts} classes</source>
<translation>{starts} classi</translation>
</message>
<message>
<source>{sum} missing</source>
<translation>{sum} mancanti</translation>
</message>
<message>
<source>{sum} rows of {name} with missing numbers were left out</source>
<translation>{sum} righe di {name} con numeri mancanti sono state escluse</translation>
</message>
<message>
<source>{sum} values are missing</source>
<translation>mancano {sum} valori</translation>
</message>
<message>
<source>{sum} values are missing in {rows} of the first {values} series</source>
<translation>mancano {sum} valori in {rows} delle prime {values} serie</translation>
</message>
<message>
<source>{suppressed} rows are left out: fewer than P = {P} shared their pattern</source>
<translation>{suppressed} righe sono escluse: meno di P = {P} condividevano il loro pattern</translation>
</message>
<message>
<source>{target} already holds a release</source>
<translation>{target} contiene già un rilascio</translation>
</message>
<message>
<source>{target} is a file, not a folder</source>
<translation>{target} è un file, non una cartella</translation>
</message>
<message>
<source>{technique} has no parameters to try</source>
<translation>{technique} non ha parametri da provare</translation>
</message>
<message>
<source>{times} in the release, {shape} in the original</source>
<translation>{times} nel rilascio, {shape} nell'originale</translation>
</message>
<message>
<source>{time} time points</source>
<translation>{time} istanti</translation>
</message>
<message>
<source>{title} cannot read files yet</source>
<translation>{title} non può ancora leggere file</translation>
</message>
<message>
<source>{twins} labels also occur</source>
<translation>{twins} etichette compaiono anche</translation>
</message>
<message>
<source>{unprotected} is to be protected, and no step changes it</source>
<translation>{unprotected} va protetta, e nessun passo la cambia</translation>
</message>
<message>
<source>{upper}, directed</source>
<translation>{upper}, orientato</translation>
</message>
<message>
<source>{upper}, undirected</source>
<translation>{upper}, non orientato</translation>
</message>
<message>
<source>{values} values are not those of the original</source>
<translation>{values} valori non sono quelli dell'originale</translation>
</message>
<message>
<source>{value} cases read</source>
<translation>{value} casi letti</translation>
</message>
<message>
<source>{value} labels that differed only in case became {twins}</source>
<translation>{value} etichette che differivano solo per maiuscole sono diventate {twins}</translation>
</message>
<message>
<source>{value} series that end early were dropped</source>
<translation>{value} serie che finiscono presto sono state eliminate</translation>
</message>
<message>
<source>{value} stands in {share} of the cells and is the only negative value</source>
<translation>{value} sta in {share} delle celle ed è l'unico valore negativo</translation>
</message>
<message>
<source>{value}, column {index}</source>
<translation>{value}, colonna {index}</translation>
</message>
<message>
<source>{value}, column {name}: its value differs from an earlier row of the same series</source>
<translation>{value}, colonna {name}: il valore differisce da una riga precedente della stessa serie</translation>
</message>
<message>
<source>{value}, column {name}: the cell is empty</source>
<translation>{value}, colonna {name}: la cella è vuota</translation>
</message>
<message>
<source>{value}: a second value for the same series at {when}</source>
<translation>{value}: un secondo valore per la stessa serie a {when}</translation>
</message>
<message>
<source>{value}: too little is released for the figures</source>
<translation>{value}: si rilascia troppo poco per gli indicatori</translation>
</message>
<message>
<source>{value}: {rows} originals for {e} rows</source>
<translation>{value}: {rows} originali per {e} righe</translation>
</message>
<message>
<source>{variants} variants, {cases} cases in the run looked at</source>
<translation>{variants} varianti, {cases} casi nell'esecuzione esaminata</translation>
</message>
<message>
<source>{what} holds no cells</source>
<translation>{what} non contiene celle</translation>
</message>
<message>
<source>{what}: published in classes of at least {min_count} rows.</source>
<translation>{what}: pubblicati in classi di almeno {min_count} righe.</translation>
</message>
<message>
<source>{where} has no column {column} (asked for as {role})</source>
<translation>{where} non ha una colonna {column} (richiesta come {role})</translation>
</message>
<message>
<source>{where}, column {name}: {text} is not a number</source>
<translation>{where}, colonna {name}: {text} non è un numero</translation>
</message>
<message>
<source>{where}: the cell is empty</source>
<translation>{where}: la cella è vuota</translation>
</message>
<message>
<source>{where}: which of the columns {names} are source and target is not clear</source>
<translation>{where}: non è chiaro quali delle colonne {names} siano origine e destinazione</translation>
</message>
<message>
<source>{where}: {text} is not a finite number</source>
<translation>{where}: {text} non è un numero finito</translation>
</message>
<message>
<source>{where}: {text} is not a whole number</source>
<translation>{where}: {text} non è un numero intero</translation>
</message>
<message>
<source>{withheld} columns are withheld, none is in the file</source>
<translation>{withheld} colonne sono trattenute, nessuna è nel file</translation>
</message>
<message>
<source>{words} (by thresholds)</source>
<translation>{words} (per soglie)</translation>
</message>
<message>
<source>{words}, in {whole} of {series} series; first: {first}, column {argmax}</source>
<translation>{words}, in {whole} di {series} serie; primo: {first}, colonna {argmax}</translation>
</message>
<message>
<source>{words}, or auto ({auto})</source>
<translation>{words}, o auto ({auto})</translation>
</message>
<message>
<source>{words}; no ε up to {EPSILONS} would release something: every variant is too rare</source>
<translation>{words}; nessun ε fino a {EPSILONS} rilascerebbe qualcosa: ogni variante è troppo rara</translation>
</message>
<message>
<source>{words}; δ = {candidate} would release something on average</source>
<translation>{words}; δ = {candidate} rilascerebbe qualcosa in media</translation>
</message>
<message>
<source>{words}; ε = {candidate} would release something on average</source>
<translation>{words}; ε = {candidate} rilascerebbe qualcosa in media</translation>
</message>
<message>
<source>{written} is not a step</source>
<translation>{written} non è un passo</translation>
</message>
<message>
<source>{wrong} cells are not</source>
<translation>{wrong} celle non lo sono</translation>
</message>
<message>
<source>¼ of the column's spread</source>
<translation>¼ della dispersione della colonna</translation>
</message>
<message>
<source>α is {law}, the largest is {worst}</source>
<translation>α è {law}, il massimo è {worst}</translation>
</message>
<message>
<source>δ = {delta} is above 1 / number of cases ({cases}): choose it smaller</source>
<translation>δ = {delta} è sopra 1 / numero di casi ({cases}): sceglierlo più piccolo</translation>
</message>
<message>
<source>δ = {delta} is above 1 / number of cases ({limit}): a few unique cases may show</source>
<translation>δ = {delta} è sopra 1 / numero di casi ({limit}): alcuni casi unici possono apparire</translation>
</message>
<message>
<source>δ = {delta} is not above 1 / number of cases</source>
<translation>δ = {delta} non è sopra 1 / numero di casi</translation>
</message>
<message>
<source>δ per person</source>
<translation>δ per persona</translation>
</message>
<message>
<source>ε = {epsilon} per person, δ = {delta}; the house allows ε up to {max_epsilon}</source>
<translation>ε = {epsilon} per persona, δ = {delta}; l'ente ammette ε fino a {max_epsilon}</translation>
</message>
<message>
<source>ε = {epsilon}, δ = {delta}, {repeats} repeats promise nothing</source>
<translation>ε = {epsilon}, δ = {delta}, {repeats} ripetizioni non promettono nulla</translation>
</message>
<message>
<source>ε = {spent} per person, the house allows {max_epsilon} a release</source>
<translation>ε = {spent} per persona, l'ente ammette {max_epsilon} per rilascio</translation>
</message>
<message>
<source>ε can only be suggested when the rows are at hand</source>
<translation>ε si può suggerire solo quando le righe sono a disposizione</translation>
</message>
<message>
<source>ε per case</source>
<translation>ε per caso</translation>
</message>
<message>
<source>ε per edge</source>
<translation>ε per arco</translation>
</message>
<message>
<source>ε per person</source>
<translation>ε per persona</translation>
</message>
<message>
<source>ε per person: {epsilon} has more than six decimals</source>
<translation>ε per persona: {epsilon} ha più di sei decimali</translation>
</message>
<message>
<source>ε {spent} spent by {names}; with this release {total} (the house allows {max_epsilon})</source>
<translation>ε {spent} speso da {names}; con questo rilascio {total} (l'ente ammette {max_epsilon})</translation>
</message>
<message>
<source>… by added cases</source>
<translation>… per casi aggiunti</translation>
</message>
<message>
<source>… by edits</source>
<translation>… per modifiche</translation>
</message>
<message>
<source>… by removed cases</source>
<translation>… per casi rimossi</translation>
</message>
</context>
</TS>
