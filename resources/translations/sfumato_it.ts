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
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Tells of the original: not for publication.</source>
<translation>Rivela qualcosa dell'originale: non pubblicare.</translation>
</message>
<message>
<source>The activities appear here when a log is read.</source>
<translation>Le attività compaiono qui quando un registro è letto.</translation>
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
<source>{rounds} rounds, {messages} messages, {size}; {flagged} that tell of single rows</source>
<translation>{rounds} turni, {messages} messaggi, {size}; {flagged} che rivelano singole righe</translation>
</message>
</context>
<context>
<name>CaseDisclosure</name>
<message>
<source>An attacker knows some activities (as a set, with repetitions, or in order): chance to point at the right case, as a mean over everything that can be known, however rare. Dashed: original; solid: other log, or release, by the cases that its variants have in the original.</source>
<translation>Un attaccante conosce alcune attività (come insieme, con ripetizioni o in ordine): probabilità di indicare il caso giusto, come media su tutto ciò che si può sapere, per quanto raro. Tratteggiato: originale; continuo: altro registro, o rilascio, secondo i casi che le sue varianti hanno nell'originale.</translation>
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
<name>ClassSizes</name>
<message>
<source>Classes of rows</source>
<translation>Classi di righe</translation>
</message>
<message>
<source>How many rows look alike appears here when a file is read.</source>
<translation>Quante righe si somigliano compare qui quando un file è letto.</translation>
</message>
<message>
<source>No column is a quasi-identifier. Under Load, give that role to the columns that others may know too: then k and unique rows are counted.</source>
<translation>Nessuna colonna è un quasi-identificatore. In Carica, assegnare questo ruolo alle colonne che anche altri possono conoscere: allora si contano k e le righe uniche.</translation>
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
<source>{columns}: smallest class {k}, unique rows {uniques}</source>
<translation>{columns}: classe minima {k}, righe uniche {uniques}</translation>
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
<source>The points are on their way.</source>
<translation>I punti stanno arrivando.</translation>
</message>
<message>
<source>The points of the sites appear here when their files are read.</source>
<translation>I punti dei siti compaiono qui quando i loro file sono letti.</translation>
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
<source>Clusters by files that stewards carry between their houses</source>
<translation>Cluster tramite file che i responsabili portano da un ente all'altro</translation>
</message>
<message>
<source>Exchange with other houses…</source>
<translation>Scambio con altri enti…</translation>
</message>
<message>
<source>{field} set to {value}</source>
<translation>{field} impostato a {value}</translation>
</message>
</context>
<context>
<name>ColumnBars</name>
<message>
<source>Categories</source>
<translation>Categorie</translation>
</message>
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
<source>Histogram</source>
<translation>Istogramma</translation>
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
<source>Choose a column to see it before and after.</source>
<translation>Scegliere una colonna per vederla prima e dopo.</translation>
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
<source>The columns appear here when a file is read.</source>
<translation>Le colonne compaiono qui quando un file è letto.</translation>
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
<name>ColumnPlot</name>
<message>
<source>Column</source>
<translation>Colonna</translation>
</message>
<message>
<source>The columns appear here when a file is read.</source>
<translation>Le colonne compaiono qui quando un file è letto.</translation>
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
<source>Figure</source>
<translation>Indicatore</translation>
</message>
<message>
<source>Reading {name} …</source>
<translation>Lettura di {name}…</translation>
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
<source>How the columns go together appears here when a file is read.</source>
<translation>Come si accordano le colonne compare qui quando un file è letto.</translation>
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
<source>Share of rows that some component is dense at.</source>
<translation>Quota di righe in cui una componente è densa.</translation>
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
<name>EdgeAttack</name>
<message>
<source>Attacker</source>
<translation>Attaccante</translation>
</message>
<message>
<source>Edges of one person found (share)</source>
<translation>Archi di una sola persona trovati (quota)</translation>
</message>
<message>
<source>Others picked by mistake (share)</source>
<translation>Altri scelti per errore (quota)</translation>
</message>
<message>
<source>Tells of the original file: not for publication.</source>
<translation>Rivela qualcosa del file originale: non pubblicare.</translation>
</message>
<message>
<source>The attacker is trying …</source>
<translation>L'attaccante ci prova…</translation>
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
<source>What an attacker finds appears here after a run.</source>
<translation>Che cosa trova un attaccante compare qui dopo un'esecuzione.</translation>
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
<message>
<source>{single} of {all} published edges rest on one person: too few of one kind to judge by.</source>
<translation>{single} di {all} archi pubblicati si basano su una persona: troppo pochi di un tipo per giudicare.</translation>
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
<source>The series appear here when a file is read.</source>
<translation>Le serie compaiono qui quando un file è letto.</translation>
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
<source>Comparing the logs</source>
<translation>Confronto dei registri</translation>
</message>
<message>
<source>Event logs ({endings});;All files (*)</source>
<translation>Registri eventi ({endings});;Tutti i file (*)</translation>
</message>
<message>
<source>Second log</source>
<translation>Secondo registro</translation>
</message>
<message>
<source>Single cases published whole, on average: {singles}</source>
<translation>Singoli casi pubblicati per intero, in media: {singles}</translation>
</message>
<message>
<source>Single persons published whole, on average: {singles}</source>
<translation>Singole persone pubblicate per intero, in media: {singles}</translation>
</message>
<message>
<source>{number} cases</source>
<translation>{number} casi</translation>
</message>
<message>
<source>{number} persons</source>
<translation>{number} persone</translation>
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
<source>A joining or a message was carried here. What joining means, and what would leave this house in answer to a message, is said in words first; only what you accept is written, to be carried back.</source>
<translation>Un'adesione o un messaggio è stato portato qui. Che cosa significa aderire, e che cosa lascerebbe questo ente in risposta a un messaggio, è detto prima a parole; si scrive solo ciò che si accetta, da riportare indietro.</translation>
</message>
<message>
<source>The master asks the sites and puts their answers together; it needs no rows. Begin with an empty folder, then come back with the answers of every round in its folder 'from'.</source>
<translation>Il coordinatore interroga le sedi e mette insieme le risposte; non gli servono righe. Iniziare con una cartella vuota, poi tornare con le risposte di ogni turno nella sua cartella «from».</translation>
</message>
</context>
<context>
<name>ExchangeDialog</name>
<message>
<source>Each house runs its own Sfumato and keeps its rows, unless it allows otherwise on joining. Messages are files that somebody carries; a lost stick or a power cut costs nothing, every step can be repeated.</source>
<translation>Ogni ente usa il proprio Sfumato e conserva le sue righe, a meno che non ammetta altro all'adesione. I messaggi sono file che qualcuno porta; una chiavetta persa o un'interruzione di corrente non costano nulla, ogni passo si può ripetere.</translation>
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
<source>The run on show is of this file. Loaded for the next run: {file}</source>
<translation>L'esecuzione mostrata è di questo file. Caricato per la prossima: {file}</translation>
</message>
<message>
<source>The run on show was read in another way than is chosen under Load.</source>
<translation>L'esecuzione mostrata è stata letta in modo diverso da quello scelto in Carica.</translation>
</message>
<message>
<source>{first} and {n} more</source>
<translation>{first} e altri {n}</translation>
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
<source>{item} needs a reason: at least a short sentence ({words} words, {letters} letters)</source>
<translation>{item} richiede una motivazione: almeno una breve frase ({words} parole, {letters} lettere)</translation>
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
<name>GraphRiskCard</name>
<message>
<source>Fact</source>
<translation>Dato</translation>
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
<source>Not given: it would rest on fewer than five edges.</source>
<translation>Non dato: si baserebbe su meno di cinque archi.</translation>
</message>
<message>
<source>Not needed next to ε, or contributors are not known.</source>
<translation>Non serve accanto a ε, o i contributori non sono noti.</translation>
</message>
<message>
<source>Risk</source>
<translation>Rischio</translation>
</message>
<message>
<source>The attacker picks out edges that rest on one person: how many of them are found (up) against how many others are picked by mistake (across). The diagonal is guessing.</source>
<translation>L'attaccante individua gli archi che si basano su una sola persona: quanti ne trova (verticale) rispetto a quanti altri ne sceglie per errore (orizzontale). La diagonale è tirare a indovinare.</translation>
</message>
<message>
<source>The file does not say how many people stand behind an edge: what an attacker can tell of single people cannot be measured.</source>
<translation>Il file non dice quante persone stanno dietro a un arco: ciò che un attaccante può dire di singole persone non si può misurare.</translation>
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
<source>Value</source>
<translation>Valore</translation>
</message>
<message>
<source>What protects, and what does not</source>
<translation>Che cosa protegge e che cosa no</translation>
</message>
<message>
<source>Who knows the method picks out edges of one person: 0.5 is guessing. May be off by {error}. Before: {before}.</source>
<translation>Chi conosce il metodo individua gli archi di una persona: 0,5 è tirare a indovinare. Può scostarsi di {error}. Prima: {before}.</translation>
</message>
<message>
<source>Yes: whoever sees an edge knows that somebody drew it.</source>
<translation>Sì: chi vede un arco sa che qualcuno l'ha disegnato.</translation>
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
<name>GroupPlot</name>
<message>
<source> · {shown} drawn</source>
<translation> · {shown} disegnate</translation>
</message>
<message>
<source>Envelope</source>
<translation>Inviluppo</translation>
</message>
<message>
<source>Group {group} · {rows} series · value loss {loss}</source>
<translation>Gruppo {group} · {rows} serie · perdita di valore {loss}</translation>
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
<source>series from row {row} of the file on: {value}, own shape {own}, published {pattern}</source>
<translation>serie dalla riga {row} del file in poi: {value}, forma propria {own}, pubblicata {pattern}</translation>
</message>
<message>
<source>{time}: envelope {low} to {high}</source>
<translation>{time}: inviluppo da {low} a {high}</translation>
</message>
<message>
<source>{word} · level {level} · {rows} series</source>
<translation>{word} · livello {level} · {rows} serie</translation>
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
<source>Mean pattern loss of its series</source>
<translation>Perdita di pattern media delle sue serie</translation>
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
<source>Series</source>
<translation>Serie</translation>
</message>
<message>
<source>Series that share the envelope</source>
<translation>Serie che condividono l'inviluppo</translation>
</message>
<message>
<source>Value loss: typical width of the envelope</source>
<translation>Perdita di valore: ampiezza tipica dell'inviluppo</translation>
</message>
<message>
<source>Widest envelope first: these series lose most.</source>
<translation>Prima l'inviluppo più largo: queste serie perdono di più.</translation>
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
<source>**Attack**: 1 / number of published rows that fit what is known, if the true class is among them, else 0. *Attack success* is the largest mean over all numbers of known values that are played.</source>
<translation>**Attacco**: 1 / numero di righe pubblicate compatibili con ciò che è noto, se la vera classe è tra esse, altrimenti 0. Il *successo dell'attacco* è la media più alta su tutti i numeri di valori noti che vengono provati.</translation>
</message>
<message>
<source>**Case disclosure**: mean of 1 / number of cases that fit what is known, over everything that can be known; for an average case: number of all that can be known / sum of the cases that fit each. **Trace disclosure**: 1 − mean normalised entropy of the variants that fit.</source>
<translation>**Divulgazione dei casi**: media di 1 / numero di casi compatibili con ciò che è noto, su tutto ciò che si può sapere; per un caso medio: numero di tutto ciò che si può sapere / somma dei casi compatibili con ciascuna cosa. **Divulgazione delle tracce**: 1 − entropia normalizzata media delle varianti compatibili.</translation>
</message>
<message>
<source>**Comparing files** on the command line: a file carries no identity, so its *expected* pattern loss is the mean over all rows whose envelope holds the series: another figure than the pattern loss of a run. Without a column Level there is none.</source>
<translation>**Confrontare file** dalla riga di comando: un file non porta identità, quindi la sua perdita di pattern *attesa* è la media su tutte le righe il cui inviluppo contiene la serie: un indicatore diverso dalla perdita di pattern di un'esecuzione. Senza una colonna Level non c'è.</translation>
</message>
<message>
<source>**DBSCAN**: a row is core if at least *min_points* rows lie within ε; core rows within ε of each other share a cluster.</source>
<translation>**DBSCAN**: una riga è un nucleo se almeno *min_points* righe stanno entro ε; righe nucleo entro ε l'una dall'altra condividono un cluster.</translation>
</message>
<message>
<source>**Difference**: the least number of activities to insert, delete or replace so that one log becomes the other, in activities.</source>
<translation>**Differenza**: il minor numero di attività da inserire, eliminare o sostituire perché un registro diventi l'altro, in attività.</translation>
</message>
<message>
<source>**EM**: a component is refused if Σ variances &lt; τ, any variance &lt; 0.0025 (standardised: at a site by its own standard deviations, in the release by those of the model), or fewer than *min_count* rows. Cover: rows x with P(x | C) ≥ t for some component C, t = (2π)^(−d/2) f^(−d) e^(−9/2) with the spread f. A site chooses the number of components and the shape of their covariances (full, diagonal, round) by least BIC. Mutual support of two components: N(μ₁ − μ₂; 0, Σ₁ + Σ₂). Union: mean Σ m μ / Σ m, covariance Σ m (Σ_k + (μ_k − μ)(μ_k − μ)ᵀ) / Σ m.</source>
<translation>**EM**: una componente è rifiutata se Σ varianze &lt; τ, una varianza &lt; 0,0025 (standardizzata: in una sede secondo le sue deviazioni standard, nel rilascio secondo quelle del modello), o meno di *min_count* righe. Copertura: righe x con P(x | C) ≥ t per una componente C, t = (2π)^(−d/2) f^(−d) e^(−9/2) con la dispersione f. Una sede sceglie il numero di componenti e la forma delle covarianze (piena, diagonale, rotonda) per BIC minimo. Supporto reciproco di due componenti: N(μ₁ − μ₂; 0, Σ₁ + Σ₂). Unione: media Σ m μ / Σ m, covarianza Σ m (Σ_k + (μ_k − μ)(μ_k − μ)ᵀ) / Σ m.</translation>
</message>
<message>
<source>**Ends**: a multiple of 10^e, e = ⌊log₁₀ R⌋ − 2, R the range of the published ends of the time point; low ends down, high ends up.</source>
<translation>**Estremi**: un multiplo di 10^e, e = ⌊log₁₀ R⌋ − 2, R l'ampiezza degli estremi pubblicati dell'istante; gli estremi inferiori verso il basso, i superiori verso l'alto.</translation>
</message>
<message>
<source>**Fringe**: five whole numbers from 1 to 10 → Dirichlet → probabilities of the factors 1 … 5.</source>
<translation>**Margine**: cinque numeri interi da 1 a 10 → Dirichlet → probabilità dei fattori 1 … 5.</translation>
</message>
<message>
<source>**IL1s**: mean of |x − x'| / (√2·s) over cells; a category that changed counts 1. **pMSE**: mean of (p̂ − ½)², p̂ a model's guess that a row is released and not original; 0 means that it cannot tell.</source>
<translation>**IL1s**: media di |x − x'| / (√2·s) sulle celle; una categoria cambiata conta 1. **pMSE**: media di (p̂ − ½)², p̂ la stima di un modello che una riga sia rilasciata e non originale; 0 significa che non sa distinguere.</translation>
</message>
<message>
<source>**Linkage**: share of released rows whose nearest original (standardised distance) is their own; rows that differ in an untouched column are ruled out. Sensitive columns are not used.</source>
<translation>**Collegamento**: quota di righe rilasciate il cui originale più vicino (distanza standardizzata) è il proprio; le righe che differiscono in una colonna non toccata sono escluse. Le colonne sensibili non si usano.</translation>
</message>
<message>
<source>**Low rank**: S = U_k Σ_k V_kᵀ, taken on existing edges only, rounded, at least the smallest weight (for weights that are not whole numbers: the next number of one digit below the smallest of the file).</source>
<translation>**Basso rango**: S = U_k Σ_k V_kᵀ, solo sugli archi esistenti, arrotondato, almeno il peso minimo (per pesi non interi: il più vicino numero di una cifra sotto il minimo del file).</translation>
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
<source>**Pattern loss**: PL = 1 − r, r the correlation of the series with its published pattern, each letter standing for the median of its class: Φ⁻¹((2j − 1) / 2L) for letter j of L. Both flat: 0; exactly one flat: 1.</source>
<translation>**Perdita di pattern**: PL = 1 − r, r la correlazione della serie con il suo pattern pubblicato, dove ogni lettera sta per la mediana della sua classe: Φ⁻¹((2j − 1) / 2L) per la lettera j di L. Entrambi piatti: 0; uno solo piatto: 1.</translation>
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
<source>**Representatives**: quality Q(p) = Σ (ε_local − d(o, p)) over rows o in reach; best first, each with its radius ξ and its number of rows μ. ξ is the largest distance to a row it stands for; with *Send means* it is √((d+2)/d) times the root mean square distance (d columns), because the largest distance is one person's. In reach at the master: distance ≤ ε + max(ξ_r, ξ_s).</source>
<translation>**Rappresentanti**: qualità Q(p) = Σ (ε_local − d(o, p)) sulle righe o raggiunte; prima i migliori, ciascuno con il suo raggio ξ e il suo numero di righe μ. ξ è la distanza massima da una riga che rappresenta; con *Invia medie* è √((d+2)/d) volte la radice della media dei quadrati delle distanze (d colonne), perché la distanza massima è di una sola persona. Raggiunti presso il coordinatore: distanza ≤ ε + max(ξ_r, ξ_s).</translation>
</message>
<message>
<source>**SAX**: the series is standardised, averaged over w segments, and each mean is given the letter of its interval between Φ⁻¹(1/L), …, Φ⁻¹((L−1)/L).</source>
<translation>**SAX**: la serie è standardizzata, mediata su w segmenti, e ogni media riceve la lettera del suo intervallo tra Φ⁻¹(1/L), …, Φ⁻¹((L−1)/L).</translation>
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
<source>**Value loss** of a series with envelope [l_t, u_t], n points: VL = √( Σ_t (u_t − l_t)² / n ).</source>
<translation>**Perdita di valore** di una serie con inviluppo [l_t, u_t], n punti: VL = √( Σ_t (u_t − l_t)² / n ).</translation>
</message>
<message>
<source>**With the default values** ({nature}, per {unit}):</source>
<translation>**Con i valori predefiniti** ({nature}, per {unit}):</translation>
</message>
<message>
<source>**k achieved**: size of the smallest class of rows with equal quasi-identifiers and untouched columns; **l-diversity**: least number of different sensitive values in a class.</source>
<translation>**k raggiunto**: dimensione della più piccola classe di righe con quasi-identificatori e colonne non toccate uguali; **l-diversità**: minimo numero di valori sensibili diversi in una classe.</translation>
</message>
<message>
<source>**k-means**: TD² = Σ d(x, centroid)²; sites send per cluster sum, count and TD².</source>
<translation>**k-means**: TD² = Σ d(x, centroide)²; le sedi inviano per cluster somma, numero e TD².</translation>
</message>
<message>
<source>*Group size*: the fewest series behind an envelope and its pattern, against the house's smallest group. P counts, not only k. *Equal rows*: rows that are equal in every cell, sensitive columns included. *Attack*: the mean success of the attacker at the number of known values where it is highest. *Rare sensitive values*: values that fewer than P series hold, in one column or in all together; a column in which most values name one series is refused. *One-valued classes* and *Shared readings*: what is disclosed without finding a row. *Rows left out*: how many series were dropped, and how many values were filled in; recipients see the same numbers.</source>
<translation>*Dimensione del gruppo*: il minimo di serie dietro un inviluppo e il suo pattern, rispetto al gruppo minimo dell'ente. Conta P, non solo k. *Righe uguali*: righe uguali in ogni cella, colonne sensibili comprese. *Attacco*: il successo medio dell'attaccante al numero di valori noti in cui è più alto. *Valori sensibili rari*: valori che meno di P serie hanno, in una colonna o in tutte insieme; una colonna in cui la maggior parte dei valori nomina una sola serie è rifiutata. *Classi a valore unico* e *Letture condivise*: ciò che è divulgato senza trovare una riga. *Righe escluse*: quante serie sono state eliminate e quanti valori sono stati riempiti; i destinatari vedono gli stessi numeri.</translation>
</message>
<message>
<source>*Sample* draws from the local models and fits one model to the draws; on average it was closest to the pooled result in our comparisons, but not on every set of data.</source>
<translation>*Estrazioni* estrae dai modelli locali e adatta un modello alle estrazioni; nei nostri confronti è stato in media il più vicino al risultato su righe riunite, ma non su ogni insieme di dati.</translation>
</message>
<message>
<source>*Split* always gives a positive and a negative graph, also when one is empty. A second file that came only with the first negative weight would tell of the one person who gave it.</source>
<translation>*Dividi* dà sempre un grafo positivo e uno negativo, anche quando uno è vuoto. Un secondo file che comparisse solo con il primo peso negativo rivelerebbe l'unica persona che lo ha dato.</translation>
</message>
<message>
<source>- **Protected:** whether a single case is in the log; with a person column, whether a single person is, with all cases. Nobody can tell from the release, up to the factor e^ε and the probability δ.
- **Not protected:** persons with several cases, unless you name the person column. A person with c cases is then protected with c·ε only, and the gate asks for a reason.
- **Not protected:** what is true of many cases; that is what you publish.
- Rare variants disappear. That is not a fault. A variant of one case is published with a probability of at most δ; *Really unique cases shown* counts, on the original, how many this draw shows, whatever its noisy counts say.
- **What leaves:** variants, with noisy counts. Names of cases are made up and given in the order of the variants; times, persons and every other attribute stay.
- **An empty release is a result.** It says that with these ε and δ nothing can be published safely.</source>
<translation>- **Protetto:** se un singolo caso è nel registro; con una colonna persona, se vi è una singola persona, con tutti i casi. Nessuno può dirlo dal rilascio, a meno del fattore e^ε e della probabilità δ.
- **Non protetto:** le persone con più casi, se non si indica la colonna persona. Una persona con c casi è allora protetta solo con c·ε, e il controllo chiede una motivazione.
- **Non protetto:** ciò che è vero di molti casi; è ciò che si pubblica.
- Le varianti rare spariscono. Non è un difetto. Una variante di un solo caso è pubblicata con una probabilità di al massimo δ; *Casi davvero unici mostrati* conta, sull'originale, quanti ne mostra questa estrazione, qualunque cosa dicano i suoi conteggi con rumore.
- **Che cosa esce:** varianti, con conteggi con rumore. I nomi dei casi sono inventati e dati nell'ordine delle varianti; tempi, persone e ogni altro attributo non escono.
- **Un rilascio vuoto è un risultato.** Dice che con questi ε e δ non si può pubblicare nulla in sicurezza.</translation>
</message>
<message>
<source>- **Protected:** which series is mine. Who knows values of a curve faces at least k series with the same envelope; who knows the shape as well faces at least P.
- **Protected:** the order of the file. Rows are sorted by what is published of them, groups are numbered in that order, and the same series give the same file however they were sorted.
- **Not protected:** what all series of a class have in common. Sensitive columns are published as they are. If all series of a class share one tariff, the tariff is disclosed: see *Series in one-valued groups*, and the field *Distinct sensitive values*.
- **Not protected:** the outermost readings of a group, beyond rounding: see *Ends of envelopes*. A reading that all members share is published as it is, [v..v].
- **Not protected:** persons with several series. Add them up first, or publish one series a person.</source>
<translation>- **Protetto:** quale serie è la mia. Chi conosce valori di una curva ha davanti almeno k serie con lo stesso inviluppo; chi conosce anche la forma almeno P.
- **Protetto:** l'ordine del file. Le righe sono ordinate secondo ciò che se ne pubblica, i gruppi sono numerati in quell'ordine, e le stesse serie danno lo stesso file comunque fossero ordinate.
- **Non protetto:** ciò che tutte le serie di una classe hanno in comune. Le colonne sensibili sono pubblicate come sono. Se tutte le serie di una classe condividono una tariffa, la tariffa è divulgata: vedere *Serie in gruppi a valore unico* e il campo *Valori sensibili distinti*.
- **Non protetto:** le letture più esterne di un gruppo, al di là dell'arrotondamento: vedere *Estremi degli inviluppi*. Una lettura che tutti i membri condividono è pubblicata com'è, [v..v].
- **Non protetto:** le persone con più serie. Sommarle prima, o pubblicare una serie per persona.</translation>
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
<source>- All three are **heuristics**: nothing is proven. What attackers get is measured on your file and shown.
- Identifiers are never released. Quasi-identifiers (age, region, job) are what others may know too: together they point at people, so look at *Classes of rows*, not at single columns.
- **Several columns together** are weaker than each alone. Noise on ten columns that go together can be filtered out; class means of ten columns can be linked. The card turns red when that happens.
- Columns that no step touches are released as they are. They are named in the promise and at the gate, and the linking attacker uses them.
- Rows are released sorted by their cells: nothing is left of the order of your file. Which row is which stays in the audit.
- Class sizes hold for each column by itself, empty cells included. How many rows look alike in all quasi-identifiers and untouched columns is counted, not promised.</source>
<translation>- Tutte e tre sono **euristiche**: nulla è dimostrato. Ciò che ottengono gli attaccanti è misurato sul file e mostrato.
- Gli identificatori non vengono mai rilasciati. I quasi-identificatori (età, regione, lavoro) sono ciò che anche altri possono sapere: insieme indicano persone, quindi guardare *Classi di righe*, non singole colonne.
- **Più colonne insieme** sono più deboli di ciascuna da sola. Il rumore su dieci colonne legate tra loro si può filtrare; le medie di classe di dieci colonne si possono collegare. La scheda diventa rossa quando accade.
- Le colonne che nessun passo tocca sono rilasciate come sono. Sono nominate nella promessa e nel controllo, e l'attaccante che collega le usa.
- Le righe sono rilasciate ordinate secondo le loro celle: dell'ordine del file non resta nulla. Quale riga sia quale resta nell'audit.
- Le dimensioni delle classi valgono per ogni colonna da sola, celle vuote comprese. Quante righe si somigliano in tutti i quasi-identificatori e nelle colonne non toccate si conta, non si promette.</translation>
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
<translation>- Nulla di pubblicato rappresenta meno righe di *Minimo di persone*: le medie sono di almeno tante righe, una componente di una mistura è la più probabile per almeno tante righe di una sede, secondo il conteggio di quella sede, e i pattern sono condivisi da almeno tante persone, anche quando si sommano e sottraggono i conteggi. È una **garanzia per riga**, ma non privacy differenziale: la media di dieci persone è pur sempre un fatto su dieci persone.
- La stessa soglia minima vale in ogni sede: ciò che rappresenta meno delle sue righe non la lascia, qualunque cosa le si chieda. Dove questo fa differenza (una parte di un cluster troppo piccola si conta con la vicina), il rilascio lo dice.
- **Tra le sedi** si vede più che nel rilascio. Il *Registro di confine* elenca ogni messaggio con la sua dimensione e se contiene righe originali, valori di singole righe o gruppi troppo piccoli. Mostrarlo al responsabile della protezione dei dati: è ciò che davvero lascia ogni ente.
- *Cluster di densità esatti* invia punti originali tra le sedi. Serve alla velocità su una macchina o dentro un ente, non alla privacy tra più enti.
- *Densità per rappresentanti* invia punti reali quando *Invia medie* è disattivato.
- *k-means* nasconde sotto maschere le somme di ogni turno; come partenza ogni sede invia medie delle proprie righe con le loro dimensioni così come sono. Di due sedi ciascuna può sottrarre la propria parte da un totale: solo con tre o più una maschera nasconde una sede alle altre.
- Dove le **sedi hanno colonne** delle stesse righe, k-means invia distanze di ogni riga, assegnazioni e righe come centri. Senza l'accordo degli enti (*Le righe possono attraversare il confine*) non se ne rilascia nulla.
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
<source>0.05 swaps with a partner within 5 % of the ranks (one rank at least): nearly invisible in statistics, and weak as protection. 1 swaps with anybody.</source>
<translation>0,05 scambia con un partner entro il 5 % dei ranghi (almeno un rango): quasi invisibile nelle statistiche, e debole come protezione. 1 scambia con chiunque.</translation>
</message>
<message>
<source>1 is the usual house limit. With ε = 0.1 only variants of some dozens of cases survive.</source>
<translation>1 è il limite usuale dell'ente. Con ε = 0,1 sopravvivono solo varianti con alcune decine di casi.</translation>
</message>
<message>
<source>A **green** line passed. An **amber** line needs a reason in your own words, at least a short sentence: it goes into the audit record with your name and the time, so write it for the colleague who reads it in two years. A **red** line blocks, whatever the reason: something promised does not hold, or a rule of the house forbids it. What could not be measured is amber, never green.</source>
<translation>Una riga **verde** è superata. Una riga **ambra** richiede una motivazione con parole proprie, almeno una breve frase: va nel fascicolo di audit con nome e ora, quindi scriverla per il collega che la leggerà tra due anni. Una riga **rossa** blocca, qualunque sia la motivazione: qualcosa di promesso non vale, o una regola dell'ente lo vieta. Ciò che non si è potuto misurare è ambra, mai verde.</translation>
</message>
<message>
<source>A component without spread is nearly a person. Refused components are counted; a site with many of them loses weight in the result.</source>
<translation>Una componente senza dispersione è quasi una persona. Le componenti rifiutate si contano; una sede con molte di esse perde peso nel risultato.</translation>
</message>
<message>
<source>A house **joins** first. The joining says in words which method, columns, partners and parameters it would agree to, and whether original rows would leave; only what its steward accepts is agreed, and every later message that asks for something else is refused. Before each answer leaves, the steward reads in words and numbers what is in it, and can refuse. A round is answered once; the rows stay those of the joining.</source>
<translation>Prima un ente **aderisce**. L'adesione dice a parole quale metodo, quali colonne, partner e parametri accetterebbe, e se uscirebbero righe originali; è concordato solo ciò che il suo responsabile dei dati accetta, e ogni messaggio successivo che chiede altro è rifiutato. Prima che ogni risposta esca, il responsabile dei dati legge in parole e numeri che cosa contiene, e può rifiutare. A un turno si risponde una volta; le righe restano quelle dell'adesione.</translation>
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
<source>A value that fewer people have is part of "the rest".</source>
<translation>Un valore che hanno meno persone fa parte del «resto».</translation>
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
<source>Amber lines of the gate need reasons here too: `--reason "Group size=The committee agreed on 12 June."`, one for each line. Without them nothing is written, the exit code is 1, and with `--json` the names stand in `missing_reasons` (lines that block in `blocked`). `--signed-by NAME` says who answers for the release, `--dataset NAME` what the ledger calls the data, `--policy FILE` by which limits the gate judges.</source>
<translation>Anche qui le righe ambra del controllo richiedono motivazioni: `--reason "Group size=The committee agreed on 12 June."`, una per ogni riga. Senza di esse non si scrive nulla, il codice di uscita è 1, e con `--json` i nomi stanno in `missing_reasons` (le righe che bloccano in `blocked`). `--signed-by NAME` dice chi risponde del rilascio, `--dataset NAME` come il libro chiama i dati, `--policy FILE` secondo quali limiti giudica il controllo.</translation>
</message>
<message>
<source>An age with noise stays a whole number. Noise smaller than the step of a column is undone by rounding, whether you round or the reader does: the gate says how many values come back.</source>
<translation>Un'età con rumore resta un numero intero. Un rumore più piccolo del passo di una colonna è annullato dall'arrotondamento, che lo faccia chi rilascia o chi legge: il controllo dice quanti valori ritornano.</translation>
</message>
<message>
<source>An attacker knows some activities of a case: as a set, with how often, or in order. The curve is his chance to point at the right case, by how many he knows, as a mean over everything that can be known: what hardly any case has weighs as much as what all have. The figure *Case disclosure, average case* weighs by cases instead, and is the one that the gate judges. Dashed: original, solid: the cases of the original whose variant is released (noisy counts would hide single cases). Down is good.</source>
<translation>Un attaccante conosce alcune attività di un caso: come insieme, con la frequenza o in ordine. La curva è la sua probabilità di indicare il caso giusto, secondo quante ne conosce, come media su tutto ciò che si può sapere: ciò che quasi nessun caso ha pesa quanto ciò che tutti hanno. L'indicatore *Divulgazione dei casi, caso medio* pesa invece secondo i casi, ed è quello che il controllo giudica. Tratteggiato: originale, continuo: i casi dell'originale la cui variante è rilasciata (i conteggi con rumore nasconderebbero singoli casi). In basso è bene.</translation>
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
<source>As the same label, all labels are written in lower case: the spelling that most people used can hang on a single person.</source>
<translation>Come stessa etichetta, tutte le etichette sono scritte in minuscolo: la grafia usata dai più può dipendere da una sola persona.</translation>
</message>
<message>
<source>At 0.9 half of the weights stay as they are and most others change by one. At 2 a weight of 1 may well be a 4.</source>
<translation>Con 0,9 metà dei pesi resta com'è e la maggior parte degli altri cambia di uno. Con 2 un peso di 1 può ben diventare 4.</translation>
</message>
<message>
<source>At the end the master writes a release like any other, through the same gate: *Exchange with other houses*, or `master RUN --release DIR`. See [the command line](commands).</source>
<translation>Alla fine il coordinatore scrive un rilascio come ogni altro, con lo stesso controllo: *Scambio con altri enti*, o `master RUN --release DIR`. Vedere [la riga di comando](commands).</translation>
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
<source>Distance of made-up rows to the nearest original, beside that of rows which were never used. If the made-up ones are closer, the sample repeats originals. The verifier looks at the same: with the originals at hand it holds the sample against fresh draws from the released model.</source>
<translation>Distanza delle righe inventate dall'originale più vicino, accanto a quella di righe mai usate. Se quelle inventate sono più vicine, il campione ripete originali. Il verificatore guarda la stessa cosa: con gli originali a disposizione confronta il campione con nuove estrazioni dal modello rilasciato.</translation>
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
<source>Each pair of sites agrees on random numbers that one adds and the other subtracts: of a round the master sees only the total. Leave it on. It does nothing for a single site, nor where sites hold columns, and with two sites it protects nothing from each other. The keys come through the master: whoever distrusts it compares fingerprints on the telephone: a house reads that of its own key before it leaves, and those of its partners' keys when they arrive.</source>
<translation>Ogni coppia di sedi concorda numeri casuali che l'una aggiunge e l'altra sottrae: di un turno il coordinatore vede solo il totale. Lasciarlo attivo. Non serve con una sola sede né dove le sedi hanno colonne, e con due sedi non protegge l'una dall'altra. Le chiavi passano dal coordinatore: chi non se ne fida confronta le impronte al telefono; un ente legge quella della propria chiave prima che esca, e quelle delle chiavi dei partner quando arrivano.</translation>
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
<source>Every part of the original (a column, an attribute, the labels, the times) is listed as *leaves as it is*, *changed* or *not released*, and the first rows are shown as they would stand in the file. What leaves as it is takes part in every attack and in the count of rows that stand alone.</source>
<translation>Ogni parte dell'originale (una colonna, un attributo, le etichette, i tempi) è elencata come *esce com'è*, *cambiata* o *non rilasciata*, e le prime righe sono mostrate come starebbero nel file. Ciò che esce com'è prende parte a ogni attacco e al conteggio delle righe isolate.</translation>
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
<source>Every way through the process with its cases before and after. A variant with one case is one person's story. Search for activities in their order, parted by commas; choose *Lost* to see what this draw does not show.</source>
<translation>Ogni percorso nel processo con i suoi casi prima e dopo. Una variante con un solo caso è la storia di una persona. Cercare attività nel loro ordine, separate da virgole; scegliere *Perse* per vedere ciò che questa estrazione non mostra.</translation>
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
<source>Facts about rows that look alike, about linkage and about noise, each with its label.</source>
<translation>Dati sulle righe che si somigliano, sul collegamento e sul rumore, ciascuno con la sua etichetta.</translation>
</message>
<message>
<source>Far below one over the number of people: at one over it, a release that names one of them outright would keep the promise. The gate says so: red above one over the number of people, amber above a tenth of that.</source>
<translation>Molto sotto uno diviso per il numero di persone: a quel valore, un rilascio che nominasse apertamente una di loro manterrebbe la promessa. Il controllo lo dice: rosso sopra uno diviso per il numero di persone, ambra sopra un decimo di questo.</translation>
</message>
<message>
<source>Fields</source>
<translation>Campi</translation>
</message>
<message>
<source>Filling inner gaps invents values; dropping series may drop exactly the unusual people. Both are counted in gate, report and manifest.</source>
<translation>Riempire le lacune interne inventa valori; eliminare serie può eliminare proprio le persone insolite. Entrambi si contano in controllo, rapporto e manifesto.</translation>
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
<source>For clusters over several houses by files: the master writes a joining and messages, each site joins and answers with its own Sfumato, someone carries the files.</source>
<translation>Per cluster tra più enti tramite file: il coordinatore scrive un'adesione e messaggi, ogni sede aderisce e risponde con il proprio Sfumato, qualcuno porta i file.</translation>
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
<source>For files in which every row is a curve (or, in the long layout, one reading of a curve): meter readings by the hour, sales by the week, a heart rate by the minute. A curve is like a fingerprint: three known values are usually enough to find its owner. So Sfumato publishes **envelopes** instead of curves and **patterns** instead of shapes, each shared by several.</source>
<translation>Per file in cui ogni riga è una curva (o, nella disposizione lunga, una lettura di una curva): letture di contatori per ora, vendite per settimana, un battito per minuto. Una curva è come un'impronta: tre valori noti di solito bastano a trovarne il proprietario. Perciò Sfumato pubblica **inviluppi** invece di curve e **pattern** invece di forme, ciascuno condiviso da più persone.</translation>
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
<source>For slow lines or large sites. Each representative then reaches farther, which is coarser and tells less.</source>
<translation>Per linee lente o sedi grandi. Ogni rappresentante arriva allora più lontano, il che è più grossolano e rivela meno.</translation>
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
<source>Higher levels tell finer heights apart, but a pattern is only published at a level at which P series share it.</source>
<translation>Livelli più alti distinguono altezze più fini, ma un pattern è pubblicato solo a un livello in cui P serie lo condividono.</translation>
</message>
<message>
<source>Histogram</source>
<translation>Istogramma</translation>
</message>
<message>
<source>Houses that may not be connected each run their own Sfumato: the master writes a message, somebody carries it, each site answers with its own rows, until the master has finished. It can be resumed at every round.</source>
<translation>Gli enti che non possono essere collegati usano ciascuno il proprio Sfumato: il coordinatore scrive un messaggio, qualcuno lo porta, ogni sede risponde con le proprie righe, finché il coordinatore ha finito. Si può riprendere a ogni turno.</translation>
</message>
<message>
<source>How far the estimate is from the true distribution, which only you know. The mark is where the program stops.</source>
<translation>Quanto la stima dista dalla vera distribuzione, che conosce solo Lei. Il segno è dove si ferma il programma.</translation>
</message>
<message>
<source>How far the shapes could be told apart. A row of boxes is a level, each box a pattern as wide as its series; one row further down is one letter more in the alphabet. Boxes marked ● are published with their own pattern; hatched boxes marked ✕ took the pattern of others, because too few share theirs. Click a leaf to see its group.</source>
<translation>Fin dove si sono potute distinguere le forme. Una fila di riquadri è un livello, ogni riquadro un pattern largo quanto le sue serie; una fila più in basso è una lettera in più nell'alfabeto. I riquadri con ● sono pubblicati con il proprio pattern; quelli tratteggiati con ✕ hanno preso il pattern di altri, perché troppo pochi condividono il loro. Fare clic su una foglia per vederne il gruppo.</translation>
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
<source>How many rows, series or cases of the file are not released, and how many values were filled in. The report says it too.</source>
<translation>Quante righe, serie o casi del file non sono rilasciati, e quanti valori sono stati riempiti. Lo dice anche il rapporto.</translation>
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
<source>How much was added to the weights, of all edges and of those at the fringe. Never released: who knew it could take it away again. A release keeps noise, factor and difference of every edge in audit/edges.csv.</source>
<translation>Quanto è stato aggiunto ai pesi, di tutti gli archi e di quelli al margine. Mai rilasciato: chi lo sapesse potrebbe toglierlo di nuovo. Un rilascio conserva rumore, fattore e differenza di ogni arco in audit/edges.csv.</translation>
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
<source>How unlike the published pattern is to the series' own shape: 0 the same course, 1 unrelated, 2 the opposite. A second hump near 1 means that many series took the pattern of others.</source>
<translation>Quanto il pattern pubblicato è diverso dalla forma propria della serie: 0 lo stesso andamento, 1 nessun legame, 2 l'opposto. Una seconda gobba vicino a 1 significa che molte serie hanno preso il pattern di altri.</translation>
</message>
<message>
<source>How well a user of the release can count: "how many lie between a and b at time t?" The bars are the relative error by how many series the question selects. Questions about few series are answered badly on purpose.</source>
<translation>Quanto bene un utente del rilascio può contare: «quanti stanno tra a e b al tempo t?» Le barre sono l'errore relativo secondo quante serie la domanda seleziona. Alle domande su poche serie si risponde male di proposito.</translation>
</message>
<message>
<source>How wide the published envelopes are, series by series: 0 means the curve itself, and is only possible where k series are equal. The hump should lie left; a tail at the right are series in wide groups.</source>
<translation>Quanto sono larghi gli inviluppi pubblicati, serie per serie: 0 significa la curva stessa, ed è possibile solo dove k serie sono uguali. La gobba dovrebbe stare a sinistra; una coda a destra sono serie in gruppi larghi.</translation>
</message>
<message>
<source>If everybody in a group has the same diagnosis, membership in the group tells the diagnosis, however large the group is.</source>
<translation>Se tutti in un gruppo hanno la stessa diagnosi, l'appartenenza al gruppo rivela la diagnosi, per quanto grande sia il gruppo.</translation>
</message>
<message>
<source>In a long file a series may have two readings for one time: a meter read twice, an export joined to itself, the hour that comes twice in autumn. Decide which one counts; how many were set aside is counted in the manifest.</source>
<translation>In un file lungo una serie può avere due letture per uno stesso tempo: un contatore letto due volte, un'esportazione unita a sé stessa, l'ora che in autunno viene due volte. Decidere quale conta; quante sono state messe da parte è contato nel manifesto.</translation>
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
<source>Larger k: more candidates, wider envelopes. Start with the house's smallest group (10), double it, and look how much the value loss grows: often little. k must not exceed the number of series; a file of 200 curves with k = 50 has at most four groups.</source>
<translation>k più grande: più candidati, inviluppi più larghi. Iniziare con il gruppo minimo dell'ente (10), raddoppiarlo, e guardare quanto cresce la perdita di valore: spesso poco. k non deve superare il numero di serie; un file di 200 curve con k = 50 ha al massimo quattro gruppi.</translation>
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
<source>Name it whenever the file has it. Without it the promise is per case. Capitals, blanks and invisible characters do not make another person.</source>
<translation>Indicarla ogni volta che il file la contiene. Senza, la promessa è per caso. Maiuscole, spazi e caratteri invisibili non fanno un'altra persona.</translation>
</message>
<message>
<source>Names that differ only in case, blanks or invisible signs are one person's. Whoever counts as two may add twice as much as the promise says.</source>
<translation>I nomi che differiscono solo per maiuscole, spazi o segni invisibili sono di una stessa persona. Chi conta per due può aggiungere il doppio di quanto dice la promessa.</translation>
</message>
<message>
<source>Network</source>
<translation>Rete</translation>
</message>
<message>
<source>No identifier</source>
<translation>Nessun identificatore</translation>
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
<source>Nothing that stands for fewer rows than the house's own floor leaves, and nothing of fewer can be computed from its answers of a run, whatever the master asks: where k-means would move a few rows of a house from one cluster to another, they are counted with a neighbour until enough move, and the result is then no longer exactly k-means on the pooled rows. What **several** runs tell together is more; do not join the same question again and again.</source>
<translation>Nulla che rappresenti meno righe della soglia minima dell'ente esce, e nulla di meno si può calcolare dalle sue risposte di un'esecuzione, qualunque cosa chieda il coordinatore: dove k-means sposterebbe poche righe di un ente da un cluster a un altro, si contano con un vicino finché se ne spostano abbastanza, e il risultato non è più esattamente k-means sulle righe riunite. Ciò che **più** esecuzioni rivelano insieme è di più; non aderire ripetutamente alla stessa domanda.</translation>
</message>
<message>
<source>Of the people with the first, so many have the second too. They follow from the patterns; a rule that holds for everybody is never among them.</source>
<translation>Tra le persone con il primo, tante hanno anche il secondo. Seguono dai pattern; una regola che vale per tutti non è mai tra esse.</translation>
</message>
<message>
<source>Off unless you type an address (`--scheduler` on the command line); one that a recipe names is refused without `--allow-scheduler`. Whoever may send work to the scheduler can run any program on the workers, and scheduler and workers can run programs on this machine: it is no border between houses that distrust each other.</source>
<translation>Disattivato a meno di scrivere un indirizzo (`--scheduler` sulla riga di comando); quello indicato da una ricetta è rifiutato senza `--allow-scheduler`. Chi può inviare lavoro allo scheduler può eseguire qualsiasi programma sui worker, e scheduler e worker possono eseguire programmi su questa macchina: non è un confine tra enti che diffidano l'uno dell'altro.</translation>
</message>
<message>
<source>One-valued classes</source>
<translation>Classi a valore unico</translation>
</message>
<message>
<source>Only columns that you give a role leave the house. No column is made *Sensitive* by a guess: a postcode, a class or a name that you do not choose is not released.</source>
<translation>Solo le colonne a cui si dà un ruolo lasciano l'ente. Nessuna colonna diventa *Sensibile* per supposizione: un codice postale, una classe o un nome che non si sceglie non viene rilasciato.</translation>
</message>
<message>
<source>Only where sites choose by cover. On standardised columns; halve it and more components are needed to cover all rows.</source>
<translation>Solo dove le sedi scelgono per copertura. Su colonne standardizzate; dimezzandolo servono più componenti per coprire tutte le righe.</translation>
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
<source>Published as it is. Choose it only for what recipients need and what may be known of a class: a tariff, a diagnosis group. Never choose a name, a number or an address.</source>
<translation>Pubblicata com'è. Sceglierla solo per ciò che serve ai destinatari e che si può sapere di una classe: una tariffa, un gruppo di diagnosi. Non scegliere mai un nome, un numero o un indirizzo.</translation>
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
<source>Releases are made by the same functions as in the window, pass the same gate, and have the same bytes for the same recipe and seed. What the window shows besides (plots, the risk map, the expected utility over ε) has no command.</source>
<translation>I rilasci sono fatti dalle stesse funzioni della finestra, passano lo stesso controllo e hanno gli stessi byte per la stessa ricetta e lo stesso seme. Ciò che la finestra mostra in più (grafici, mappa del rischio, utilità attesa al variare di ε) non ha un comando.</translation>
</message>
<message>
<source>Releases of the same data add up: two with ε = 1 have cost ε = 2 together, and their δ add up too. Sfumato keeps one ledger in your settings folder, by the name you give the data set. A copy that was saved again, in another order or compressed, is recognised by its content; replaced and deleted releases stay counted.</source>
<translation>I rilasci degli stessi dati si sommano: due con ε = 1 sono costati insieme ε = 2, e anche i loro δ si sommano. Sfumato tiene un libro nella cartella delle impostazioni, secondo il nome dato all'insieme di dati. Una copia salvata di nuovo, in un altro ordine o compressa, è riconosciuta dal contenuto; i rilasci sostituiti ed eliminati restano contati.</translation>
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
<source>Rows by how many others look the same in all quasi-identifiers and in every column that leaves as it is. Columns with noise or swapped cells are left out: they rule nobody out. Everything at 1 is unique and easily found again; the house's smallest group is the goal.</source>
<translation>Righe secondo quante altre sono uguali in tutti i quasi-identificatori e in ogni colonna che esce com'è. Le colonne con rumore o celle scambiate sono escluse: non scartano nessuno. Tutto ciò che sta a 1 è unico e si ritrova facilmente; il gruppo minimo dell'ente è l'obiettivo.</translation>
</message>
<message>
<source>Rows left out</source>
<translation>Righe escluse</translation>
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
<source>Say yes only if every house agreed in writing that rows of its people cross its border.</source>
<translation>Dire sì solo se ogni ente ha acconsentito per iscritto a che righe delle sue persone attraversino il suo confine.</translation>
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
<source>Set it by what you know of the study ("about ten arrows each"), not by the file: a number taken from the data is a fact that the guarantee does not cover. It is 5 unless you set it, whatever the data. Under Load you see how many edges 95 of 100 participants drew at most: for orientation, not as a setting.</source>
<translation>Impostarlo secondo ciò che si sa dello studio («circa dieci frecce a testa»), non secondo il file: un numero preso dai dati è un fatto che la garanzia non copre. È 5 se non lo si imposta, quali che siano i dati. In Carica si vede quanti archi hanno disegnato al massimo 95 partecipanti su 100: per orientamento, non come impostazione.</translation>
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
<source>Share of rows that some component is dense at: at least as dense as a normal distribution of an eighth of the columns' standard deviations is at three of its own. More components need not cover more: where a curve goes up and down, choose the first top.</source>
<translation>Quota di righe in cui una componente è densa: densa almeno quanto lo è, a tre delle proprie deviazioni standard, una distribuzione normale con un ottavo delle deviazioni standard delle colonne. Più componenti non coprono per forza di più: dove una curva sale e scende, scegliere il primo massimo.</translation>
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
<source>Take the house's smallest group. Empty cells are a class too: fewer than this are put into the largest class, or into *(other)*.</source>
<translation>Prendere il gruppo minimo dell'ente. Anche le celle vuote sono una classe: se sono meno di così, si mettono nella classe più grande, o in *(other)*.</translation>
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
<source>The ends of an envelope are readings of the series that lie outermost: somebody's. They are rounded outward to three significant digits of the range of their time point, so that they no longer tell them exactly; value loss is that of the rounded ends. Readings that are no finer than that (whole numbers below a thousand) stay as they are. *Exact* is an option, and the promise then says so under what is not protected.</source>
<translation>Gli estremi di un inviluppo sono letture delle serie più esterne: di qualcuno. Sono arrotondati verso l'esterno a tre cifre significative dell'ampiezza del loro istante, così che non le rivelino più esattamente; la perdita di valore è quella degli estremi arrotondati. Le letture non più fini di così (numeri interi sotto mille) restano come sono. *Esatti* è un'opzione, e la promessa allora lo dice tra ciò che non è protetto.</translation>
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
<source>The k-groups, widest envelope first: these series lose most. A group with a very wide envelope usually holds an outlier; its other members pay for it. Choose a row to see the group in the picture beside it.</source>
<translation>I k-gruppi, prima l'inviluppo più largo: queste serie perdono di più. Un gruppo con un inviluppo molto largo di solito contiene un valore anomalo; gli altri membri ne pagano il prezzo. Scegliere una riga per vedere il gruppo nell'immagine accanto.</translation>
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
<source>The probability that a variant of a single case slips through. Leave it open: it is then the largest power of ten not above one divided by ten times the number of cases (or of persons, where a person column is set): with 1 000 cases 0.0001. Under the field stands how many single cases a release shows on average. Above a tenth of 1 / number of cases the gate asks for a reason, above 1 / number of cases it blocks. The smaller δ, the higher the threshold.</source>
<translation>La probabilità che una variante di un solo caso sfugga. Lasciarla aperta: è allora la più grande potenza di dieci non superiore a uno diviso per dieci volte il numero di casi (o di persone, dove è impostata una colonna persona): con 1 000 casi 0,0001. Sotto il campo sta quanti singoli casi mostra in media un rilascio. Sopra un decimo di 1 / numero di casi il controllo chiede una motivazione, sopra 1 / numero di casi blocca. Più piccolo δ, più alta la soglia.</translation>
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
<source>Two houses only: each can subtract its own part from any total, masks or not. Other columns of the same rows (*Same rows, other columns*) cannot be exchanged by files.</source>
<translation>Solo due enti: ciascuno può sottrarre la propria parte da qualsiasi totale, con o senza maschere. Altre colonne delle stesse righe (*Stesse righe, altre colonne*) non si possono scambiare tramite file.</translation>
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
<source>Variants by the number of their cases: how many were kept and how many lost. A single case is kept with a probability of at most δ: what is kept at 1 is a single case that this draw shows.</source>
<translation>Varianti secondo il numero dei loro casi: quante sono mantenute e quante perse. Un singolo caso è mantenuto con una probabilità di al massimo δ: ciò che è mantenuto a 1 è un singolo caso che questa estrazione mostra.</translation>
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
<source>What leaves</source>
<translation>Che cosa esce</translation>
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
<source>What the gate asks</source>
<translation>Che cosa chiede il controllo</translation>
</message>
<message>
<source>What would be released is searched for names, e-mails, numbers with check digits (IBAN, cards, tax numbers), dates of birth, free text and columns in which nearly every row has a value of its own. A clean result is no proof: surnames under a heading that says nothing are not found where they repeat.</source>
<translation>In ciò che verrebbe rilasciato si cercano nomi, e-mail, numeri con cifre di controllo (IBAN, carte, codici fiscali), date di nascita, testo libero e colonne in cui quasi ogni riga ha un valore proprio. Un risultato pulito non è una prova: i cognomi sotto un'intestazione che non dice nulla non si trovano dove si ripetono.</translation>
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
<source>Which edges rested on one person? The curve shows how many of them the attacker finds against how many others he accuses by mistake. On the diagonal he guesses. The area (AUC) is an estimate and stands with its standard error; from fewer than five edges of one person, or of more, it says nothing and is not given. The Bayes attacker knows the method and its numbers, the naive one takes the lightest edges.</source>
<translation>Quali archi si basavano su una persona? La curva mostra quanti ne trova l'attaccante rispetto a quanti altri accusa per errore. Sulla diagonale tira a indovinare. L'area (AUC) è una stima e sta con il suo errore standard; da meno di cinque archi di una persona, o di più persone, non dice nulla e non è data. L'attaccante di Bayes conosce il metodo e i suoi numeri, quello ingenuo prende gli archi più leggeri.</translation>
</message>
<message>
<source>Which original variant became which in the release: left the original, right the release. A band is as wide as the cases that would have to change, its colour says by how much; what stayed the same is grey; hatched bands end in the buffer: cases that were removed or added as a whole. *Similarity* moves shares of the log, *Difference* moves cases and counts activities. Point at a band to see both sequences aligned below, with a sign for every step: kept, inserted (+), deleted (−), replaced (~).</source>
<translation>Quale variante originale è diventata quale nel rilascio: a sinistra l'originale, a destra il rilascio. Una banda è larga quanto i casi che dovrebbero cambiare, il colore dice di quanto; ciò che è rimasto uguale è grigio; le bande tratteggiate finiscono nel buffer: casi rimossi o aggiunti per intero. *Somiglianza* sposta quote del registro, *Differenza* sposta casi e conta attività. Puntare una banda per vedere sotto le due sequenze allineate, con un segno per ogni passo: mantenuto, inserito (+), eliminato (−), sostituito (~).</translation>
</message>
<message>
<source>Which values occur together, most people first. For some columns together all combinations of the listed values are there, and every other value counts as "the rest": no cell of such a table, the rest included, holds fewer than *Fewest people*, and none is empty. So no sum or difference of counts tells of few, and nothing follows with certainty. Values that would break this are left out of the table.</source>
<translation>Quali valori compaiono insieme, prima con più persone. Per alcune colonne insieme ci sono tutte le combinazioni dei valori elencati, e ogni altro valore conta come «il resto»: nessuna cella di una tale tabella, resto compreso, contiene meno di *Minimo di persone*, e nessuna è vuota. Così nessuna somma o differenza di conteggi rivela pochi, e nulla segue con certezza. I valori che lo violerebbero sono esclusi dalla tabella.</translation>
</message>
<message>
<source>With 1, persons with many cases lose all but one, and the promise holds per person with the same ε. With c, a person is protected with c·ε and δ·(1 + e^ε + … + e^((c−1)·ε)).</source>
<translation>Con 1, le persone con molti casi li perdono tutti tranne uno, e la promessa vale per persona con lo stesso ε. Con c, una persona è protetta con c·ε e δ·(1 + e^ε + … + e^((c−1)·ε)).</translation>
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
<source>`main.py site joining-north.json rows.csv --dir NORTH` says in words what joining means and ends with 1; with `--accept` the house joins. `main.py site round-1-to-north.json rows.csv --dir NORTH` says in words and numbers what would leave; with `--yes` the answer is written. `--least-count` and `--allow-points` belong to joining and hold for the whole run. When it has finished, `main.py master RUN --gate` says what the gate says, and `main.py master RUN --release DIR` writes the verified release. See [clusters](clusters).</source>
<translation>`main.py site joining-north.json rows.csv --dir NORTH` dice a parole che cosa significa aderire e termina con 1; con `--accept` l'ente aderisce. `main.py site round-1-to-north.json rows.csv --dir NORTH` dice in parole e numeri che cosa uscirebbe; con `--yes` la risposta è scritta. `--least-count` e `--allow-points` appartengono all'adesione e valgono per tutta l'esecuzione. Alla fine `main.py master RUN --gate` dice che cosa dice il controllo, e `main.py master RUN --release DIR` scrive il rilascio verificato. Vedere [cluster](clusters).</translation>
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
| Space | in Envelopes, Groups, Map, Matrix, Network and Process: before and after |
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
| Spazio | in Inviluppi, Gruppi, Mappa, Matrice, Rete e Processo: prima e dopo |
| R | nell'anteprima: che cos'è questa colonna? |
| Tab, Maiusc+Tab | al controllo successivo e precedente |</translation>
</message>
<message>
<source>δ is the chance that the promise fails for somebody. It should be far below one over the number of people: at δ = 1/n about one person in each release may be published whole.</source>
<translation>δ è la probabilità che la promessa venga meno per qualcuno. Dovrebbe essere molto sotto uno diviso per il numero di persone: con δ = 1/n circa una persona in ogni rilascio può essere pubblicata per intero.</translation>
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
<source>How close the rows lie appears here when a file is read.</source>
<translation>Quanto sono vicine le righe compare qui quando un file è letto.</translation>
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
<name>Leaving</name>
<message>
<source>changed</source>
<translation>cambiata</translation>
</message>
<message>
<source>leaves as it is</source>
<translation>esce com'è</translation>
</message>
<message>
<source>not released</source>
<translation>non rilasciata</translation>
</message>
</context>
<context>
<name>LeavingCard</name>
<message>
<source>First released rows</source>
<translation>Prime righe rilasciate</translation>
</message>
<message>
<source>How</source>
<translation>Come</translation>
</message>
<message>
<source>No part of the original leaves as it is.</source>
<translation>Nessuna parte dell'originale esce com'è.</translation>
</message>
<message>
<source>One part of the original leaves as it is.</source>
<translation>Una parte dell'originale esce com'è.</translation>
</message>
<message>
<source>Part of the original</source>
<translation>Parte dell'originale</translation>
</message>
<message>
<source>The first released rows ({file}), as they stand in the file:</source>
<translation>Le prime righe rilasciate ({file}), come stanno nel file:</translation>
</message>
<message>
<source>What becomes of every part of the original</source>
<translation>Che cosa diventa ogni parte dell'originale</translation>
</message>
<message>
<source>What becomes of it</source>
<translation>Che cosa diventa</translation>
</message>
<message>
<source>What leaves</source>
<translation>Che cosa esce</translation>
</message>
<message>
<source>{count} further parts are not listed here.</source>
<translation>Altre {count} parti non sono elencate qui.</translation>
</message>
<message>
<source>{parts} parts of the original leave as they are.</source>
<translation>{parts} parti dell'originale escono come sono.</translation>
</message>
</context>
<context>
<name>LevelTree</name>
<message>
<source>How finely shapes are told apart: each box is a pattern at its level, as wide as its series. They stay at the level where fewer than P would share the next. Click a leaf to see its group.</source>
<translation>Quanto finemente si distinguono le forme: ogni riquadro è un pattern al suo livello, largo quanto le sue serie. Restano al livello dove meno di P condividerebbero il successivo. Fare clic su una foglia per vederne il gruppo.</translation>
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
<source>Run a technique to see its patterns.</source>
<translation>Eseguire una tecnica per vederne i pattern.</translation>
</message>
<message>
<source>Series</source>
<translation>Serie</translation>
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
<message>
<source>{title}, not for publication</source>
<translation>{title}, non pubblicare</translation>
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
<name>LogPair</name>
<message>
<source>Other log</source>
<translation>Altro registro</translation>
</message>
<message>
<source>Release</source>
<translation>Rilascio</translation>
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
<source>How rare the variants are appears here when a log is read.</source>
<translation>Quanto sono rare le varianti compare qui quando un registro è letto.</translation>
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
<source>Tells of the original: not for publication.</source>
<translation>Rivela qualcosa dell'originale: non pubblicare.</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianti</translation>
</message>
<message>
<source>Variants by the number of their cases in the original: the rarer, the less likely they are released. What is kept at 1 shows a single case.</source>
<translation>Varianti secondo il numero dei loro casi nell'originale: più sono rare, meno è probabile che siano rilasciate. Ciò che è mantenuto a 1 mostra un singolo caso.</translation>
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
<source>Correct the marked field</source>
<translation>Correggere il campo segnato</translation>
</message>
<message>
<source>Every site standardises by them, and sees on joining whether its own units fit.</source>
<translation>Ogni sede standardizza secondo questi, e vede all'adesione se le proprie unità corrispondono.</translation>
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
<source>Patterns never conclude these with certainty.</source>
<translation>I pattern non concludono mai queste con certezza.</translation>
</message>
<message>
<source>Public bounds</source>
<translation>Limiti pubblici</translation>
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
<source>age=0..120, income=0..1e6</source>
<translation>età=0..120, reddito=0..1e6</translation>
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
<source>{file}: carry to {site}, which joins by it</source>
<translation>{file}: portare a {site}, che con questo aderisce</translation>
</message>
<message>
<source>{file}: the result</source>
<translation>{file}: il risultato</translation>
</message>
</context>
<context>
<name>MatrixSide</name>
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
<source>The matrix appears here when a file is read.</source>
<translation>La matrice compare qui quando un file è letto.</translation>
</message>
<message>
<source>The matrix is being drawn …</source>
<translation>Si disegna la matrice …</translation>
</message>
<message>
<source>The strongest {shown} of {all} nodes.</source>
<translation>I {shown} nodi più forti di {all}.</translation>
</message>
<message>
<source>There is no edge.</source>
<translation>Non c'è alcun arco.</translation>
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
<source>Export the &amp;ledger…</source>
<translation>Esporta il &amp;libro…</translation>
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
<name>MetricCard</name>
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
<name>MetricCards</name>
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
<name>NetworkPlot</name>
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
<source>The network appears here when a file is read.</source>
<translation>La rete compare qui quando un file è letto.</translation>
</message>
<message>
<source>The network is being drawn …</source>
<translation>Si disegna la rete …</translation>
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
<source>{node}:  {words},  1 edge</source>
<translation>{node}:  {words},  1 arco</translation>
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
<source>The noise appears here after a run.</source>
<translation>Il rumore compare qui dopo un'esecuzione.</translation>
</message>
<message>
<source>The noise is being counted …</source>
<translation>Si conta il rumore …</translation>
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
<source>How many clusters fit appears here when a file is read.</source>
<translation>Quanti cluster sono adatti compare qui quando un file è letto.</translation>
</message>
<message>
<source>The rows are not here: nothing to suggest from.</source>
<translation>Le righe non sono qui: niente da cui suggerire.</translation>
</message>
</context>
<context>
<name>OverviewPlot</name>
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
<source>{rows} of {total} series grouped</source>
<translation>{rows} di {total} serie raggruppate</translation>
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
<name>ParameterHelp</name>
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
<message>
<source>The rows are being looked at.</source>
<translation>Si esaminano le righe.</translation>
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
<source>How far published shapes are from the true ones, series by series: 0 the same, 1 no shape in common, 2 the opposite. A peak at 1 are series published at level 1, which tells nothing.</source>
<translation>Quanto le forme pubblicate distano da quelle vere, serie per serie: 0 uguale, 1 nessuna forma in comune, 2 l'opposto. Un picco a 1 sono serie pubblicate al livello 1, che non dice nulla.</translation>
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
<source>Series</source>
<translation>Serie</translation>
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
<source>Locked by the house: these limits stand in {file} and cannot be changed here.</source>
<translation>Bloccato dall'ente: questi limiti stanno in {file} e non si possono cambiare qui.</translation>
</message>
<message>
<source>The release gate judges by these limits. Beyond them a reason is needed; beyond those under More nothing is released.</source>
<translation>Il controllo di rilascio giudica secondo questi limiti. Oltre serve una motivazione; oltre quelli in Altro non si rilascia nulla.</translation>
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
<source>Drawing the process …</source>
<translation>Si disegna il processo …</translation>
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
<source>per {unit}</source>
<translation>per {unit}</translation>
</message>
</context>
<context>
<name>Queries</name>
<message>
<source>Counting questions (how many series lie between … at …?) answered from the release: how wrong the answers are, by the share of series a question selects. Lines reach up to nine of ten answers.</source>
<translation>Domande di conteggio (quante serie stanno tra … a …?) con risposta dal rilascio: quanto sono errate le risposte, secondo la quota di serie che una domanda seleziona. Le linee arrivano a nove risposte su dieci.</translation>
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
<source>Share of series selected (%)</source>
<translation>Quota di serie selezionate (%)</translation>
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
<message>
<source>The nodes are being ranked …</source>
<translation>Si ordinano i nodi …</translation>
</message>
<message>
<source>There is no edge.</source>
<translation>Non c'è alcun arco.</translation>
</message>
<message>
<source>Whether the ranking holds appears here after a run.</source>
<translation>Se la graduatoria regge compare qui dopo un'esecuzione.</translation>
</message>
</context>
<context>
<name>RecodeFigures</name>
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
<name>ReconstructionPlot</name>
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
<name>RecordLinkage</name>
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
<name>ReleaseController</name>
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
<source>Data set</source>
<translation>Insieme di dati</translation>
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
<source>Signed by</source>
<translation>Firmato da</translation>
</message>
<message>
<source>This release promises</source>
<translation>Questo rilascio promette</translation>
</message>
<message>
<source>What exactly leaves the house?</source>
<translation>Che cosa lascia esattamente l'ente?</translation>
</message>
<message>
<source>What your house calls these data: releases under this name are added up in the ledger.</source>
<translation>Come l'ente chiama questi dati: i rilasci con questo nome si sommano nel libro.</translation>
</message>
<message>
<source>Write who signs</source>
<translation>Scrivere chi firma</translation>
</message>
<message>
<source>Your name: it stands in the report and in the audit record</source>
<translation>Il proprio nome: sta nel rapporto e nel fascicolo di audit</translation>
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
<name>Report</name>
<message>
<source>As measured by the house that released it; this file alone cannot prove these numbers.</source>
<translation>Come misurati dall'ente che l'ha rilasciato; questo file da solo non può provare questi numeri.</translation>
</message>
<message>
<source>Check</source>
<translation>Controllo</translation>
</message>
<message>
<source>Counted in the released file; verify counts them again.</source>
<translation>Contati nel file rilasciato; verify li conta di nuovo.</translation>
</message>
<message>
<source>Figure</source>
<translation>Indicatore</translation>
</message>
<message>
<source>Figures that compare with the original are not published with this release: they would spend privacy that the promise does not account for. They are kept in the audit record.</source>
<translation>Gli indicatori che confrontano con l'originale non sono pubblicati con questo rilascio: consumerebbero privacy che la promessa non mette in conto. Sono conservati nel fascicolo di audit.</translation>
</message>
<message>
<source>File</source>
<translation>File</translation>
</message>
<message>
<source>Files</source>
<translation>File</translation>
</message>
<message>
<source>Found</source>
<translation>Esito</translation>
</message>
<message>
<source>How</source>
<translation>Come</translation>
</message>
<message>
<source>How it was made</source>
<translation>Come è stato fatto</translation>
</message>
<message>
<source>Made with</source>
<translation>Fatto con</translation>
</message>
<message>
<source>Meaning</source>
<translation>Significato</translation>
</message>
<message>
<source>Parameter</source>
<translation>Parametro</translation>
</message>
<message>
<source>Part of the original</source>
<translation>Parte dell'originale</translation>
</message>
<message>
<source>Release report</source>
<translation>Rapporto di rilascio</translation>
</message>
<message>
<source>Rounded. Figures labelled “guarantee” are those the promise rests on; “heuristic” and “measure” describe this release.</source>
<translation>Arrotondati. Gli indicatori segnati «garanzia» sono quelli su cui poggia la promessa; «euristica» e «misura» descrivono questo rilascio.</translation>
</message>
<message>
<source>Rows count as alike where they agree in: {columns}.</source>
<translation>Le righe valgono come uguali dove concordano in: {columns}.</translation>
</message>
<message>
<source>Signed by {name}</source>
<translation>Firmato da {name}</translation>
</message>
<message>
<source>Step {number}: {title}</source>
<translation>Passo {number}: {title}</translation>
</message>
<message>
<source>The written files were read back by a separate process that shares no code with the technique.</source>
<translation>I file scritti sono stati riletti da un processo separato, che non condivide codice con la tecnica.</translation>
</message>
<message>
<source>Utility and residual risk</source>
<translation>Utilità e rischio residuo</translation>
</message>
<message>
<source>Value</source>
<translation>Valore</translation>
</message>
<message>
<source>What became of it</source>
<translation>Che cosa ne è stato</translation>
</message>
<message>
<source>What is promised</source>
<translation>Che cosa si promette</translation>
</message>
<message>
<source>What it does not protect: {limits}</source>
<translation>Che cosa non protegge: {limits}</translation>
</message>
<message>
<source>What leaves</source>
<translation>Che cosa esce</translation>
</message>
<message>
<source>What the release looks like</source>
<translation>Come si presenta il rilascio</translation>
</message>
<message>
<source>What was verified</source>
<translation>Che cosa è stato verificato</translation>
</message>
<message>
<source>changed</source>
<translation>cambiata</translation>
</message>
<message>
<source>fails</source>
<translation>non vale</translation>
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
<source>holds</source>
<translation>vale</translation>
</message>
<message>
<source>leaves as it is</source>
<translation>esce com'è</translation>
</message>
<message>
<source>measure</source>
<translation>misura</translation>
</message>
<message>
<source>no</source>
<translation>no</translation>
</message>
<message>
<source>not released</source>
<translation>non rilasciata</translation>
</message>
<message>
<source>page {number} of {pages}</source>
<translation>pagina {number} di {pages}</translation>
</message>
<message>
<source>release report</source>
<translation>rapporto di rilascio</translation>
</message>
<message>
<source>unit: {unit}</source>
<translation>unità: {unit}</translation>
</message>
<message>
<source>yes</source>
<translation>sì</translation>
</message>
<message>
<source>{released} of the {read} {unit} of the original are released, {dropped} are left out, {filled} values were filled in.</source>
<translation>Si rilasciano {released} di {read} {unit} dell'originale, {dropped} sono escluse, {filled} valori sono stati completati.</translation>
</message>
<message>
<source>{released} of the {read} {unit} of the original are released, {dropped} are left out.</source>
<translation>Si rilasciano {released} di {read} {unit} dell'originale, {dropped} sono escluse.</translation>
</message>
<message>
<source>{released} of the {read} {unit} of the original are released, {filled} values were filled in.</source>
<translation>Si rilasciano {released} di {read} {unit} dell'originale, {filled} valori sono stati completati.</translation>
</message>
<message>
<source>{released} of the {read} {unit} of the original are released.</source>
<translation>Si rilasciano {released} di {read} {unit} dell'originale.</translation>
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
<name>Sankey</name>
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
<source>Point at a band to see what was changed, activity by activity.</source>
<translation>Puntare una banda per vedere che cosa è cambiato, attività per attività.</translation>
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
<source>Scatter</source>
<translation>Dispersione</translation>
</message>
<message>
<source>The columns appear here in pairs when a file is read.</source>
<translation>Le colonne compaiono qui a coppie quando un file è letto.</translation>
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
<source>Round</source>
<translation>Turno</translation>
</message>
<message>
<source>Round {n}</source>
<translation>Turno {n}</translation>
</message>
<message>
<source>Tells of single rows</source>
<translation>Rivela singole righe</translation>
</message>
<message>
<source>figures only</source>
<translation>solo indicatori</translation>
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
<source>tells of no single row</source>
<translation>non rivela alcuna singola riga</translation>
</message>
<message>
<source>tells of single rows</source>
<translation>rivela singole righe</translation>
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
<source>Original file</source>
<translation>File originale</translation>
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
<source>Values known (time points)</source>
<translation>Valori noti (istanti)</translation>
</message>
</context>
<context>
<name>SessionRecovery</name>
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
<name>SetupPane</name>
<message>
<source>A run would promise</source>
<translation>Un'esecuzione prometterebbe</translation>
</message>
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
<source> Read</source>
<translation> Leggi</translation>
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
<source>Choose the joining or message that was carried here</source>
<translation>Scegliere l'adesione o il messaggio portato qui</translation>
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
<source>For joining. Off: a run whose method sends original rows is not joined.</source>
<translation>Per l'adesione. Disattivato: a un'esecuzione il cui metodo invia righe originali non si aderisce.</translation>
</message>
<message>
<source>For joining: this house's own floor, whatever the master asks in the whole run.</source>
<translation>Per l'adesione: la soglia minima propria di questo ente, qualunque cosa chieda il coordinatore in tutta l'esecuzione.</translation>
</message>
<message>
<source>Joining or message</source>
<translation>Adesione o messaggio</translation>
</message>
<message>
<source>Never answer for fewer rows than</source>
<translation>Non rispondere mai per meno righe di</translation>
</message>
<message>
<source>Original rows may leave this house</source>
<translation>Le righe originali possono lasciare questo ente</translation>
</message>
<message>
<source>Say how few rows an answer may stand for</source>
<translation>Dire per quante poche righe può valere una risposta</translation>
</message>
<message>
<source>The same folder for all rounds of a run. It stays in this house.</source>
<translation>La stessa cartella per tutti i turni di un'esecuzione. Resta in questo ente.</translation>
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
<name>StepCards</name>
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
<name>StepPage</name>
<message>
<source>Accept</source>
<translation>Accetta</translation>
</message>
<message>
<source>Finished</source>
<translation>Finito</translation>
</message>
<message>
<source>Joined</source>
<translation>Adesione avvenuta</translation>
</message>
<message>
<source>Open folder</source>
<translation>Apri cartella</translation>
</message>
<message>
<source>Read this first. Nothing has been written yet.</source>
<translation>Leggere prima questo. Non è ancora stato scritto nulla.</translation>
</message>
<message>
<source>Refuse</source>
<translation>Rifiuta</translation>
</message>
<message>
<source>Refused: nothing was written, nothing leaves this house.</source>
<translation>Rifiutato: non è stato scritto nulla, nulla lascia questo ente.</translation>
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
<name>SweepController</name>
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
<name>Tab</name>
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
<source>Choose ε</source>
<translation>Scegli ε</translation>
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
<source>Groups</source>
<translation>Gruppi</translation>
</message>
<message>
<source>Losses</source>
<translation>Perdite</translation>
</message>
<message>
<source>Matrix</source>
<translation>Matrice</translation>
</message>
<message>
<source>Patterns</source>
<translation>Pattern</translation>
</message>
<message>
<source>Reconstruction</source>
<translation>Ricostruzione</translation>
</message>
<message>
<source>Risk</source>
<translation>Rischio</translation>
</message>
<message>
<source>Shapes</source>
<translation>Forme</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianti</translation>
</message>
<message>
<source>Weights</source>
<translation>Pesi</translation>
</message>
</context>
<context>
<name>TableRiskCard</name>
<message>
<source>Discretising, noise and swapping are heuristics. After a run, what is left is shown here.</source>
<translation>Discretizzazione, rumore e scambio sono euristiche. Dopo un'esecuzione, qui si vede che cosa resta.</translation>
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
<source>Rows by how many share all their quasi-identifiers: those in small classes, on the left, are easily found again.</source>
<translation>Righe secondo quante condividono tutti i quasi-identificatori: quelle in classi piccole, a sinistra, si ritrovano facilmente.</translation>
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
<source>Unique rows</source>
<translation>Righe uniche</translation>
</message>
<message>
<source>Value</source>
<translation>Valore</translation>
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
<name>TraceLengths</name>
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
<source>Original</source>
<translation>Originale</translation>
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
<source>The lengths of the traces appear here when a log is read.</source>
<translation>Le lunghezze delle tracce compaiono qui quando un registro è letto.</translation>
</message>
<message>
<source>Trace lengths</source>
<translation>Lunghezze delle tracce</translation>
</message>
</context>
<context>
<name>ValueLosses</name>
<message>
<source>How wide the published intervals are, series by series: further left is better. Click to choose the group nearest to a loss.</source>
<translation>Quanto sono larghi gli intervalli pubblicati, serie per serie: più a sinistra è meglio. Fare clic per scegliere il gruppo più vicino a una perdita.</translation>
</message>
<message>
<source>Series</source>
<translation>Serie</translation>
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
<name>VariantExplorer</name>
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
<source>Holds variants of the original: not for publication.</source>
<translation>Contiene varianti dell'originale: non pubblicare.</translation>
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
<source>Original</source>
<translation>Originale</translation>
</message>
<message>
<source>Parts of names or abbreviations, parted by commas: they must follow in this order.</source>
<translation>Parti di nomi o abbreviazioni, separate da virgole: devono seguirsi in quest'ordine.</translation>
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
<source>The variants appear here when a log is read.</source>
<translation>Le varianti compaiono qui quando un registro è letto.</translation>
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
<source>The weights appear here when a file is read.</source>
<translation>I pesi compaiono qui quando un file è letto.</translation>
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
<name>Window</name>
<message>
<source>Export the ledger</source>
<translation>Esporta il libro</translation>
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
<source>The ledger was written to {path}</source>
<translation>Il libro è stato scritto in {path}</translation>
</message>
<message>
<source>The recipe could not be written: {why} ({path})</source>
<translation>Non è stato possibile scrivere la ricetta: {why} ({path})</translation>
</message>
<message>
<source>{kinds}: still at work. Sfumato speaks {language} when that has ended.</source>
<translation>{kinds}: ancora al lavoro. Sfumato parlerà {language} quando sarà finito.</translation>
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
<source># The thresholds a release is judged by. Beyond the first limit a reason is needed, beyond _red</source>
<translation># Le soglie secondo cui si giudica un rilascio. Oltre il primo limite serve una motivazione, oltre _red</translation>
</message>
<message>
<source># nothing is released.</source>
<translation># non si rilascia nulla.</translation>
</message>
<message>
<source>% of the people with the first</source>
<translation>% delle persone con il primo</translation>
</message>
<message>
<source>'body' is missing</source>
<translation>'body' manca</translation>
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
<translation>(di cui {infinite} infiniti)</translation>
</message>
<message>
<source>({i} rows)</source>
<translation>({i} righe)</translation>
</message>
<message>
<source>(ε, δ)-differentially private per person with ε = {epsilon} and δ = {delta}.</source>
<translation>Privacy differenziale (ε, δ) per persona con ε = {epsilon} e δ = {delta}.</translation>
</message>
<message>
<source>, and {more} more</source>
<translation>, e altri {more}</translation>
</message>
<message>
<source>, the largest centroid difference {partition_centroid_difference}</source>
<translation>, la massima differenza dei centroidi {partition_centroid_difference}</translation>
</message>
<message>
<source>/Library/Application Support/Sfumato</source>
<translation>/Library/Application Support/Sfumato</translation>
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
<source>1 class holds one single value, which is thereby disclosed</source>
<translation>1 classe contiene un solo valore, che così è divulgato</translation>
</message>
<message>
<source>1 field</source>
<translation>1 campo</translation>
</message>
<message>
<source>1 keeps every edge; 0 lets edges vanish that the noise took to zero. For weights that are not whole numbers, 1 stands for the next number of one digit below the smallest weight of the file.</source>
<translation>1 mantiene ogni arco; 0 fa sparire gli archi che il rumore ha portato a zero. Per pesi non interi, 1 sta per il più vicino numero di una cifra sotto il peso minimo del file.</translation>
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
<source>1 parameter</source>
<translation>1 parametro</translation>
</message>
<message>
<source>1 row</source>
<translation>1 riga</translation>
</message>
<message>
<source>1 sensitive value</source>
<translation>1 valore sensibile</translation>
</message>
<message>
<source>1 to {numbers}, in the order of the rows</source>
<translation>da 1 a {numbers}, nell'ordine delle righe</translation>
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
<source>: something else is in it, or another version of pyarrow wrote it</source>
<translation>: contiene altro, o lo ha scritto un'altra versione di pyarrow</translation>
</message>
<message>
<source>; about ε = {reach} would let the strongest tenth of the edges through</source>
<translation>; circa ε = {reach} lascerebbe passare il decimo più forte degli archi</translation>
</message>
<message>
<source>A column that is an identifier</source>
<translation>Una colonna che è un identificatore</translation>
</message>
<message>
<source>A component whose variances (on standardised columns) add up to less does not leave its site, nor the house.</source>
<translation>Una componente le cui varianze (su colonne standardizzate) sommano a meno non lascia la sua sede, né l'ente.</translation>
</message>
<message>
<source>A key for the masks, nothing of the rows. Its fingerprint is {key}.</source>
<translation>Una chiave per le maschere, nulla delle righe. La sua impronta è {key}.</translation>
</message>
<message>
<source>A person counts</source>
<translation>Una persona conta</translation>
</message>
<message>
<source>A person is who has one spelling in the person column, capitals, blanks and invisible characters aside.</source>
<translation>Una persona è chi ha una stessa grafia nella colonna persona, a parte maiuscole, spazi e caratteri invisibili.</translation>
</message>
<message>
<source>A person with several series is protected as several series.</source>
<translation>Una persona con più serie è protetta come più serie.</translation>
</message>
<message>
<source>A point is core when at least so many points, itself counted, lie within ε.</source>
<translation>Un punto è un nucleo quando almeno tanti punti, sé compreso, stanno entro ε.</translation>
</message>
<message>
<source>A row is covered where a component is at least as dense as a normal distribution of this share of the columns' standard deviations is at three of its own. Smaller: more components.</source>
<translation>Una riga è coperta dove una componente è densa almeno quanto lo è, a tre delle proprie deviazioni standard, una distribuzione normale con questa quota delle deviazioni standard delle colonne. Più piccolo: più componenti.</translation>
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
<source>A site that has more lets each reach farther, a quarter at a time, until so few are left.</source>
<translation>Una sede che ne ha di più lascia che ciascuno arrivi più lontano, un quarto alla volta, finché ne restano così pochi.</translation>
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
<source>Address such as tcp://host:8786: each site's file is read on its worker and stays there. Whoever may submit work to the scheduler can run any code on the workers, and scheduler and workers can run code here: only machines of your own house.</source>
<translation>Indirizzo come tcp://host:8786: il file di ogni sede è letto sul suo worker e vi resta. Chi può inviare lavoro allo scheduler può eseguire qualsiasi codice sui worker, e scheduler e worker possono eseguire codice qui: solo macchine del proprio ente.</translation>
</message>
<message>
<source>Adds exact integer noise to the count of every variant and releases those above a threshold: (ε, δ)-differential privacy for every case, or every person whose column is named.</source>
<translation>Aggiunge rumore intero esatto al conteggio di ogni variante e rilascia quelle sopra una soglia: privacy differenziale (ε, δ) per ogni caso, o per ogni persona se la colonna è indicata.</translation>
</message>
<message>
<source>Adds noise to numbers; the distribution can be reconstructed, the single value cannot.</source>
<translation>Aggiunge rumore ai numeri; la distribuzione si può ricostruire, il singolo valore no.</translation>
</message>
<message>
<source>Adjusted Rand index to EM on pooled rows with its own number of components, by least BIC: 1 the same, 0 unrelated.</source>
<translation>Indice di Rand corretto rispetto a EM su righe riunite con il proprio numero di componenti, secondo il BIC minimo: 1 uguale, 0 nessun legame.</translation>
</message>
<message>
<source>Adjusted Rand index to the best of five runs on pooled rows, which start elsewhere: 1 the same, 0 unrelated.</source>
<translation>Indice di Rand corretto rispetto alla migliore di cinque esecuzioni su righe riunite, che partono da altri punti: 1 uguale, 0 nessun legame.</translation>
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
<source>Agreement with a central run</source>
<translation>Concordanza con un'esecuzione centrale</translation>
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
<source>All {rows} rows with all clustered columns.</source>
<translation>Tutte le {rows} righe con tutte le colonne del clustering.</translation>
</message>
<message>
<source>Allow them</source>
<translation>Ammetterli</translation>
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
<source>At most {cases_per_person} cases of every person count, chosen at random.</source>
<translation>Contano al massimo {cases_per_person} casi di ogni persona, scelti a caso.</translation>
</message>
<message>
<source>Attack</source>
<translation>Attacco</translation>
</message>
<message>
<source>Attack on edges</source>
<translation>Attacco agli archi</translation>
</message>
<message>
<source>Attack on edges, never above</source>
<translation>Attacco agli archi, mai sopra</translation>
</message>
<message>
<source>Attack on series</source>
<translation>Attacco alle serie</translation>
</message>
<message>
<source>Attack on series, never above</source>
<translation>Attacco alle serie, mai sopra</translation>
</message>
<message>
<source>Attack success</source>
<translation>Successo dell'attacco</translation>
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
<source>Best attacker, standard error</source>
<translation>Miglior attaccante, errore standard</translation>
</message>
<message>
<source>Beyond this nothing is released, whatever the reason.</source>
<translation>Oltre questo limite non si rilascia nulla, qualunque sia la motivazione.</translation>
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
<source>Both layers are always published, also an empty one.</source>
<translation>Entrambi gli strati sono sempre pubblicati, anche uno vuoto.</translation>
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
<source>CAREFUL: {name} leaves the public bounds {j} to {value}: is it in the same unit?</source>
<translation>ATTENZIONE: {name} esce dai limiti pubblici da {j} a {value}: è nella stessa unità?</translation>
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
<source>Case disclosure, average case</source>
<translation>Divulgazione dei casi, caso medio</translation>
</message>
<message>
<source>Case disclosure, average knowledge</source>
<translation>Divulgazione dei casi, conoscenza media</translation>
</message>
<message>
<source>Case disclosure, never above</source>
<translation>Divulgazione dei casi, mai sopra</translation>
</message>
<message>
<source>Cases</source>
<translation>Casi</translation>
</message>
<message>
<source>Cases by their number of activities.</source>
<translation>Casi secondo il numero delle loro attività.</translation>
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
<source>Chain of steps</source>
<translation>Catena di passi</translation>
</message>
<message>
<source>Chance of failure</source>
<translation>Probabilità di fallimento</translation>
</message>
<message>
<source>Chance of failure and people</source>
<translation>Probabilità di fallimento e persone</translation>
</message>
<message>
<source>Chance to single out a case when three of its activities (fewer where no case has three) are known in order, for an average case of each of the two logs.</source>
<translation>Probabilità di individuare un caso quando tre delle sue attività (meno dove nessun caso ne ha tre) sono note in ordine, per un caso medio di ciascuno dei due registri.</translation>
</message>
<message>
<source>Chance to single out a case when three of its activities (fewer where no case has three) are known in order, for an average case: before, after. After: among the cases of the original whose variant is released.</source>
<translation>Probabilità di individuare un caso quando tre delle sue attività (meno dove nessun caso ne ha tre) sono note in ordine, per un caso medio: prima, dopo. Dopo: tra i casi dell'originale la cui variante è rilasciata.</translation>
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
<source>Checks as told</source>
<translation>Controlli come dichiarati</translation>
</message>
<message>
<source>Choosing among several draws, or m by the look of the result, is not covered: the release is always a fresh draw.</source>
<translation>Scegliere tra più estrazioni, o m secondo l'aspetto del risultato, non è coperto: il rilascio è sempre una nuova estrazione.</translation>
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
<source>Clusters: AUC of telling members from strangers (0.5 is guessing).</source>
<translation>Cluster: AUC nel distinguere membri da estranei (0,5 è tirare a indovinare).</translation>
</message>
<message>
<source>Columns</source>
<translation>Colonne</translation>
</message>
<message>
<source>Columns as loaded</source>
<translation>Colonne come caricate</translation>
</message>
<message>
<source>Columns as promised</source>
<translation>Colonne come promesso</translation>
</message>
<message>
<source>Columns as the parameters ask</source>
<translation>Colonne come chiedono i parametri</translation>
</message>
<message>
<source>Columns declared</source>
<translation>Colonne dichiarate</translation>
</message>
<message>
<source>Columns described</source>
<translation>Colonne descritte</translation>
</message>
<message>
<source>Columns for patterns</source>
<translation>Colonne per i pattern</translation>
</message>
<message>
<source>Columns of the original</source>
<translation>Colonne dell'originale</translation>
</message>
<message>
<source>Columns present</source>
<translation>Colonne presenti</translation>
</message>
<message>
<source>Columns that are clustered: {columns}</source>
<translation>Colonne raggruppate in cluster: {columns}</translation>
</message>
<message>
<source>Columns that are counted: {items}</source>
<translation>Colonne contate: {items}</translation>
</message>
<message>
<source>Columns that name a person or row. They are never released.</source>
<translation>Colonne che nominano una persona o una riga. Non vengono mai rilasciate.</translation>
</message>
<message>
<source>Columns that no step touches are released as they are.</source>
<translation>Le colonne che nessun passo tocca sono rilasciate come sono.</translation>
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
<source>Columns told of</source>
<translation>Colonne di cui si dice qualcosa</translation>
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
<source>Combinations of frequent values that are left out: too few people, or others would be told of.</source>
<translation>Combinazioni di valori frequenti che sono escluse: troppo poche persone, o se ne rivelerebbero altre.</translation>
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
<source>Components</source>
<translation>Componenti</translation>
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
<source>Counted anew</source>
<translation>Ricontato</translation>
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
<source>Cover, dense as a spread of</source>
<translation>Copertura, densa come una dispersione di</translation>
</message>
<message>
<source>Cover: how many rows some component is dense at. It finds somewhat more groups than BIC.</source>
<translation>Copertura: in quante righe una componente è densa. Trova alquanti più gruppi del BIC.</translation>
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
<source>Different sequences of activities in the release.</source>
<translation>Sequenze diverse di attività nel rilascio.</translation>
</message>
<message>
<source>Differential privacy: the most one release may cost.</source>
<translation>Privacy differenziale: il massimo che un rilascio può costare.</translation>
</message>
<message>
<source>Differentially private aggregate</source>
<translation>Aggregato differenzialmente privato</translation>
</message>
<message>
<source>Digits</source>
<translation>Cifre</translation>
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
<source>Each disc is a centroid, its area the rows it stands for.</source>
<translation>Ogni disco è un centroide, la sua area le righe che rappresenta.</translation>
</message>
<message>
<source>Each disc is a representative, its area its rows.</source>
<translation>Ogni disco è un rappresentante, la sua area le sue righe.</translation>
</message>
<message>
<source>Each disc is the mean of a cluster, its area the rows of it.</source>
<translation>Ogni disco è la media di un cluster, la sua area le righe di esso.</translation>
</message>
<message>
<source>Each ellipse is a component of the released mixture, at two standard deviations.</source>
<translation>Ogni ellisse è una componente della mistura rilasciata, a due deviazioni standard.</translation>
</message>
<message>
<source>Each person adds at most one edge of weight 1, in all layers together.</source>
<translation>Ogni persona aggiunge al massimo un arco di peso 1, in tutti gli strati insieme.</translation>
</message>
<message>
<source>Each person adds at most {c} edges of weight 1, in all layers together.</source>
<translation>Ogni persona aggiunge al massimo {c} archi di peso 1, in tutti gli strati insieme.</translation>
</message>
<message>
<source>Each person keeps a random c of their edges. Fewer edges a person means less noise. Set it by what you know of the study: taken from the file, it is a fact the promise does not cover.</source>
<translation>Ogni persona mantiene c dei suoi archi a caso. Meno archi a persona significa meno rumore. Impostarlo secondo ciò che si sa dello studio: preso dal file, è un fatto che la promessa non copre.</translation>
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
<source>Edges a participant</source>
<translation>Archi per partecipante</translation>
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
<source>Edges at the fringe also carry a random factor of 1 to 5.</source>
<translation>Gli archi al margine portano anche un fattore casuale da 1 a 5.</translation>
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
<source>Edges left out</source>
<translation>Archi esclusi</translation>
</message>
<message>
<source>Edges lost</source>
<translation>Archi persi</translation>
</message>
<message>
<source>Edges of a single person also carry a random factor of 1 to 5.</source>
<translation>Gli archi di una sola persona portano anche un fattore casuale da 1 a 5.</translation>
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
<source>Edges of one person, number</source>
<translation>Archi di una persona, numero</translation>
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
<source>Edges on fewer than {least} people are left out.</source>
<translation>Gli archi su meno di {least} persone sono esclusi.</translation>
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
<source>Ends are rounded</source>
<translation>Gli estremi sono arrotondati</translation>
</message>
<message>
<source>Ends of envelopes</source>
<translation>Estremi degli inviluppi</translation>
</message>
<message>
<source>Ends of envelopes are rounded outward to three significant digits of the range; where readings are no finer than that, an end is the reading of an extreme series.</source>
<translation>Gli estremi degli inviluppi sono arrotondati verso l'esterno a tre cifre significative dell'ampiezza; dove le letture non sono più fini di così, un estremo è la lettura di una serie estrema.</translation>
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
<source>Equal rows</source>
<translation>Righe uguali</translation>
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
<source>Event logs: how surely a case is found by some of its activities, on average.</source>
<translation>Registri eventi: con quanta certezza si trova un caso da alcune sue attività, in media.</translation>
</message>
<message>
<source>Events</source>
<translation>Eventi</translation>
</message>
<message>
<source>Every class (series that share envelope and pattern) holds at least this many different values of every sensitive column. Classes that do not are merged with their nearest neighbour, which makes envelopes wider; no value is ever changed. 1 asks for nothing.</source>
<translation>Ogni classe (serie che condividono inviluppo e pattern) contiene almeno tanti valori diversi di ogni colonna sensibile. Le classi che non li hanno si fondono con la più vicina, il che allarga gli inviluppi; nessun valore è mai cambiato. 1 non chiede nulla.</translation>
</message>
<message>
<source>Every count carries exact noise, and only edges of {least} or more after the noise are published.</source>
<translation>Ogni conteggio porta rumore esatto, e si pubblicano solo gli archi con {least} o più dopo il rumore.</translation>
</message>
<message>
<source>Every envelope in {k} rows</source>
<translation>Ogni inviluppo in {k} righe</translation>
</message>
<message>
<source>Every further release of the same log adds its ε and δ.</source>
<translation>Ogni ulteriore rilascio dello stesso registro aggiunge i suoi ε e δ.</translation>
</message>
<message>
<source>Every group in {k} rows</source>
<translation>Ogni gruppo in {k} righe</translation>
</message>
<message>
<source>Every part of a pattern is there</source>
<translation>Ogni parte di un pattern è presente</translation>
</message>
<message>
<source>Every pattern of an envelope in {p} rows</source>
<translation>Ogni pattern di un inviluppo in {p} righe</translation>
</message>
<message>
<source>Every published centroid is the mean of at least {min_count} rows.</source>
<translation>Ogni centroide pubblicato è la media di almeno {min_count} righe.</translation>
</message>
<message>
<source>Every published cluster stands for at least {min_count} rows and tells only size and mean.</source>
<translation>Ogni cluster pubblicato rappresenta almeno {min_count} righe e dice solo dimensione e media.</translation>
</message>
<message>
<source>Every published component is the most likely one for at least {min_count} rows of one site, as that site counted, and its variances, over those of the whole model, add up to at least {tau}; the rows of the sample are drawn from the model.</source>
<translation>Ogni componente pubblicata è la più probabile per almeno {min_count} righe di una sede, come le ha contate quella sede, e le sue varianze, rispetto a quelle dell'intero modello, sommano almeno a {tau}; le righe del campione sono estratte dal modello.</translation>
</message>
<message>
<source>Every published envelope is shared by at least this many series: an attacker who knows values of a series faces at least k candidates.</source>
<translation>Ogni inviluppo pubblicato è condiviso da almeno tante serie: un attaccante che conosce valori di una serie ha davanti almeno k candidati.</translation>
</message>
<message>
<source>Every published envelope is shared by at least {k} series, every pattern within it by at least {p}.</source>
<translation>Ogni inviluppo pubblicato è condiviso da almeno {k} serie, ogni pattern al suo interno da almeno {p}.</translation>
</message>
<message>
<source>Every published pattern is shared by at least {least} people; whoever adds and subtracts published counts computes no group of fewer, and no value of a column follows from others with certainty.</source>
<translation>Ogni pattern pubblicato è condiviso da almeno {least} persone; chi somma e sottrae conteggi pubblicati non calcola alcun gruppo più piccolo, e nessun valore di una colonna segue da altri con certezza.</translation>
</message>
<message>
<source>Every published representative is the mean of at least {min_count} rows of one site.</source>
<translation>Ogni rappresentante pubblicato è la media di almeno {min_count} righe di una sede.</translation>
</message>
<message>
<source>Every published weight carries {params} noise of scale {noise_scale}.</source>
<translation>Ogni peso pubblicato porta rumore {params} di scala {noise_scale}.</translation>
</message>
<message>
<source>Every such class holds at least {distinct} different sensitive values.</source>
<translation>Ogni classe di questo tipo contiene almeno {distinct} valori sensibili diversi.</translation>
</message>
<message>
<source>Every table is whole</source>
<translation>Ogni tabella è completa</translation>
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
<source>Facts of the run</source>
<translation>Dati dell'esecuzione</translation>
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
<source>Fewest different sensitive values among rows that look alike.</source>
<translation>Minimo di valori sensibili diversi tra righe che si somigliano.</translation>
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
<source>Fewest people that stand behind anything published.</source>
<translation>Minimo di persone dietro qualsiasi cosa pubblicata.</translation>
</message>
<message>
<source>Fewest sensitive values in a class</source>
<translation>Minimo di valori sensibili in una classe</translation>
</message>
<message>
<source>Figures as counted</source>
<translation>Valori come contati</translation>
</message>
<message>
<source>Figures as declared</source>
<translation>Indicatori come dichiarati</translation>
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
<source>Files as promised</source>
<translation>File come promessi</translation>
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
<source>From local means</source>
<translation>Da medie locali</translation>
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
<source>Graphs: AUC of telling edges of one person apart (0.5 is guessing).</source>
<translation>Grafi: AUC nel distinguere gli archi di una persona (0,5 è tirare a indovinare).</translation>
</message>
<message>
<source>Graphs: fewest people that stand behind a published edge.</source>
<translation>Grafi: minimo di persone dietro un arco pubblicato.</translation>
</message>
<message>
<source>Graphs: how sure anybody can be that an edge rests on one person.</source>
<translation>Grafi: quanto si può essere certi che un arco si basi su una persona.</translation>
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
<source>Group sizes</source>
<translation>Dimensioni dei gruppi</translation>
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
<source>Groups too small to be answered for were counted with a neighbour: it is not exactly k-means on the pooled rows.</source>
<translation>I gruppi troppo piccoli per risponderne sono stati contati con un vicino: non è esattamente k-means sulle righe riunite.</translation>
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
<source>How far in rank two partners may be apart, as a share of the rows; one rank at least.</source>
<translation>Quanto possono distare in rango due partner, come quota delle righe; almeno un rango.</translation>
</message>
<message>
<source>How far the AUC may be off: it is an estimate from the edges of this one release.</source>
<translation>Di quanto può scostarsi l'AUC: è una stima dagli archi di questo solo rilascio.</translation>
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
<source>How likely a variant that only one case has may be released all the same. Left to itself it is the largest power of ten not above 1 / (10 · number of cases), or of persons where a person column is set.</source>
<translation>Quanto è probabile che una variante di un solo caso sia comunque rilasciata. Se non impostata, è la più grande potenza di dieci non superiore a 1 / (10 · numero di casi), o di persone dove è impostata una colonna persona.</translation>
</message>
<message>
<source>How likely the promise fails for a case; for a person where a person column is set.</source>
<translation>Quanto è probabile che la promessa venga meno per un caso; per una persona dove è impostata una colonna persona.</translation>
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
<source>How many groups are released.</source>
<translation>Quanti gruppi si rilasciano.</translation>
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
<source>How many of them a release with these parameters shows on average.</source>
<translation>Quanti ne mostra in media un rilascio con questi parametri.</translation>
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
<source>How many rows of the release hold which values.</source>
<translation>Quante righe del rilascio hanno quali valori.</translation>
</message>
<message>
<source>How many rows of this house are nearest to each component of the merged model.</source>
<translation>Quante righe di questo ente sono più vicine a ogni componente del modello fuso.</translation>
</message>
<message>
<source>How many rows of this house have each itemset that was named, and how many there are in all.</source>
<translation>Quante righe di questo ente hanno ogni insieme di elementi nominato, e quante sono in tutto.</translation>
</message>
<message>
<source>How many rows there are, and sums and squares of every column over {rows} rows.</source>
<translation>Quante righe ci sono, e somme e quadrati di ogni colonna su {rows} righe.</translation>
</message>
<message>
<source>How many values of a series the attacker knows where it succeeds most often.</source>
<translation>Quanti valori di una serie conosce l'attaccante dove riesce più spesso.</translation>
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
<source>How much of the whole variant three known activities give away, as a mean over all triples that occur, in each of the two logs.</source>
<translation>Quanto dell'intera variante rivelano tre attività note, come media su tutte le terne che ricorrono, in ciascuno dei due registri.</translation>
</message>
<message>
<source>How much of the whole variant three known activities give away, as a mean over all triples that occur: before, after.</source>
<translation>Quanto dell'intera variante rivelano tre attività note, come media su tutte le terne che ricorrono: prima, dopo.</translation>
</message>
<message>
<source>How often master and sites exchanged messages.</source>
<translation>Quante volte coordinatore e sedi si sono scambiati messaggi.</translation>
</message>
<message>
<source>How small the smallest weight of the file is can be told to one digit.</source>
<translation>Quanto è piccolo il peso minimo del file si può dire con una cifra.</translation>
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
<source>How the file was read is public: what is an edge, the categories of labels, the layers.</source>
<translation>Come è stato letto il file è pubblico: che cosa è un arco, le categorie delle etichette, gli strati.</translation>
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
<source>IP address</source>
<translation>Indirizzo IP</translation>
</message>
<message>
<source>IT CONTAINS {value}.</source>
<translation>CONTIENE {value}.</translation>
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
<source>In 19 of 20 releases every variant stands for at least so many cases (or persons) of the original.</source>
<translation>In 19 rilasci su 20 ogni variante rappresenta almeno tanti casi (o persone) dell'originale.</translation>
</message>
<message>
<source>In an aggregate: how many people stand behind the edge. Where weights count people, name the weight column here too.</source>
<translation>In un aggregato: quante persone stanno dietro l'arco. Dove i pesi contano persone, indicare anche qui la colonna dei pesi.</translation>
</message>
<message>
<source>In every round the master sees only totals over all sites.</source>
<translation>In ogni turno il coordinatore vede solo i totali di tutte le sedi.</translation>
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
<source>It contains no row, no value of a single row, and nothing that stands for fewer than {floor} rows.</source>
<translation>Non contiene alcuna riga, alcun valore di una singola riga, né nulla che rappresenti meno di {floor} righe.</translation>
</message>
<message>
<source>It is a measured value</source>
<translation>È un valore misurato</translation>
</message>
<message>
<source>It is k-means on the pooled rows from the same start.</source>
<translation>È k-means sulle righe riunite dalla stessa partenza.</translation>
</message>
<message>
<source>It is no differential privacy: the model tells the shape of groups, and who is certain of a group's membership learns what the group is like. Counts are rounded down.</source>
<translation>Non è privacy differenziale: il modello dice la forma dei gruppi, e chi è certo dell'appartenenza a un gruppo apprende com'è il gruppo. I conteggi sono arrotondati per difetto.</translation>
</message>
<message>
<source>It is no differential privacy: what most people with a pattern have in common is told. Counts leave out people of a site where fewer than {least} have the value.{two}</source>
<translation>Non è privacy differenziale: ciò che la maggior parte delle persone con un pattern ha in comune viene detto. I conteggi tralasciano le persone di una sede dove meno di {least} hanno il valore.{two}</translation>
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
<source>Keep the first of each</source>
<translation>Mantieni la prima di ciascuna</translation>
</message>
<message>
<source>Keep the first {min} points of all</source>
<translation>Mantieni i primi {min} punti di tutte</translation>
</message>
<message>
<source>Keep the last of each</source>
<translation>Mantieni l'ultima di ciascuna</translation>
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
<source>Kind of weights</source>
<translation>Tipo di pesi</translation>
</message>
<message>
<source>Known distribution</source>
<translation>Distribuzione nota</translation>
</message>
<message>
<source>Known values of that attack</source>
<translation>Valori noti di quell'attacco</translation>
</message>
<message>
<source>Labels are published as they are.</source>
<translation>Le etichette sono pubblicate come sono.</translation>
</message>
<message>
<source>Labels in one spelling</source>
<translation>Etichette in una sola grafia</translation>
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
<source>Largest chance for one series, whatever the attacker knows of it.</source>
<translation>Massima probabilità per una serie, qualunque cosa ne sappia l'attaccante.</translation>
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
<source>Largest δ in all</source>
<translation>Massimo δ in tutto</translation>
</message>
<message>
<source>Largest δ per release</source>
<translation>Massimo δ per rilascio</translation>
</message>
<message>
<source>Largest ε in all</source>
<translation>Massimo ε in tutto</translation>
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
<source>Leaves as it is</source>
<translation>Esce com'è</translation>
</message>
<message>
<source>Left by filtering</source>
<translation>Lasciato dal filtraggio</translation>
</message>
<message>
<source>Left by filtering, never below</source>
<translation>Lasciato dal filtraggio, mai sotto</translation>
</message>
<message>
<source>Left by the distribution</source>
<translation>Lasciato dalla distribuzione</translation>
</message>
<message>
<source>Left by the distribution, never below</source>
<translation>Lasciato dalla distribuzione, mai sotto</translation>
</message>
<message>
<source>Length kept</source>
<translation>Lunghezza mantenuta</translation>
</message>
<message>
<source>Length of the released cases</source>
<translation>Lunghezza dei casi rilasciati</translation>
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
<source>Long layout only: what to do where a series has two or more readings for one time point. Readings that are set aside are counted and reported.</source>
<translation>Solo disposizione lunga: che cosa fare dove una serie ha due o più letture per un istante. Le letture messe da parte sono contate e riportate.</translation>
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
<source>Manifest as declared</source>
<translation>Manifesto come dichiarato</translation>
</message>
<message>
<source>Manifest reads</source>
<translation>Il manifesto si legge</translation>
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
<source>Masks between two sites protect nothing from each other: each can subtract its own part from the total.</source>
<translation>Le maschere tra due sedi non proteggono l'una dall'altra: ciascuna può sottrarre la propria parte dal totale.</translation>
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
<source>Mean chance that one who knows values of a series, and perhaps its pattern, picks the right row, at the number of known values where it is highest.</source>
<translation>Probabilità media che chi conosce valori di una serie, e forse il suo pattern, scelga la riga giusta, al numero di valori noti in cui è più alta.</translation>
</message>
<message>
<source>Mean distance of a cell from its original: numbers in units of √2 standard deviations, a category that changed counts 1.</source>
<translation>Distanza media di una cella dal suo originale: i numeri in unità di √2 deviazioni standard, una categoria cambiata conta 1.</translation>
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
<source>Means of tight groups are still near their rows; sizes are exact, and so are radii, which are root mean square distances. {all_but_one}</source>
<translation>Le medie di gruppi stretti sono ancora vicine alle loro righe; le dimensioni sono esatte, e così i raggi, che sono distanze quadratiche medie. {all_but_one}</translation>
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
<source>Membership attack, never above</source>
<translation>Attacco di appartenenza, mai sopra</translation>
</message>
<message>
<source>Merge</source>
<translation>Fondi</translation>
</message>
<message>
<source>Merge small patterns by</source>
<translation>Fondi i pattern piccoli per</translation>
</message>
<message>
<source>Messages between sites and master that hold original rows, values of single rows, or groups of too few. They do not leave with the release.</source>
<translation>Messaggi tra sedi e coordinatore che contengono righe originali, valori di singole righe o gruppi troppo piccoli. Non escono con il rilascio.</translation>
</message>
<message>
<source>Messages with original points</source>
<translation>Messaggi con punti originali</translation>
</message>
<message>
<source>Method: {title}</source>
<translation>Metodo: {title}</translation>
</message>
<message>
<source>Missing cells</source>
<translation>Celle mancanti</translation>
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
<source>Most representatives of a site</source>
<translation>Massimo di rappresentanti di una sede</translation>
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
<source>No class holds fewer rows than this; categories with fewer are merged into (other). Missing cells are a class too: fewer than this are put into another one.</source>
<translation>Nessuna classe contiene meno righe di così; le categorie con meno si fondono in (other). Anche le celle mancanti sono una classe: se sono meno di così, si mettono in un'altra.</translation>
</message>
<message>
<source>No edge is invented.</source>
<translation>Nessun arco è inventato.</translation>
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
<source>No guarantee: a person may still be found by several columns together.</source>
<translation>Nessuna garanzia: una persona può ancora essere trovata tramite più colonne insieme.</translation>
</message>
<message>
<source>No identifier</source>
<translation>Nessun identificatore</translation>
</message>
<message>
<source>No invented variant</source>
<translation>Nessuna variante inventata</translation>
</message>
<message>
<source>No masks: the master sees the answers of this house alone.</source>
<translation>Nessuna maschera: il coordinatore vede le risposte di questo solo ente.</translation>
</message>
<message>
<source>No original row leaves this house.</source>
<translation>Nessuna riga originale lascia questo ente.</translation>
</message>
<message>
<source>No original row repeated</source>
<translation>Nessuna riga originale ripetuta</translation>
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
<source>No weight as it was</source>
<translation>Nessun peso com'era</translation>
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
<source>Noise and rounding</source>
<translation>Rumore e arrotondamento</translation>
</message>
<message>
<source>Noise bound k</source>
<translation>Limite del rumore k</translation>
</message>
<message>
<source>Noise can be filtered out in part where columns hang together.</source>
<translation>Il rumore si può in parte filtrare dove le colonne sono legate tra loro.</translation>
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
<source>Noisy number of cases of every variant, the commonest first.</source>
<translation>Numero di casi, con rumore, di ogni variante, a partire dalla più frequente.</translation>
</message>
<message>
<source>Normal noise is mostly small and sometimes large; uniform noise never exceeds ±α.</source>
<translation>Il rumore normale è per lo più piccolo e a volte grande; quello uniforme non supera mai ±α.</translation>
</message>
<message>
<source>Nothing but files</source>
<translation>Nient'altro che file</translation>
</message>
<message>
<source>Nothing else is in model.json</source>
<translation>In model.json non c'è altro</translation>
</message>
<message>
<source>Nothing else is in the file</source>
<translation>Nel file non c'è altro</translation>
</message>
<message>
<source>Nothing else is in {name}</source>
<translation>In {name} non c'è altro</translation>
</message>
<message>
<source>Nothing leaves this house with this step; its labels are written here.</source>
<translation>Con questo passo nulla lascia questo ente; le sue etichette si scrivono qui.</translation>
</message>
<message>
<source>Nothing that stands for fewer rows is published or, where the method can, leaves a site.</source>
<translation>Nulla che rappresenti meno righe viene pubblicato o, dove il metodo può, lascia una sede.</translation>
</message>
<message>
<source>Nothing that stands for fewer than {floor} rows of this house leaves it, whatever the master asks.</source>
<translation>Nulla che rappresenti meno di {floor} righe di questo ente lo lascia, qualunque cosa chieda il coordinatore.</translation>
</message>
<message>
<source>Nothing: no group of this house is large enough.</source>
<translation>Nulla: nessun gruppo di questo ente è abbastanza grande.</translation>
</message>
<message>
<source>Numbers are put into classes, rare categories are merged. Left empty: the quasi-identifiers, or else every numeric column (in a chain those that are not to be protected).</source>
<translation>I numeri si mettono in classi, le categorie rare si fondono. Vuoto: i quasi-identificatori, altrimenti ogni colonna numerica (in una catena quelle che non sono da proteggere).</translation>
</message>
<message>
<source>Numbers of clusters</source>
<translation>Numeri dei cluster</translation>
</message>
<message>
<source>Numbers of the groups</source>
<translation>Numeri dei gruppi</translation>
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
<source>ORIGINAL ROWS LEAVE: {leaves}.</source>
<translation>ESCONO RIGHE ORIGINALI: {leaves}.</translation>
</message>
<message>
<source>Of all published edges.</source>
<translation>Di tutti gli archi pubblicati.</translation>
</message>
<message>
<source>Of all rows under the released mixture.</source>
<translation>Di tutte le righe sotto la mistura rilasciata.</translation>
</message>
<message>
<source>Of the people with the first, so many have the second.</source>
<translation>Delle persone con il primo, altrettante hanno il secondo.</translation>
</message>
<message>
<source>Of the strongest tenth of the edges, how many still are.</source>
<translation>Del decimo più forte degli archi, quanti lo sono ancora.</translation>
</message>
<message>
<source>Of two sites each can subtract its own counts from the totals.</source>
<translation>Di due sedi ciascuna può sottrarre i propri conteggi dai totali.</translation>
</message>
<message>
<source>Of two sites each can subtract its own part from the total.</source>
<translation>Di due sedi ciascuna può sottrarre la propria parte dal totale.</translation>
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
<source>One case of every person counts, chosen at random.</source>
<translation>Conta un caso di ogni persona, scelto a caso.</translation>
</message>
<message>
<source>One envelope a group</source>
<translation>Un inviluppo per gruppo</translation>
</message>
<message>
<source>One spelling for a value</source>
<translation>Una sola grafia per un valore</translation>
</message>
<message>
<source>One who knows values and shape of a curve is left with {p} candidates, not {k}.</source>
<translation>A chi conosce valori e forma di una curva restano {p} candidati, non {k}.</translation>
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
<source>Or vouch for it</source>
<translation>Oppure garantirne</translation>
</message>
<message>
<source>Order</source>
<translation>Ordine</translation>
</message>
<message>
<source>Order in the audit</source>
<translation>Ordine nell'audit</translation>
</message>
<message>
<source>Order of the components</source>
<translation>Ordine delle componenti</translation>
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
<source>P ({p}) is larger than k ({k})</source>
<translation>P ({p}) è maggiore di k ({k})</translation>
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
<translation>Parametri come dichiarati</translation>
</message>
<message>
<source>Parameters that differ from the defaults: {joining}</source>
<translation>Parametri diversi dai predefiniti: {joining}</translation>
</message>
<message>
<source>Parquet</source>
<translation>Parquet</translation>
</message>
<message>
<source>Parquet file</source>
<translation>file Parquet</translation>
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
<source>Participants in the file.</source>
<translation>Partecipanti nel file.</translation>
</message>
<message>
<source>Partners</source>
<translation>Partner</translation>
</message>
<message>
<source>Partners: none, the master sees this house alone</source>
<translation>Partner: nessuno, il coordinatore vede questo solo ente</translation>
</message>
<message>
<source>Partners: {others}</source>
<translation>Partner: {others}</translation>
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
<source>Pattern loss, all series</source>
<translation>Perdita di pattern, tutte le serie</translation>
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
<source>People</source>
<translation>Persone</translation>
</message>
<message>
<source>People behind an edge</source>
<translation>Persone dietro un arco</translation>
</message>
<message>
<source>People behind an edge, never below</source>
<translation>Persone dietro un arco, mai sotto</translation>
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
<source>Persons are not protected as such: a person with c cases is protected with c·ε only, unless a person column bounds them.</source>
<translation>Le persone non sono protette come tali: una persona con c casi è protetta solo con c·ε, a meno che una colonna persona li limiti.</translation>
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
<source>Posterior on an edge</source>
<translation>Probabilità a posteriori su un arco</translation>
</message>
<message>
<source>Posterior on an edge, never above</source>
<translation>Probabilità a posteriori su un arco, mai sopra</translation>
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
<source>Promise as made</source>
<translation>Promessa come fatta</translation>
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
<source>Published as it is, next to the envelope, such as a tariff or a diagnosis: the values are not protected. Never guessed: a column is published only when you choose it here.</source>
<translation>Pubblicata com'è, accanto all'inviluppo, come una tariffa o una diagnosi: i valori non sono protetti. Mai per supposizione: una colonna è pubblicata solo se la si sceglie qui.</translation>
</message>
<message>
<source>Published as it is: {names}; where a class shares a value, it is disclosed.</source>
<translation>Pubblicato com'è: {names}; dove una classe condivide un valore, è divulgato.</translation>
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
<source>Radii</source>
<translation>Raggi</translation>
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
<source>Rank: {text} is written {wanted}</source>
<translation>Rango: {text} si scrive {wanted}</translation>
</message>
<message>
<source>Rare sensitive values</source>
<translation>Valori sensibili rari</translation>
</message>
<message>
<source>Rare sensitive values, never above</source>
<translation>Valori sensibili rari, mai sopra</translation>
</message>
<message>
<source>Read as the original</source>
<translation>Letto come l'originale</translation>
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
<source>Really unique cases shown</source>
<translation>Casi davvero unici mostrati</translation>
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
<source>Record linkage, never above</source>
<translation>Collegamento di record, mai sopra</translation>
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
<source>Release reads</source>
<translation>Il rilascio si legge</translation>
</message>
<message>
<source>Release the variants of a process with differential privacy, and see which became which.</source>
<translation>Rilasciare le varianti di un processo con privacy differenziale, e vedere quale è diventata quale.</translation>
</message>
<message>
<source>Released as they are, and not protected: {kept}.</source>
<translation>Rilasciate come sono, e non protette: {kept}.</translation>
</message>
<message>
<source>Released centroids</source>
<translation>Centroidi rilasciati</translation>
</message>
<message>
<source>Released clusters</source>
<translation>Cluster rilasciati</translation>
</message>
<message>
<source>Released mixture</source>
<translation>Mistura rilasciata</translation>
</message>
<message>
<source>Released over original: 1 keeps the total.</source>
<translation>Rilasciato su originale: 1 mantiene il totale.</translation>
</message>
<message>
<source>Released patterns</source>
<translation>Pattern rilasciati</translation>
</message>
<message>
<source>Released representatives</source>
<translation>Rappresentanti rilasciati</translation>
</message>
<message>
<source>Released rules</source>
<translation>Regole rilasciate</translation>
</message>
<message>
<source>Released variants</source>
<translation>Varianti di traccia rilasciate</translation>
</message>
<message>
<source>Releases of the same maps add up: two of them cost 2ε and 2δ.</source>
<translation>I rilasci delle stesse mappe si sommano: due costano 2ε e 2δ.</translation>
</message>
<message>
<source>Releasing</source>
<translation>Rilascio in corso</translation>
</message>
<message>
<source>Releasing the same maps twice gives more away than once.</source>
<translation>Rilasciare due volte le stesse mappe rivela più di una volta sola.</translation>
</message>
<message>
<source>Repeated readings</source>
<translation>Letture ripetute</translation>
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
<source>Report as made</source>
<translation>Rapporto come fatto</translation>
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
<source>Round released values to as many decimals as the input has: an age stays a whole number.</source>
<translation>Arrotondare i valori rilasciati a tanti decimali quanti ne ha l'originale: un'età resta un numero intero.</translation>
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
<source>Rows behind each component</source>
<translation>Righe dietro ogni componente</translation>
</message>
<message>
<source>Rows belong together</source>
<translation>Le righe restano insieme</translation>
</message>
<message>
<source>Rows left out</source>
<translation>Righe escluse</translation>
</message>
<message>
<source>Rows left out, never above</source>
<translation>Righe escluse, mai sopra</translation>
</message>
<message>
<source>Rows may cross the border</source>
<translation>Le righe possono attraversare il confine</translation>
</message>
<message>
<source>Rows not told of</source>
<translation>Righe di cui non si dice nulla</translation>
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
<source>Rows that look alike</source>
<translation>Righe che si somigliano</translation>
</message>
<message>
<source>Rows that look alike, never below</source>
<translation>Righe che si somigliano, mai sotto</translation>
</message>
<message>
<source>Rows that no other equals</source>
<translation>Righe che nessun'altra eguaglia</translation>
</message>
<message>
<source>Rows that stand alone</source>
<translation>Righe isolate</translation>
</message>
<message>
<source>Rows that stand alone, never above</source>
<translation>Righe isolate, mai sopra</translation>
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
<source>Sample follows the model</source>
<translation>Il campione segue il modello</translation>
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
<source>Sensitive columns leave as they are: where a class shares a value, it is disclosed.</source>
<translation>Le colonne sensibili escono come sono: dove una classe condivide un valore, è divulgato.</translation>
</message>
<message>
<source>Sensitive columns: {sensitive}</source>
<translation>Colonne sensibili: {sensitive}</translation>
</message>
<message>
<source>Sensitive values</source>
<translation>Valori sensibili</translation>
</message>
<message>
<source>Sensitive values in a class</source>
<translation>Valori sensibili in una classe</translation>
</message>
<message>
<source>Sensitive values in a class, never below</source>
<translation>Valori sensibili in una classe, mai sotto</translation>
</message>
<message>
<source>Sensitive values l</source>
<translation>Valori sensibili l</translation>
</message>
<message>
<source>Sensitive values lie with their series</source>
<translation>I valori sensibili stanno con le loro serie</translation>
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
<source>Series in groups that agree on a reading: it is published as it is, without an interval around it.</source>
<translation>Serie in gruppi che concordano su una lettura: è pubblicata com'è, senza un intervallo attorno.</translation>
</message>
<message>
<source>Series in one-valued groups</source>
<translation>Serie in gruppi a valore unico</translation>
</message>
<message>
<source>Series in one-valued pattern classes</source>
<translation>Serie in classi di pattern a valore unico</translation>
</message>
<message>
<source>Series suppressed</source>
<translation>Serie soppresse</translation>
</message>
<message>
<source>Series that could not be published without breaking the promise.</source>
<translation>Serie che non si potevano pubblicare senza rompere la promessa.</translation>
</message>
<message>
<source>Series whose pattern is too rare take the pattern of the nearest one: nearest to their mean series, or to their own pattern as in the paper.</source>
<translation>Le serie con un pattern troppo raro prendono quello del più vicino: più vicino alla loro serie media, o al loro pattern come nell'articolo.</translation>
</message>
<message>
<source>Series whose sensitive value is disclosed to one who knows values and pattern.</source>
<translation>Serie il cui valore sensibile è divulgato a chi conosce valori e pattern.</translation>
</message>
<message>
<source>Series whose whole group shares one sensitive value: the value is disclosed though the row is not.</source>
<translation>Serie il cui intero gruppo condivide un valore sensibile: il valore è divulgato anche se la riga non lo è.</translation>
</message>
<message>
<source>Series with a reading all share</source>
<translation>Serie con una lettura comune a tutti</translation>
</message>
<message>
<source>Series with gaps</source>
<translation>Serie con lacune</translation>
</message>
<message>
<source>Several steps one after the other, each on its own columns.</source>
<translation>Più passi uno dopo l'altro, ciascuno sulle proprie colonne.</translation>
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
<source>Share of people that must have a value. Its combinations are listed down to 'Fewest people', so that a table is whole; rules need this share too.</source>
<translation>Quota di persone che devono avere un valore. Le sue combinazioni sono elencate fino a «Minimo di persone», così che una tabella sia completa; anche le regole richiedono questa quota.</translation>
</message>
<message>
<source>Share of people with A that also have B, for A ⇒ B.</source>
<translation>Quota di persone con A che hanno anche B, per A ⇒ B.</translation>
</message>
<message>
<source>Share of released rows that no other row equals in quasi-identifiers and in columns that leave as they are.</source>
<translation>Quota di righe rilasciate che nessun'altra riga eguaglia nei quasi-identificatori e nelle colonne che escono come sono.</translation>
</message>
<message>
<source>Share of released rows whose nearest original is their own.</source>
<translation>Quota di righe rilasciate il cui originale più vicino è il proprio.</translation>
</message>
<message>
<source>Share of rows that some component is dense at.</source>
<translation>Quota di righe in cui una componente è densa.</translation>
</message>
<message>
<source>Share of series published with another pattern than their own at that level.</source>
<translation>Quota di serie pubblicate con un pattern diverso dal proprio a quel livello.</translation>
</message>
<message>
<source>Share of the cases left over after equal variants were matched.</source>
<translation>Quota di casi rimasti dopo l'abbinamento delle varianti uguali.</translation>
</message>
<message>
<source>Share of the cases whose variant nobody shares, in each of the two logs.</source>
<translation>Quota dei casi la cui variante nessuno condivide, in ciascuno dei due registri.</translation>
</message>
<message>
<source>Share of the cases whose variant nobody shares, in the original and among the cases of the original whose variant is released.</source>
<translation>Quota dei casi la cui variante nessuno condivide, nell'originale e tra i casi dell'originale la cui variante è rilasciata.</translation>
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
<source>Share of the released rows that stand alone with all their cells, sensitive columns included.</source>
<translation>Quota delle righe rilasciate che sono isolate con tutte le loro celle, colonne sensibili comprese.</translation>
</message>
<message>
<source>Share of the released rows whose sensitive value too few rows hold.</source>
<translation>Quota delle righe rilasciate il cui valore sensibile è di troppo poche righe.</translation>
</message>
<message>
<source>Share of the rows (series, cases) of the file that may be dropped or filled in.</source>
<translation>Quota delle righe (serie, casi) del file che si possono eliminare o riempire.</translation>
</message>
<message>
<source>Share of the rows that no other row equals in quasi-identifiers and untouched columns.</source>
<translation>Quota delle righe che nessun'altra riga eguaglia nei quasi-identificatori e nelle colonne non toccate.</translation>
</message>
<message>
<source>Share of the rows that nothing published stands for.</source>
<translation>Quota delle righe che nulla di pubblicato rappresenta.</translation>
</message>
<message>
<source>Share of the series whose sensitive values, all columns together, fewer than P series hold.</source>
<translation>Quota delle serie i cui valori sensibili, tutte le colonne insieme, sono di meno di P serie.</translation>
</message>
<message>
<source>Share of weight that goes both ways, before and after.</source>
<translation>Quota di peso in entrambe le direzioni, prima e dopo.</translation>
</message>
<message>
<source>Shared readings</source>
<translation>Letture condivise</translation>
</message>
<message>
<source>Shares</source>
<translation>Quote</translation>
</message>
<message>
<source>Shares of the released values ({law} noise of {scale}) and the distribution that anyone can reconstruct from them.</source>
<translation>Quote dei valori rilasciati (rumore {law} di {scale}) e la distribuzione che chiunque può ricostruirne.</translation>
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
<source>Single cases</source>
<translation>Singoli casi</translation>
</message>
<message>
<source>Single mentions at the rim of the graph also carry a random factor of 1 to 5.</source>
<translation>Anche le menzioni singole al margine del grafo portano un fattore casuale da 1 a 5.</translation>
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
<source>Sites as loaded</source>
<translation>Sedi come caricate</translation>
</message>
<message>
<source>Sites hide their answers of every round from the master with pairwise masks; only the totals show. Not where sites hold columns, nor for the means to start from.</source>
<translation>Le sedi nascondono le risposte di ogni turno al coordinatore con maschere a coppie; si vedono solo i totali. Non dove le sedi hanno colonne, né per le medie di partenza.</translation>
</message>
<message>
<source>Sites hold</source>
<translation>Le sedi hanno</translation>
</message>
<message>
<source>Sites hold other columns of the same rows</source>
<translation>Le sedi hanno altre colonne delle stesse righe</translation>
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
<source>Smallest class of equal rows</source>
<translation>Classe minima di righe uguali</translation>
</message>
<message>
<source>Smallest group</source>
<translation>Gruppo minimo</translation>
</message>
<message>
<source>Smallest group, never below</source>
<translation>Gruppo minimo, mai sotto</translation>
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
<source>Sums are masked: the master sees only totals over the {count} sites, if it hands out their own keys.</source>
<translation>Le somme sono mascherate: il coordinatore vede solo i totali delle {count} sedi, se distribuisce le loro vere chiavi.</translation>
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
<source>Tables: fewest rows that are equal in quasi-identifiers and in columns that leave as they are, as counted.</source>
<translation>Tabelle: minimo di righe uguali nei quasi-identificatori e nelle colonne che escono come sono, secondo il conteggio.</translation>
</message>
<message>
<source>Tables: share of a claimed privacy level that filtering noise out must leave.</source>
<translation>Tabelle: quota di un livello di privacy dichiarato che filtrare il rumore deve lasciare.</translation>
</message>
<message>
<source>Tables: share of a claimed privacy level that knowing the distribution must leave.</source>
<translation>Tabelle: quota di un livello di privacy dichiarato che conoscere la distribuzione deve lasciare.</translation>
</message>
<message>
<source>Tables: share of noisy values that rounding to the column's step gives back.</source>
<translation>Tabelle: quota di valori con rumore che l'arrotondamento al passo della colonna riporta.</translation>
</message>
<message>
<source>Tables: share of the released rows that find their original.</source>
<translation>Tabelle: quota delle righe rilasciate che trovano il loro originale.</translation>
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
<source>Take their mean</source>
<translation>Prendi la loro media</translation>
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
<source>The columns of the series in order (long layout: the one column that says when). Left empty: every numeric column that has no other role, in file order.</source>
<translation>Le colonne della serie in ordine (disposizione lunga: l'unica colonna che dice quando). Vuoto: ogni colonna numerica senza altro ruolo, nell'ordine del file.</translation>
</message>
<message>
<source>The columns to protect, or else every number</source>
<translation>Le colonne da proteggere, altrimenti ogni numero</translation>
</message>
<message>
<source>The counts of {itemsets} patterns that may be published, and no others.</source>
<translation>I conteggi di {itemsets} pattern che si possono pubblicare, e nessun altro.</translation>
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
<source>The ends of an envelope are readings of the series that lie outermost. Rounded outward to three significant digits of the range of their time point they no longer tell them exactly.</source>
<translation>Gli estremi di un inviluppo sono letture delle serie più esterne. Arrotondati verso l'esterno a tre cifre significative dell'ampiezza del loro istante non le rivelano più esattamente.</translation>
</message>
<message>
<source>The ends of an envelope are the exact readings of the series that lie outermost.</source>
<translation>Gli estremi di un inviluppo sono le letture esatte delle serie più esterne.</translation>
</message>
<message>
<source>The fewest different sensitive values among rows that look alike.</source>
<translation>Il minimo di valori sensibili diversi tra righe che si somigliano.</translation>
</message>
<message>
<source>The fewest different values of a sensitive column among series that share envelope and pattern.</source>
<translation>Il minimo di valori diversi di una colonna sensibile tra serie che condividono inviluppo e pattern.</translation>
</message>
<message>
<source>The fewest rows anything published stands for.</source>
<translation>Il minimo di righe rappresentate da ciò che è pubblicato.</translation>
</message>
<message>
<source>The fewest rows of the release that are equal in every cell, sensitive columns included.</source>
<translation>Il minimo di righe del rilascio uguali in ogni cella, colonne sensibili comprese.</translation>
</message>
<message>
<source>The fewest rows that share all quasi-identifiers and all columns that leave as they are.</source>
<translation>Il minimo di righe che condividono tutti i quasi-identificatori e tutte le colonne che escono come sono.</translation>
</message>
<message>
<source>The fewest series that share envelope and pattern: the effective anonymity of one who knows both.</source>
<translation>Il minimo di serie che condividono inviluppo e pattern: l'anonimato effettivo verso chi conosce entrambi.</translation>
</message>
<message>
<source>The fewest series that share one envelope.</source>
<translation>Il minimo di serie che condividono un inviluppo.</translation>
</message>
<message>
<source>The houses agree that rows leave them: sampled ones to start from (k-means‖), and, where sites hold columns, distances of every row, assignments and rows as centres. Without it nothing is released when they did.</source>
<translation>Gli enti concordano che delle righe li lascino: righe campionate da cui partire (k-means‖) e, dove le sedi hanno colonne, distanze di ogni riga, assegnazioni e righe come centri. Senza questo accordo non si rilascia nulla quando è avvenuto.</translation>
</message>
<message>
<source>The key of {name}, as the master sent it: {key}.</source>
<translation>La chiave di {name}, come l'ha inviata il coordinatore: {key}.</translation>
</message>
<message>
<source>The law of the noise. Only Laplace has a cap on what an attacker can be sure of.</source>
<translation>La legge del rumore. Solo Laplace limita ciò di cui un attaccante può essere certo.</translation>
</message>
<message>
<source>The month stands first</source>
<translation>Prima il mese</translation>
</message>
<message>
<source>The most one release may leave to chance.</source>
<translation>Il massimo che un rilascio può lasciare al caso.</translation>
</message>
<message>
<source>The names of values in {tables} tables that hold no cell of fewer than {floor} rows of this house, and of values it holds too rarely. No counts.</source>
<translation>I nomi di valori in {tables} tabelle che non contengono celle di meno di {floor} righe di questo ente, e di valori che esso ha troppo di rado. Nessun conteggio.</translation>
</message>
<message>
<source>The names of {named} values that at least {floor} rows of this house have.</source>
<translation>I nomi di {named} valori che almeno {floor} righe di questo ente hanno.</translation>
</message>
<message>
<source>The noise of the chosen columns has the same correlations as the data: harder to filter out, and correlations stay. Rows may become harder or easier to link (easier where one factor drives all columns): look at the attackers. Normal noise only.</source>
<translation>Il rumore delle colonne scelte ha le stesse correlazioni dei dati: più difficile da filtrare, e le correlazioni restano. Le righe possono diventare più difficili o più facili da collegare (più facili dove un fattore guida tutte le colonne): guardare gli attaccanti. Solo rumore normale.</translation>
</message>
<message>
<source>The order of magnitude of the number of cases is taken as known.</source>
<translation>L'ordine di grandezza del numero di casi si considera noto.</translation>
</message>
<message>
<source>The privacy budget: how much the odds of anything about one person may change, as e^ε. Smaller is safer and leaves fewer edges.</source>
<translation>Il budget di privacy: quanto possono cambiare le probabilità di qualcosa su una persona, come e^ε. Più piccolo è più sicuro e lascia meno archi.</translation>
</message>
<message>
<source>The quasi-identifiers, or else every column</source>
<translation>I quasi-identificatori, altrimenti ogni colonna</translation>
</message>
<message>
<source>The quasi-identifiers, or else every number</source>
<translation>I quasi-identificatori, altrimenti ogni numero</translation>
</message>
<message>
<source>The quasi-identifiers, or else every number that is not to be protected</source>
<translation>I quasi-identificatori, altrimenti ogni numero che non è da proteggere</translation>
</message>
<message>
<source>The released graph</source>
<translation>Il grafo rilasciato</translation>
</message>
<message>
<source>The released graph, {layer} layer</source>
<translation>Il grafo rilasciato, strato {layer}</translation>
</message>
<message>
<source>The same after spectral filtering, which uses the correlations between columns.</source>
<translation>Lo stesso dopo il filtraggio spettrale, che usa le correlazioni tra colonne.</translation>
</message>
<message>
<source>The same as a mean over all triples of activities that occur: what hardly any case has weighs as much as what all have.</source>
<translation>Lo stesso come media su tutte le terne di attività che ricorrono: ciò che quasi nessun caso ha pesa quanto ciò che tutti hanno.</translation>
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
<source>The same, added up over all series.</source>
<translation>Lo stesso, sommato su tutte le serie.</translation>
</message>
<message>
<source>The sites hold other columns of the same rows: distances of every row, assignments and rows as centres cross the border.</source>
<translation>Le sedi hanno altre colonne delle stesse righe: distanze di ogni riga, assegnazioni e righe come centri attraversano il confine.</translation>
</message>
<message>
<source>The smallest group has {rows} rows.</source>
<translation>Il gruppo più piccolo ha {rows} righe.</translation>
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
<source>The whole is then brought to a lower rank ({rank}).</source>
<translation>Il tutto è poi portato a un rango più basso ({rank}).</translation>
</message>
<message>
<source>The whole number from which edges are published.</source>
<translation>Il numero intero da cui si pubblicano gli archi.</translation>
</message>
<message>
<source>The {edges} strongest edges are drawn.</source>
<translation>Sono disegnati i {edges} archi più forti.</translation>
</message>
<message>
<source>There is no ε for the release as a whole.</source>
<translation>Non c'è un ε per il rilascio nel suo insieme.</translation>
</message>
<message>
<source>This holds for one run: what several runs tell together is more than each of them tells.</source>
<translation>Questo vale per un'esecuzione: ciò che più esecuzioni dicono insieme è più di ciò che dice ciascuna.</translation>
</message>
<message>
<source>This house would join as {site}, with {site2} rows.</source>
<translation>Questo ente aderirebbe come {site}, con {site2} righe.</translation>
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
<source>Time series: how often the simulated attacker may be right about one series, on average.</source>
<translation>Serie temporali: quanto spesso l'attaccante simulato può aver ragione su una serie, in media.</translation>
</message>
<message>
<source>To protect</source>
<translation>Da proteggere</translation>
</message>
<message>
<source>To start from, each site sends means of at least {few} of its rows, with their sizes.</source>
<translation>Per partire, ogni sede invia medie di almeno {few} delle sue righe, con le loro dimensioni.</translation>
</message>
<message>
<source>To start from, sampled rows leave their sites.</source>
<translation>Per partire, righe campionate lasciano le loro sedi.</translation>
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
<source>Treat {text} as missing</source>
<translation>Tratta {text} come mancante</translation>
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
<source>Types of the columns</source>
<translation>Tipi delle colonne</translation>
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
<source>Under masks with {others}: alone it reads like random numbers.</source>
<translation>Sotto maschere con {others}: da solo si legge come numeri casuali.</translation>
</message>
<message>
<source>Undirected: A–B and B–A are the same edge, blurred once.</source>
<translation>Non orientato: A–B e B–A sono lo stesso arco, sfumato una volta.</translation>
</message>
<message>
<source>Undone by rounding</source>
<translation>Annullato dall'arrotondamento</translation>
</message>
<message>
<source>Undone by rounding, never above</source>
<translation>Annullato dall'arrotondamento, mai sopra</translation>
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
<source>Value loss, all series</source>
<translation>Perdita di valore, tutte le serie</translation>
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
<source>Variants in this draw that a single case (or person) of the original has, whatever the counts say.</source>
<translation>Varianti in questa estrazione che ha un solo caso (o una sola persona) dell'originale, qualunque cosa dicano i conteggi.</translation>
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
<source>Weights are positive whole numbers</source>
<translation>I pesi sono numeri interi positivi</translation>
</message>
<message>
<source>Weights carry no noise.</source>
<translation>I pesi non portano rumore.</translation>
</message>
<message>
<source>Weights count people here. A map that says 'increases' and 'decreases' becomes two graphs. Split, there are always two, also when one is empty: whether it exists would tell of one person.</source>
<translation>Qui i pesi contano persone. Una mappa che dice «aumenta» e «diminuisce» diventa due grafi. Dividendo, sono sempre due, anche quando uno è vuoto: se esista o no rivelerebbe una persona.</translation>
</message>
<message>
<source>What a site does with components of too few rows or too little spread. Widened: spread up to τ and moved at random by as much as was added; those of too few rows stay.</source>
<translation>Che cosa fa una sede con componenti di troppo poche righe o di troppo poca dispersione. Allargate: dispersione portata a τ e spostate a caso di quanto è stato aggiunto; quelle di troppo poche righe restano.</translation>
</message>
<message>
<source>What all releases of one data set may cost together.</source>
<translation>Quanto possono costare insieme tutti i rilasci di un insieme di dati.</translation>
</message>
<message>
<source>What all releases of one data set may leave to chance together.</source>
<translation>Quanto possono lasciare al caso insieme tutti i rilasci di un insieme di dati.</translation>
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
<source>What is done about a released column that names persons, documents or addresses.</source>
<translation>Che cosa si fa di una colonna rilasciata che nomina persone, documenti o indirizzi.</translation>
</message>
<message>
<source>What is done, in order. Left empty: quasi-identifiers into classes, noise on the columns to protect.</source>
<translation>Che cosa si fa, in ordine. Vuoto: quasi-identificatori in classi, rumore sulle colonne da proteggere.</translation>
</message>
<message>
<source>What is said of the graph</source>
<translation>Che cosa si dice del grafo</translation>
</message>
<message>
<source>What is still useful</source>
<translation>Che cosa è ancora utile</translation>
</message>
<message>
<source>What is true of many cases is published: that is the purpose.</source>
<translation>Ciò che è vero di molti casi è pubblicato: è lo scopo.</translation>
</message>
<message>
<source>What it spends for a person with as many cases as are kept; – where no person column is set.</source>
<translation>Quanto spende per una persona con tanti casi quanti se ne mantengono; – dove non è impostata una colonna persona.</translation>
</message>
<message>
<source>What leaves</source>
<translation>Che cosa esce</translation>
</message>
<message>
<source>What makes two events the same: the name alone, or name and lifecycle transition (“Check+start” and “Check+complete” are then two activities).</source>
<translation>Che cosa rende uguali due eventi: il solo nome, o nome e transizione del ciclo di vita («Check+start» e «Check+complete» sono allora due attività).</translation>
</message>
<message>
<source>What most people have in common; a bar is as long as the number of people.</source>
<translation>Ciò che la maggior parte delle persone ha in comune; una barra è lunga quanto il numero di persone.</translation>
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
<source>What the AUC rests on. From fewer than five edges it is not given.</source>
<translation>Su che cosa si basa l'AUC. Da meno di cinque archi non è data.</translation>
</message>
<message>
<source>What the release spends for every case; for every person where a person column is set.</source>
<translation>Quanto spende il rilascio per ogni caso; per ogni persona dove è impostata una colonna persona.</translation>
</message>
<message>
<source>What the release spends for every single case.</source>
<translation>Quanto spende il rilascio per ogni singolo caso.</translation>
</message>
<message>
<source>What to do with series that have missing, infinite or unreadable values. Whatever is dropped or filled is counted and reported.</source>
<translation>Che cosa fare delle serie con valori mancanti, infiniti o illeggibili. Ciò che si elimina o riempie viene contato e riferito.</translation>
</message>
<message>
<source>What was done</source>
<translation>Che cosa è stato fatto</translation>
</message>
<message>
<source>What would leave this house: {kind}, {bytes} bytes.</source>
<translation>Che cosa lascerebbe questo ente: {kind}, {bytes} byte.</translation>
</message>
<message>
<source>Where a group is cut in two. Aligned cuts leave groups closer to k and usually lose 5–20 % less value; median cuts are the published algorithm.</source>
<translation>Dove un gruppo si taglia in due. I tagli allineati lasciano gruppi più vicini a k e di solito perdono il 5–20 % di valore in meno; i tagli mediani sono l'algoritmo pubblicato.</translation>
</message>
<message>
<source>Where a person column is set, one case of every person counts, and the same holds for persons.</source>
<translation>Dove è impostata una colonna persona, conta un caso di ogni persona, e lo stesso vale per le persone.</translation>
</message>
<message>
<source>Where a person column is set, up to {cases_per_person} cases of every person count, and persons are protected with ε = {total}.</source>
<translation>Dove è impostata una colonna persona, contano fino a {cases_per_person} casi di ogni persona, e le persone sono protette con ε = {total}.</translation>
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
<source>Where the centroids start. Where sites hold columns there are no local means: rows are taken.</source>
<translation>Da dove partono i centroidi. Dove le sedi hanno colonne non ci sono medie locali: si prendono righe.</translation>
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
<source>Whether 'Cost' and 'cost' are two nodes or one. As the same label, all are in lower case.</source>
<translation>Se «Costo» e «costo» sono due nodi o uno. Come stessa etichetta, tutte sono in minuscolo.</translation>
</message>
<message>
<source>Whether any single case is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {epsilon2}, except with probability {delta}.</source>
<translation>Che un singolo caso sia nel registro cambia la probabilità di ogni rilascio al massimo di un fattore e^{epsilon} ≈ {epsilon2}, salvo con probabilità {delta}.</translation>
</message>
<message>
<source>Whether any single case is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {factor}, except with a probability δ that is a tenth of 1 / number of cases or less.</source>
<translation>Che un singolo caso sia nel registro cambia la probabilità di ogni rilascio al massimo di un fattore e^{epsilon} ≈ {factor}, salvo con una probabilità δ che è un decimo di 1 / numero di casi o meno.</translation>
</message>
<message>
<source>Whether any single case is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {factor}, except with probability {delta}.</source>
<translation>Che un singolo caso sia nel registro cambia la probabilità di ogni rilascio al massimo di un fattore e^{epsilon} ≈ {factor}, salvo con probabilità {delta}.</translation>
</message>
<message>
<source>Whether any single person is in the log changes the probability of every release by a factor of at most e^{epsilon} ≈ {epsilon2}, except with probability {delta}.</source>
<translation>Che una singola persona sia nel registro cambia la probabilità di ogni rilascio al massimo di un fattore e^{epsilon} ≈ {epsilon2}, salvo con probabilità {delta}.</translation>
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
<source>Which edges exist is published as it is: an edge only one person drew shows that somebody drew it.</source>
<translation>Quali archi esistono è pubblicato com'è: un arco disegnato da una sola persona mostra che qualcuno lo ha disegnato.</translation>
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
<source>Which values occur together, in tables that tell of no small group however they are combined.</source>
<translation>Quali valori compaiono insieme, in tabelle che non rivelano alcun piccolo gruppo comunque si combinino.</translation>
</message>
<message>
<source>Who drew the edge. Never published. Without it the file is an aggregate.</source>
<translation>Chi ha disegnato l'arco. Mai pubblicato. Senza, il file è un aggregato.</translation>
</message>
<message>
<source>Who sees the messages between the sites sees more than the release; the border log lists them.</source>
<translation>Chi vede i messaggi tra le sedi vede più del rilascio; il registro di confine li elenca.</translation>
</message>
<message>
<source>Whoever counts as two people in the file is protected half as well.</source>
<translation>Chi nel file conta per due persone è protetto la metà.</translation>
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
<source>Wider arrows weigh more. Positions are computed from the released weights alone.</source>
<translation>Le frecce più larghe pesano di più. Le posizioni sono calcolate dai soli pesi rilasciati.</translation>
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
<source>Within an envelope, every published pattern is shared by at least this many series: an attacker who knows values and shape faces at least P candidates.</source>
<translation>In un inviluppo, ogni pattern pubblicato è condiviso da almeno tante serie: un attaccante che conosce valori e forma ha davanti almeno P candidati.</translation>
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
<source>a bzip2 archive</source>
<translation>un archivio bzip2</translation>
</message>
<message>
<source>a case with {names} names</source>
<translation>un caso con {names} nomi</translation>
</message>
<message>
<source>a case: no person column is set, so it is not known whether a person has several cases; such a person is protected less</source>
<translation>un caso: non è impostata una colonna persona, quindi non si sa se una persona ha più casi; una tale persona è protetta meno</translation>
</message>
<message>
<source>a cell is no finite number</source>
<translation>una cella non è un numero finito</translation>
</message>
<message>
<source>a cell is no interval</source>
<translation>una cella non è un intervallo</translation>
</message>
<message>
<source>a cell of a column of numbers is no number</source>
<translation>una cella di una colonna di numeri non è un numero</translation>
</message>
<message>
<source>a cell of a column of text is no text</source>
<translation>una cella di una colonna di testo non è un testo</translation>
</message>
<message>
<source>a cell of a column of whole numbers has a fraction</source>
<translation>una cella di una colonna di numeri interi ha una parte frazionaria</translation>
</message>
<message>
<source>a cell of {name} in {name2} is of another type</source>
<translation>una cella di {name} in {name2} è di un altro tipo</translation>
</message>
<message>
<source>a cell stands outside the promised table</source>
<translation>una cella sta fuori dalla tabella promessa</translation>
</message>
<message>
<source>a cell, a quotation mark or a line is spelled in another way</source>
<translation>una cella, una virgoletta o una riga è scritta in un altro modo</translation>
</message>
<message>
<source>a check has a name, whether it passed, and a detail</source>
<translation>un controllo ha un nome, se è superato, e un dettaglio</translation>
</message>
<message>
<source>a check is told in texts</source>
<translation>un controllo è descritto da testi</translation>
</message>
<message>
<source>a column is of no known type</source>
<translation>una colonna non è di alcun tipo noto</translation>
</message>
<message>
<source>a column is told of twice, or has no name but a text</source>
<translation>una colonna è descritta due volte, o il suo nome non è un testo</translation>
</message>
<message>
<source>a component is not made of weight, count, mean and covariance, all finite numbers</source>
<translation>una componente non è fatta di peso, conteggio, media e covarianza, tutti numeri finiti</translation>
</message>
<message>
<source>a count is no whole number from 0</source>
<translation>un conteggio non è un numero intero da 0 in su</translation>
</message>
<message>
<source>a fact is neither yes nor no</source>
<translation>un dato non è né sì né no</translation>
</message>
<message>
<source>a fresh draw an edge</source>
<translation>una nuova estrazione per arco</translation>
</message>
<message>
<source>a further attribute has no name</source>
<translation>un ulteriore attributo non ha nome</translation>
</message>
<message>
<source>a further attribute is not left out</source>
<translation>un ulteriore attributo non è escluso</translation>
</message>
<message>
<source>a gzip archive</source>
<translation>un archivio gzip</translation>
</message>
<message>
<source>a heuristic, not a guarantee: there is no ε for the release as a whole</source>
<translation>un'euristica, non una garanzia: non c'è un ε per il rilascio nel suo insieme</translation>
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
<source>a master that asks twice can compare the answers: ask its house what happened</source>
<translation>un coordinatore che chiede due volte può confrontare le risposte: chiedere al suo ente che cosa è successo</translation>
</message>
<message>
<source>a name comes twice</source>
<translation>un nome ricorre due volte</translation>
</message>
<message>
<source>a name stands there twice</source>
<translation>un nome vi compare due volte</translation>
</message>
<message>
<source>a number</source>
<translation>un numero</translation>
</message>
<message>
<source>a number is too large</source>
<translation>un numero è troppo grande</translation>
</message>
<message>
<source>a part has other marks</source>
<translation>una parte ha altri contrassegni</translation>
</message>
<message>
<source>a part of the log is not listed</source>
<translation>una parte del registro non è elencata</translation>
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
<source>a person; cases kept of each: at most {kept}; cases left out at random: {left_out}</source>
<translation>una persona; casi mantenuti di ciascuna: al massimo {kept}; casi esclusi a caso: {left_out}</translation>
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
<source>a radius is negative</source>
<translation>un raggio è negativo</translation>
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
<source>a sheet</source>
<translation>un foglio</translation>
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
<source>a tenth of 1 / number of cases, as a power of ten</source>
<translation>un decimo di 1 / numero di casi, come potenza di dieci</translation>
</message>
<message>
<source>a value has more digits than the noise leaves</source>
<translation>un valore ha più cifre di quante ne lasci il rumore</translation>
</message>
<message>
<source>a value lies outside</source>
<translation>un valore sta fuori</translation>
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
<source>about {rows}</source>
<translation>circa {rows}</translation>
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
<source>activities</source>
<translation>attività</translation>
</message>
<message>
<source>activities known in order: {activities_known}; chance to point at an average case that is released: {value} (in the original {before}), the house allows {max_disclosure}</source>
<translation>attività note in ordine: {activities_known}; probabilità di indicare un caso medio rilasciato: {value} (nell'originale {before}), l'ente ammette {max_disclosure}</translation>
</message>
<message>
<source>activity</source>
<translation>attività</translation>
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
<source>add the node, or take the edge out</source>
<translation>aggiungere il nodo, o togliere l'arco</translation>
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
<source>agreed were {partners}</source>
<translation>concordati erano {partners}</translation>
</message>
<message>
<source>alike names other columns than the file has, or in another order</source>
<translation>alike nomina colonne diverse da quelle del file, o in un altro ordine</translation>
</message>
<message>
<source>alike should name column {name}</source>
<translation>alike dovrebbe nominare la colonna {name}</translation>
</message>
<message>
<source>alike should not name column {name}</source>
<translation>alike non dovrebbe nominare la colonna {name}</translation>
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
<source>all other numbers with many values</source>
<translation>tutti gli altri numeri con molti valori</translation>
</message>
<message>
<source>all positive definite</source>
<translation>tutte definite positive</translation>
</message>
<message>
<source>all quasi-identifiers carry noise or were exchanged: k is not known, see record linkage</source>
<translation>tutti i quasi-identificatori portano rumore o sono stati scambiati: k non è noto, vedere collegamento di record</translation>
</message>
<message>
<source>all rows leave this house: the method is parallel, not private</source>
<translation>tutte le righe lasciano questo ente: il metodo è parallelo, non privato</translation>
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
<source>all {all} {unit} of the file are released</source>
<translation>si rilascia tutto il file: {all} {unit}</translation>
</message>
<message>
<source>allow original points for this run, or ask for another method</source>
<translation>ammettere punti originali per questa esecuzione, o chiedere un altro metodo</translation>
</message>
<message>
<source>amber person name</source>
<translation>nome di persona (ambra)</translation>
</message>
<message>
<source>among rows that look alike there is at least {values}; the house asks for {min_l}</source>
<translation>tra righe che si somigliano: almeno {values}; l'ente ne chiede {min_l}</translation>
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
<source>an array has an impossible shape</source>
<translation>una matrice ha una forma impossibile</translation>
</message>
<message>
<source>an array has another shape than values</source>
<translation>una matrice ha una forma diversa dai valori</translation>
</message>
<message>
<source>an array has no shape or no values</source>
<translation>una matrice non ha forma o non ha valori</translation>
</message>
<message>
<source>an array holds something else than its numbers</source>
<translation>una matrice contiene altro che i suoi numeri</translation>
</message>
<message>
<source>an attacker tells members from strangers with AUC {auc} (0.5 is a coin), allowed {limit}</source>
<translation>un attaccante distingue membri da estranei con AUC {auc} (0,5 è una moneta), ammesso {limit}</translation>
</message>
<message>
<source>an attribute that is no name</source>
<translation>un attributo che non è un nome</translation>
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
<source>an empty ZIP archive</source>
<translation>un archivio ZIP vuoto</translation>
</message>
<message>
<source>an empty log has no distribution</source>
<translation>un registro vuoto non ha distribuzione</translation>
</message>
<message>
<source>an envelope has two numbers of a group</source>
<translation>un inviluppo ha due numeri di gruppo</translation>
</message>
<message>
<source>an event with {activities} names</source>
<translation>un evento con {activities} nomi</translation>
</message>
<message>
<source>an extreme value shows</source>
<translation>si vede un valore estremo</translation>
</message>
<message>
<source>an old Office document</source>
<translation>un vecchio documento Office</translation>
</message>
<message>
<source>an undirected edge is not written with the smaller label first</source>
<translation>un arco non orientato non è scritto con l'etichetta minore per prima</translation>
</message>
<message>
<source>an xz archive</source>
<translation>un archivio xz</translation>
</message>
<message>
<source>and {shown} more</source>
<translation>e altri {shown}</translation>
</message>
<message>
<source>another order tells something</source>
<translation>un altro ordine rivela qualcosa</translation>
</message>
<message>
<source>another release is being written to {target} (process {pid})</source>
<translation>un altro rilascio si sta scrivendo in {target} (processo {pid})</translation>
</message>
<message>
<source>another type: {wrong}</source>
<translation>un altro tipo: {wrong}</translation>
</message>
<message>
<source>answer the joining that came with the first message, and accept it</source>
<translation>rispondere all'adesione arrivata con il primo messaggio, e accettarla</translation>
</message>
<message>
<source>answered before: nothing leaves this house in this round</source>
<translation>già risposto: in questo turno nulla lascia questo ente</translation>
</message>
<message>
<source>any row</source>
<translation>qualsiasi riga</translation>
</message>
<message>
<source>as a sample</source>
<translation>come campione</translation>
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
<source>as many as there are</source>
<translation>tanti quanti ce ne sono</translation>
</message>
<message>
<source>as many rows as the file has, and the counts agree</source>
<translation>tante righe quante ne ha il file, e i conteggi concordano</translation>
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
<source>ask for it to be sent again</source>
<translation>chiedere di inviarlo di nuovo</translation>
</message>
<message>
<source>ask its owner for read permission</source>
<translation>chiedere al proprietario il permesso di lettura</translation>
</message>
<message>
<source>ask the master's house what happened; a run can be begun anew</source>
<translation>chiedere all'ente del coordinatore che cosa è successo; un'esecuzione si può ricominciare</translation>
</message>
<message>
<source>assignment</source>
<translation>assegnazione</translation>
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
<source>at least {drawn}</source>
<translation>almeno {drawn}</translation>
</message>
<message>
<source>at least {k} series share an envelope, at least {p} its pattern as well; the house asks for {min_group} behind anything published</source>
<translation>almeno {k} serie condividono un inviluppo, almeno {p} anche il suo pattern; l'ente ne chiede {min_group} dietro qualsiasi cosa pubblicata</translation>
</message>
<message>
<source>at most {bound} above the original</source>
<translation>al massimo {bound} sopra l'originale</translation>
</message>
<message>
<source>at most ±{alpha}</source>
<translation>al massimo ±{alpha}</translation>
</message>
<message>
<source>at ε = {epsilon}, δ = {delta} nothing was released: the largest number of cases of a variant is {counts}, the threshold is {k}</source>
<translation>con ε = {epsilon}, δ = {delta} non è stato rilasciato nulla: il massimo numero di casi di una variante è {counts}, la soglia è {k}</translation>
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
<source>beyond the common length</source>
<translation>oltre la lunghezza comune</translation>
</message>
<message>
<source>birth|(^| )(dob|bday)( |$)|geburt|gebdat|(^| )geb( |$)|nascita|naissance|nacimiento</source>
<translation>birth|(^| )(dob|bday)( |$)|geburt|gebdat|(^| )geb( |$)|nascita|naissance|nacimiento</translation>
</message>
<message>
<source>blocks the release</source>
<translation>blocca il rilascio</translation>
</message>
<message>
<source>border.jsonl is damaged: {failure}</source>
<translation>border.jsonl è danneggiato: {failure}</translation>
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
<source>by source, then target</source>
<translation>per origine, poi destinazione</translation>
</message>
<message>
<source>by their cells</source>
<translation>secondo le loro celle</translation>
</message>
<message>
<source>by their items</source>
<translation>secondo i loro elementi</translation>
</message>
<message>
<source>by their means</source>
<translation>secondo le loro medie</translation>
</message>
<message>
<source>by their places</source>
<translation>secondo i loro posti</translation>
</message>
<message>
<source>by time</source>
<translation>per tempo</translation>
</message>
<message>
<source>c = {c}, set and not taken from the data</source>
<translation>c = {c}, impostato e non preso dai dati</translation>
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
<source>case [1-9][0-9]*</source>
<translation>case [1-9][0-9]*</translation>
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
<source>cases of persons with more cases, left out at random: {cases_left_out}</source>
<translation>casi di persone con più casi, esclusi a caso: {cases_left_out}</translation>
</message>
<message>
<source>cases of the original behind every variant, in 19 of 20 releases: at least {group}, the house asks for {min_group}</source>
<translation>casi dell'originale dietro ogni variante, in 19 rilasci su 20: almeno {group}, l'ente chiede {min_group}</translation>
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
<source>changed since: {names}</source>
<translation>modificati da allora: {names}</translation>
</message>
<message>
<source>check separator and decimal sign, or choose the layout long</source>
<translation>controllare separatore e segno decimale, o scegliere la disposizione lunga</translation>
</message>
<message>
<source>check that the file has one line a row; export it again</source>
<translation>controllare che il file abbia una riga di testo per ogni riga di dati; esportarlo di nuovo</translation>
</message>
<message>
<source>check the name and the folder</source>
<translation>controllare il nome e la cartella</translation>
</message>
<message>
<source>check the separator; leave out columns, or turn rows and columns round</source>
<translation>controllare il separatore; escludere colonne, o scambiare righe e colonne</translation>
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
<source>choose CSV, or rename the column in the file</source>
<translation>scegliere CSV, o rinominare la colonna nel file</translation>
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
<source>choose a larger ε, or fewer repeats</source>
<translation>scegliere un ε più grande, o meno ripetizioni</translation>
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
<source>choose a wider window or partners among all rows, or take the column out of the step</source>
<translation>scegliere una finestra più ampia o partner tra tutte le righe, o togliere la colonna dal passo</translation>
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
<source>choose another file</source>
<translation>scegliere un altro file</translation>
</message>
<message>
<source>choose another folder</source>
<translation>scegliere un'altra cartella</translation>
</message>
<message>
<source>choose another folder, or ask for it to be replaced</source>
<translation>scegliere un'altra cartella, o chiedere di sostituirla</translation>
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
<source>choose fewer components, or a smaller min_count</source>
<translation>scegliere meno componenti, o un min_count più piccolo</translation>
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
<source>choose the columns to cluster by anew</source>
<translation>scegliere di nuovo le colonne per il clustering</translation>
</message>
<message>
<source>choose the edge list or GraphML</source>
<translation>scegliere l'elenco di archi o GraphML</translation>
</message>
<message>
<source>choose the folder that holds release/, or one graph file</source>
<translation>scegliere la cartella che contiene release/, o un file di grafo</translation>
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
<source>codice fiscale</source>
<translation>codice fiscale</translation>
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
<source>column {column}: its few missing cells were put into another class, so that they do not point at single rows</source>
<translation>colonna {column}: le sue poche celle mancanti sono state messe in un'altra classe, così che non indichino singole righe</translation>
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
<source>column {name}</source>
<translation>colonna {name}</translation>
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
<source>column {name} holds a date outside the years 1 to 9999</source>
<translation>la colonna {name} contiene una data fuori dagli anni da 1 a 9999</translation>
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
<source>column {name} holds times of a zone that is not known ({kind})</source>
<translation>la colonna {name} contiene tempi di un fuso orario sconosciuto ({kind})</translation>
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
<source>column {name} is of another type than promised</source>
<translation>la colonna {name} è di un tipo diverso da quello promesso</translation>
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
<source>column {name} is told by type and steps</source>
<translation>la colonna {name} è descritta da tipo e passi</translation>
</message>
<message>
<source>column {name} is {treatment}: {is_}; it is said to be otherwise</source>
<translation>la colonna {name} è {treatment}: {is_}; si dice altrimenti</translation>
</message>
<message>
<source>column {name} seems to be a function of the series ({words}): unchanged, it tells more than the envelope</source>
<translation>la colonna {name} sembra una funzione della serie ({words}): invariata, dice più dell'inviluppo</translation>
</message>
<message>
<source>column {name} was put into classes by an earlier step: noise needs numbers</source>
<translation>la colonna {name} è stata messa in classi da un passo precedente: il rumore richiede numeri</translation>
</message>
<message>
<source>column {name}: a Parquet file needs this name for an end of an interval</source>
<translation>colonna {name}: un file Parquet ha bisogno di questo nome per un estremo di un intervallo</translation>
</message>
<message>
<source>column {name}: it is named like an identifier; its values repeat</source>
<translation>colonna {name}: ha un nome da identificatore; i suoi valori si ripetono</translation>
</message>
<message>
<source>column {name}: its days spread over {years_of_lives} years or more, as dates of birth do</source>
<translation>colonna {name}: i suoi giorni si estendono su {years_of_lives} anni o più, come le date di nascita</translation>
</message>
<message>
<source>column {name}: its name speaks of addresses and its values differ from row to row</source>
<translation>colonna {name}: il suo nome parla di indirizzi e i suoi valori differiscono da riga a riga</translation>
</message>
<message>
<source>column {name}: its name speaks of names; {distinct} different ones repeat</source>
<translation>colonna {name}: il suo nome parla di nomi; {distinct} diversi si ripetono</translation>
</message>
<message>
<source>column {name}: its name speaks of persons and its values are words, many different</source>
<translation>colonna {name}: il suo nome parla di persone e i suoi valori sono parole, molte diverse</translation>
</message>
<message>
<source>column {name}: its values are sentences that somebody wrote about one row</source>
<translation>colonna {name}: i suoi valori sono frasi che qualcuno ha scritto su una riga</translation>
</message>
<message>
<source>column {name}: its values are sentences; {distinct} different ones repeat</source>
<translation>colonna {name}: i suoi valori sono frasi; {distinct} diverse si ripetono</translation>
</message>
<message>
<source>column {name}: its values heap up at single points; such a distribution cannot be reconstructed from noisy values</source>
<translation>colonna {name}: i suoi valori si ammassano in singoli punti; una tale distribuzione non si ricostruisce da valori rumorosi</translation>
</message>
<message>
<source>column {name}: most values are two to four capitalised words, as names of persons are</source>
<translation>colonna {name}: la maggior parte dei valori sono da due a quattro parole con iniziale maiuscola, come i nomi di persona</translation>
</message>
<message>
<source>column {name}: named like an identifier, and {own} of the rows have their own value</source>
<translation>colonna {name}: ha un nome da identificatore, e {own} delle righe ha un valore proprio</translation>
</message>
<message>
<source>column {name}: other steps than were done to it</source>
<translation>colonna {name}: passi diversi da quelli applicati</translation>
</message>
<message>
<source>column {name}: the release adds a column of that name</source>
<translation>colonna {name}: il rilascio aggiunge una colonna con quel nome</translation>
</message>
<message>
<source>column {name}: the swap moved nothing, every row would keep its value</source>
<translation>colonna {name}: lo scambio non ha spostato nulla, ogni riga manterrebbe il suo valore</translation>
</message>
<message>
<source>column {name}: {alone} of {values} series have a value of their own, which would name them</source>
<translation>colonna {name}: {alone} di {values} serie hanno un valore proprio, che le nominerebbe</translation>
</message>
<message>
<source>column {name}: {kind} is not as the parameters ask</source>
<translation>colonna {name}: {kind} non è come chiedono i parametri</translation>
</message>
<message>
<source>column {name}: {label} and {label2}: one number in two spellings</source>
<translation>colonna {name}: {label} e {label2}: un solo numero in due grafie</translation>
</message>
<message>
<source>column {name}: {own_share} of the rows have a value of their own</source>
<translation>colonna {name}: {own_share} delle righe ha un valore proprio</translation>
</message>
<message>
<source>column {name}: {share} of the texts hold something written like {kind}</source>
<translation>colonna {name}: {share} dei testi contiene qualcosa scritto come {kind}</translation>
</message>
<message>
<source>column {name}: {share} of the values are days, and its name speaks of birth</source>
<translation>colonna {name}: {share} dei valori sono giorni, e il suo nome parla di nascita</translation>
</message>
<message>
<source>column {name}: {share} of the values are written like {kind}</source>
<translation>colonna {name}: {share} dei valori è scritto come {kind}</translation>
</message>
<message>
<source>column {name}: {share} of the values hold a street and a house number</source>
<translation>colonna {name}: {share} dei valori contiene una via e un numero civico</translation>
</message>
<message>
<source>column {name}: {share} of the values may be telephone numbers</source>
<translation>colonna {name}: {share} dei valori possono essere numeri di telefono</translation>
</message>
<message>
<source>column {name}: {what}</source>
<translation>colonna {name}: {what}</translation>
</message>
<message>
<source>column {other} holds a value of the identifier {role}</source>
<translation>la colonna {other} contiene un valore dell'identificatore {role}</translation>
</message>
<message>
<source>column {place}</source>
<translation>colonna {place}</translation>
</message>
<message>
<source>column {time}: an end is finer than a multiple of 1e{step}</source>
<translation>colonna {time}: un estremo è più fine di un multiplo di 1e{step}</translation>
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
<source>column {worst}: rounding brings back {back} of the values; the house allows {allowed}</source>
<translation>colonna {worst}: l'arrotondamento riporta {back} dei valori; l'ente ammette {allowed}</translation>
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
<source>columns that name a person or number the rows</source>
<translation>colonne che nominano una persona o numerano le righe</translation>
</message>
<message>
<source>columns with few values, and those that others know: age, sex, postcode, date of birth</source>
<translation>colonne con pochi valori, e quelle che altri conoscono: età, sesso, codice postale, data di nascita</translation>
</message>
<message>
<source>columns without a role: {count}</source>
<translation>colonne senza ruolo: {count}</translation>
</message>
<message>
<source>columns {names} together: {alone} of {rows} series have values of their own, which would name them</source>
<translation>colonne {names} insieme: {alone} di {rows} serie hanno valori propri, che le nominerebbero</translation>
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
<source>contributors</source>
<translation>contributori</translation>
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
<source>correct the cell, or declare it as missing</source>
<translation>correggere la cella, o dichiararla mancante</translation>
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
<source>cost k</source>
<translation>costo k</translation>
</message>
<message>
<source>count over people</source>
<translation>conteggio diviso per persone</translation>
</message>
<message>
<source>counted anew: fewest {min}</source>
<translation>ricontato: minimo {min}</translation>
</message>
<message>
<source>counting equivalence classes</source>
<translation>conteggio delle classi di equivalenza</translation>
</message>
<message>
<source>counting the figures again</source>
<translation>si ricontano i valori</translation>
</message>
<message>
<source>counts are whole numbers from 0</source>
<translation>i conteggi sono numeri interi da 0</translation>
</message>
<message>
<source>counts of components</source>
<translation>conteggi delle componenti</translation>
</message>
<message>
<source>date of birth</source>
<translation>data di nascita</translation>
</message>
<message>
<source>declare it as missing, or set the time to - to keep the order of the file</source>
<translation>dichiararlo mancante, o impostare il tempo a - per mantenere l'ordine del file</translation>
</message>
<message>
<source>declare {text} as missing, or take the column out of the step</source>
<translation>dichiarare {text} come mancante, oppure togliere la colonna dal passo</translation>
</message>
<message>
<source>delete what stands far from the table, or save the sheet you need as CSV</source>
<translation>eliminare ciò che sta lontano dalla tabella, o salvare come CSV il foglio che serve</translation>
</message>
<message>
<source>diagnoses and the like, by their name or their codes</source>
<translation>diagnosi e simili, dal loro nome o dai loro codici</translation>
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
<source>discrete Laplace noise, b = {scale}, then low rank</source>
<translation>rumore di Laplace discreto, b = {scale}, poi basso rango</translation>
</message>
<message>
<source>distance parts</source>
<translation>parti di distanze</translation>
</message>
<message>
<source>distances of every row, assignments and rows as centres crossed the borders</source>
<translation>distanze di ogni riga, assegnazioni e righe come centri hanno attraversato i confini</translation>
</message>
<message>
<source>distances of every row, assignments of rows, and rows as centres leave this house</source>
<translation>distanze di ogni riga, assegnazioni di righe e righe come centri lasciano questo ente</translation>
</message>
<message>
<source>distances to a row</source>
<translation>distanze da una riga</translation>
</message>
<message>
<source>do all workers run the same version? nothing was released</source>
<translation>tutti i worker eseguono la stessa versione? non è stato rilasciato nulla</translation>
</message>
<message>
<source>do both houses run the same version?</source>
<translation>entrambi gli enti eseguono la stessa versione?</translation>
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
<source>drop the series that have any</source>
<translation>eliminare le serie che ne hanno</translation>
</message>
<message>
<source>drop with their edges</source>
<translation>eliminare con i loro archi</translation>
</message>
<message>
<source>each as what it is</source>
<translation>ciascuna per ciò che è</translation>
</message>
<message>
<source>each row</source>
<translation>ogni riga</translation>
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
<source>ends are exact readings</source>
<translation>gli estremi sono letture esatte</translation>
</message>
<message>
<source>ends rounded outward</source>
<translation>estremi arrotondati verso l'esterno</translation>
</message>
<message>
<source>envelope and pattern</source>
<translation>inviluppo e pattern</translation>
</message>
<message>
<source>envelope, pattern, level and the declared columns, nothing else</source>
<translation>inviluppo, pattern, livello e le colonne dichiarate, nient'altro</translation>
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
<source>event log</source>
<translation>registro eventi</translation>
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
<source>every class holds at least {least} sensitive values; the house asks for {min_l}</source>
<translation>ogni classe contiene almeno {least} valori sensibili; l'ente ne chiede {min_l}</translation>
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
<source>every entry has its own form</source>
<translation>ogni voce ha la propria forma</translation>
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
<source>every file has the sha256 that the manifest gives</source>
<translation>ogni file ha lo sha256 che dà il manifesto</translation>
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
<source>every other attribute</source>
<translation>ogni altro attributo</translation>
</message>
<message>
<source>every other column</source>
<translation>ogni altra colonna</translation>
</message>
<message>
<source>every step is switched off</source>
<translation>ogni passo è disattivato</translation>
</message>
<message>
<source>every value is spelled in one way</source>
<translation>ogni valore è scritto in un solo modo</translation>
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
<source>everything else in the file</source>
<translation>tutto il resto del file</translation>
</message>
<message>
<source>exact noise needs a short number</source>
<translation>il rumore esatto richiede un numero corto</translation>
</message>
<message>
<source>exactly those that such a release has</source>
<translation>esattamente quelli che ha un tale rilascio</translation>
</message>
<message>
<source>exchanged with any row</source>
<translation>scambiati con qualsiasi riga</translation>
</message>
<message>
<source>exchanged with rows within {window} of the ranks</source>
<translation>scambiati con righe entro {window} dei ranghi</translation>
</message>
<message>
<source>export it again with pages of the usual size</source>
<translation>esportarlo di nuovo con pagine della dimensione consueta</translation>
</message>
<message>
<source>export it again; a text table is named .csv</source>
<translation>esportarlo di nuovo; una tabella di testo si chiama .csv</translation>
</message>
<message>
<source>export one moment of it, or export it as GraphML</source>
<translation>esportane un solo momento, oppure esportalo come GraphML</translation>
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
<source>export the graph with edges of one kind</source>
<translation>esporta il grafo con archi di un solo tipo</translation>
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
<source>export the times in UTC, or leave the column out</source>
<translation>esportare i tempi in UTC, o escludere la colonna</translation>
</message>
<message>
<source>facts have to tell of rows and reading, and of nothing else</source>
<translation>i dati devono dire di righe e lettura, e di nient'altro</translation>
</message>
<message>
<source>facts that this technique has, and no others</source>
<translation>i dati che questa tecnica ha, e nessun altro</translation>
</message>
<message>
<source>fewer than 2 time points, or a name that stands twice</source>
<translation>meno di 2 istanti, o un nome che compare due volte</translation>
</message>
<message>
<source>files holds something that is not a sha256</source>
<translation>files contiene qualcosa che non è uno sha256</translation>
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
<source>finish</source>
<translation>fine</translation>
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
<source>fitting at the sites</source>
<translation>adattamento nelle sedi</translation>
</message>
<message>
<source>flatten the column, or leave it out, and export again</source>
<translation>appiattire la colonna, o escluderla, ed esportare di nuovo</translation>
</message>
<message>
<source>follows from technique and parameters</source>
<translation>segue da tecnica e parametri</translation>
</message>
<message>
<source>follows from the parameters; {words} are protected, δ = {delta}</source>
<translation>segue dai parametri; protetti: {words}, δ = {delta}</translation>
</message>
<message>
<source>for {points} time points</source>
<translation>per {points} istanti</translation>
</message>
<message>
<source>free text</source>
<translation>testo libero</translation>
</message>
<message>
<source>free text, and text that mostly differs from row to row</source>
<translation>testo libero, e testo che per lo più differisce da riga a riga</translation>
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
<source>give each node one id</source>
<translation>dare a ogni nodo un solo id</translation>
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
<source>give the roles Identifier, Time points and Value to one column each (id, time and value)</source>
<translation>dare i ruoli Identificatore, Istanti e Valore a una colonna ciascuno (id, time e value)</translation>
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
<source>groups</source>
<translation>gruppi</translation>
</message>
<message>
<source>groups of fewer rows than the floor</source>
<translation>gruppi di meno righe della soglia minima</translation>
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
<source>how many rows stand alone is not known</source>
<translation>quante righe siano isolate non è noto</translation>
</message>
<message>
<source>identifier</source>
<translation>identificatore</translation>
</message>
<message>
<source>if you trust it, type the address yourself</source>
<translation>se lo si ritiene affidabile, digitare l'indirizzo di persona</translation>
</message>
<message>
<source>in classes of at least {min_count} rows</source>
<translation>in classi di almeno {min_count} righe</translation>
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
<source>is another sign between the cells? choose the separator under Load</source>
<translation>c'è un altro segno tra le celle? scegliere il separatore in Carica</translation>
</message>
<message>
<source>is it a release of graphs? verify it</source>
<translation>è un rilascio di grafi? verificarlo</translation>
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
<source>is it the right run?</source>
<translation>è l'esecuzione giusta?</translation>
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
<source>it can hide an entity bomb; remove the declaration</source>
<translation>può nascondere una bomba di entità; rimuovere la dichiarazione</translation>
</message>
<message>
<source>it cannot be read: {failure}</source>
<translation>non si può leggere: {failure}</translation>
</message>
<message>
<source>it cannot be verified: {error}</source>
<translation>non si può verificare: {error}</translation>
</message>
<message>
<source>it does not end as a released GraphML file ends</source>
<translation>non finisce come finisce un file GraphML rilasciato</translation>
</message>
<message>
<source>it does not fit what was asked before: ask the master's house what happened</source>
<translation>non corrisponde a ciò che è stato chiesto prima: chiedere all'ente del coordinatore che cosa è successo</translation>
</message>
<message>
<source>it does not say how many rows there are</source>
<translation>non dice quante righe ci sono</translation>
</message>
<message>
<source>it has no column {missing}</source>
<translation>non ha una colonna {missing}</translation>
</message>
<message>
<source>it has no name and is called {new} here</source>
<translation>non ha nome e qui si chiama {new}</translation>
</message>
<message>
<source>it has {names}</source>
<translation>ha {names}</translation>
</message>
<message>
<source>it has {names}; name some of them too, or leave the file out</source>
<translation>ha {names}; nominare anche alcune di queste, o tralasciare il file</translation>
</message>
<message>
<source>it is damaged, or not what its name says; export or copy it again</source>
<translation>è danneggiato, o non è ciò che dice il suo nome; esportarlo o copiarlo di nuovo</translation>
</message>
<message>
<source>it is nested too deep</source>
<translation>è annidato troppo in profondità</translation>
</message>
<message>
<source>it is nested too deeply</source>
<translation>è annidato troppo in profondità</translation>
</message>
<message>
<source>it is no CSV file of ours: {error}</source>
<translation>non è un nostro file CSV: {error}</translation>
</message>
<message>
<source>it is no Parquet file of ours: {error}</source>
<translation>non è un nostro file Parquet: {error}</translation>
</message>
<message>
<source>it is no message</source>
<translation>non è un messaggio</translation>
</message>
<message>
<source>it is no mixture</source>
<translation>non è una mistura</translation>
</message>
<message>
<source>it is no text</source>
<translation>non è un testo</translation>
</message>
<message>
<source>it is no workbook of ours: {error}</source>
<translation>non è una nostra cartella di lavoro: {error}</translation>
</message>
<message>
<source>it is not an entry</source>
<translation>non è una voce</translation>
</message>
<message>
<source>it is not an object</source>
<translation>non è un oggetto</translation>
</message>
<message>
<source>it is not made of kind, columns and components</source>
<translation>non è fatto di kind, columns e components</translation>
</message>
<message>
<source>it is not made of leaving and facts</source>
<translation>non è fatto di leaving e facts</translation>
</message>
<message>
<source>it is not said what became of repeated readings</source>
<translation>non si dice che cosa è stato delle letture ripetute</translation>
</message>
<message>
<source>it is not written as Sfumato writes it</source>
<translation>non è scritto come lo scrive Sfumato</translation>
</message>
<message>
<source>it is the only such cell</source>
<translation>è l'unica cella di questo tipo</translation>
</message>
<message>
<source>it is whole, in {stage}: close the programs that have files of it open and release again</source>
<translation>è completo, in {stage}: chiudere i programmi che ne tengono aperti i file e rilasciare di nuovo</translation>
</message>
<message>
<source>it lists other facts than it should</source>
<translation>elenca altri dati da quelli che dovrebbe</translation>
</message>
<message>
<source>it names a series</source>
<translation>nomina una serie</translation>
</message>
<message>
<source>it needs two: raw label and category</source>
<translation>ne richiede due: etichetta grezza e categoria</translation>
</message>
<message>
<source>it says more</source>
<translation>dice di più</translation>
</message>
<message>
<source>it should hold "nodes": [ … ] and "links": [ … ]</source>
<translation>dovrebbe contenere "nodes": [ … ] e "links": [ … ]</translation>
</message>
<message>
<source>it tells of other steps than the parameters ask for</source>
<translation>dice di passi diversi da quelli che chiedono i parametri</translation>
</message>
<message>
<source>it tells other things than rows, roles and steps</source>
<translation>dice altro che righe, ruoli e passi</translation>
</message>
<message>
<source>it was changed or damaged: begin the run anew</source>
<translation>è stato cambiato o danneggiato: ricominciare l'esecuzione</translation>
</message>
<message>
<source>it was changed or damaged: join the run anew in another folder</source>
<translation>è stato cambiato o danneggiato: aderire di nuovo all'esecuzione in un'altra cartella</translation>
</message>
<message>
<source>it was damaged, made by another program or version, or asks for more than was agreed</source>
<translation>è stato danneggiato, fatto da un altro programma o un'altra versione, o chiede più di quanto concordato</translation>
</message>
<message>
<source>it was damaged, or made by others</source>
<translation>è stato danneggiato, o fatto da altri</translation>
</message>
<message>
<source>it was written by {by}, here is {by2}: the bytes cannot be compared</source>
<translation>è stato scritto da {by}, qui c'è {by2}: i byte non si possono confrontare</translation>
</message>
<message>
<source>items</source>
<translation>elementi</translation>
</message>
<message>
<source>items, count and support</source>
<translation>elementi, conteggio e supporto</translation>
</message>
<message>
<source>itemsets to count</source>
<translation>insiemi di elementi da contare</translation>
</message>
<message>
<source>its columns have no names of their own</source>
<translation>le sue colonne non hanno nomi propri</translation>
</message>
<message>
<source>its columns: {names}</source>
<translation>le sue colonne: {names}</translation>
</message>
<message>
<source>its first sheet</source>
<translation>il suo primo foglio</translation>
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
<source>its reader gave up</source>
<translation>il suo lettore ha rinunciato</translation>
</message>
<message>
<source>its rows are not equally long</source>
<translation>le sue righe non sono di uguale lunghezza</translation>
</message>
<message>
<source>its sheets: {names}</source>
<translation>i suoi fogli: {names}</translation>
</message>
<message>
<source>its texts are too long to be read</source>
<translation>i suoi testi sono troppo lunghi per essere letti</translation>
</message>
<message>
<source>its values (a sum, a mean or a difference)</source>
<translation>i suoi valori (una somma, una media o una differenza)</translation>
</message>
<message>
<source>its words are those that these parameters and this run make</source>
<translation>le sue parole sono quelle che danno questi parametri e questa esecuzione</translation>
</message>
<message>
<source>its worker is gone or could not go on</source>
<translation>il suo worker non c'è più o non ha potuto proseguire</translation>
</message>
<message>
<source>join the run anew</source>
<translation>aderire di nuovo all'esecuzione</translation>
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
<source>joined as {site}: now answer the message of round 1</source>
<translation>aderito come {site}: ora rispondere al messaggio del turno 1</translation>
</message>
<message>
<source>k ({k}) is less than 2P ({p}): most groups cannot be split by pattern</source>
<translation>k ({k}) è minore di 2P ({p}): la maggior parte dei gruppi non si può dividere per pattern</translation>
</message>
<message>
<source>k-means (distributed Lloyd)</source>
<translation>k-means (Lloyd distribuito)</translation>
</message>
<message>
<source>k-means from sums that the sites send; small parts are counted with their neighbours.</source>
<translation>k-means da somme che le sedi inviano; le parti piccole si contano con le vicine.</translation>
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
<source>keep the first in the file</source>
<translation>mantenere la prima nel file</translation>
</message>
<message>
<source>keep the first points of every series, drop shorter ones</source>
<translation>mantenere i primi punti di ogni serie, eliminare le più corte</translation>
</message>
<message>
<source>keep the last in the file</source>
<translation>mantenere l'ultima nel file</translation>
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
<source>known: {every}</source>
<translation>noti: {every}</translation>
</message>
<message>
<source>known: {formats}</source>
<translation>noti: {formats}</translation>
</message>
<message>
<source>known: {kinds}</source>
<translation>noti: {kinds}</translation>
</message>
<message>
<source>known: {known}</source>
<translation>noti: {known}</translation>
</message>
<message>
<source>known: {languages}</source>
<translation>noti: {languages}</translation>
</message>
<message>
<source>known: {steps}</source>
<translation>noti: {steps}</translation>
</message>
<message>
<source>known: {value}</source>
<translation>noti: {value}</translation>
</message>
<message>
<source>labels</source>
<translation>etichette</translation>
</message>
<message>
<source>labels are missing</source>
<translation>mancano etichette</translation>
</message>
<message>
<source>labels of nodes</source>
<translation>etichette dei nodi</translation>
</message>
<message>
<source>labels of nodes: {number} the participants are called by too</source>
<translation>etichette dei nodi: {number} con cui si chiamano anche i partecipanti</translation>
</message>
<message>
<source>labels of representatives</source>
<translation>etichette dei rappresentanti</translation>
</message>
<message>
<source>language is none that a report is written in</source>
<translation>language non è una lingua in cui si scrive un rapporto</translation>
</message>
<message>
<source>layers, direction and people are those of the original</source>
<translation>strati, orientamento e persone sono quelli dell'originale</translation>
</message>
<message>
<source>layers, direction, weights and what leaves follow from the parameters</source>
<translation>strati, orientamento, pesi e ciò che esce seguono dai parametri</translation>
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
<source>leave one of them out of the sensitive columns, or coarsen its values in the file</source>
<translation>togliere una di esse dalle colonne sensibili, o rendere più grossolani i suoi valori nel file</translation>
</message>
<message>
<source>leave out</source>
<translation>escludere</translation>
</message>
<message>
<source>leave out the other one; whoever keeps the machine can change the house's</source>
<translation>tralasciare le altre; chi gestisce la macchina può cambiare quelle dell'ente</translation>
</message>
<message>
<source>leaving is a list and facts are a table</source>
<translation>leaving è un elenco e facts è una tabella</translation>
</message>
<message>
<source>left out</source>
<translation>esclusa</translation>
</message>
<message>
<source>left out of the release because they have no role: {names}</source>
<translation>esclusi dal rilascio perché non hanno un ruolo: {names}</translation>
</message>
<message>
<source>left out: {number} on fewer than {min_contributors} people</source>
<translation>esclusi: {number} su meno di {min_contributors} persone</translation>
</message>
<message>
<source>let Pajek make arcs of its edges, or edges of its arcs, and save it again</source>
<translation>fai convertire a Pajek gli edges in arcs o gli arcs in edges e salvalo di nuovo</translation>
</message>
<message>
<source>letter</source>
<translation>lettera</translation>
</message>
<message>
<source>letters</source>
<translation>lettere</translation>
</message>
<message>
<source>libraries: {name} has another form</source>
<translation>librerie: {name} ha un'altra forma</translation>
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
<source>line {line} is longer than {longest_line} MB: this is not a table</source>
<translation>la riga {line} è più lunga di {longest_line} MB: non è una tabella</translation>
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
<source>line {number}</source>
<translation>riga {number}</translation>
</message>
<message>
<source>line {number} is not one of a released graph: {line}</source>
<translation>la riga {number} non è di un grafo rilasciato: {line}</translation>
</message>
<message>
<source>line {number} of the ledger cannot be read ({error}): mend it, or put a # before it</source>
<translation>la riga {number} del libro non si può leggere ({error}): correggerla, o metterle davanti un #</translation>
</message>
<message>
<source>line {number}: the nodes are not numbered in their order</source>
<translation>riga {number}: i nodi non sono numerati nel loro ordine</translation>
</message>
<message>
<source>line {row}</source>
<translation>riga {row}</translation>
</message>
<message>
<source>line {value}</source>
<translation>riga {value}</translation>
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
<source>low rank, without noise</source>
<translation>basso rango, senza rumore</translation>
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
<source>missing cells too few to be a class were put into another one: {names}</source>
<translation>celle mancanti troppo poche per essere una classe sono state messe in un'altra: {names}</translation>
</message>
<message>
<source>missing: {missing}</source>
<translation>mancano: {missing}</translation>
</message>
<message>
<source>missing: {names}</source>
<translation>mancano: {names}</translation>
</message>
<message>
<source>mixture</source>
<translation>mistura</translation>
</message>
<message>
<source>mixture to count</source>
<translation>mistura da contare</translation>
</message>
<message>
<source>model.json: {wrong}</source>
<translation>model.json: {wrong}</translation>
</message>
<message>
<source>more digits than a sample has</source>
<translation>più cifre di quante ne ha un campione</translation>
</message>
<message>
<source>more than six columns: the grid was replaced by a tree, which is slower</source>
<translation>più di sei colonne: la griglia è stata sostituita da un albero, più lento</translation>
</message>
<message>
<source>more than {most_itemsets} combinations of values would have to be counted</source>
<translation>si dovrebbero contare più di {most_itemsets} combinazioni di valori</translation>
</message>
<message>
<source>more than {number} different activities</source>
<translation>più di {number} attività diverse</translation>
</message>
<message>
<source>more values are said to be filled than there are</source>
<translation>si dicono riempiti più valori di quanti ce ne sono</translation>
</message>
<message>
<source>most in column {worst_column} ({worst_column2}) and in {worst_row} ({worst_row2})</source>
<translation>la maggior parte nella colonna {worst_column} ({worst_column2}) e in {worst_row} ({worst_row2})</translation>
</message>
<message>
<source>most rows have a value of their own in: {telling}</source>
<translation>la maggior parte delle righe ha un valore proprio in: {telling}</translation>
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
<source>name the columns to cluster by, or say that sites hold other columns (layout); if some hold other rows and some other columns, join the latter first, then run over the rows</source>
<translation>nominare le colonne per il clustering, o dire che le sedi hanno altre colonne (layout); se alcune hanno altre righe e alcune altre colonne, unire prima queste ultime, poi eseguire sulle righe</translation>
</message>
<message>
<source>name the columns to compare by (features)</source>
<translation>indicare le colonne per il confronto (features)</translation>
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
<source>name them in the order of {columns}</source>
<translation>nominarle nell'ordine di {columns}</translation>
</message>
<message>
<source>name them under Columns for patterns</source>
<translation>indicarle in Colonne per i pattern</translation>
</message>
<message>
<source>name them: source=…, target=… (and participant, weight, contributors where there are such)</source>
<translation>indicarle: source=…, target=… (e participant, weight, contributors dove ci sono)</translation>
</message>
<message>
<source>named like an identifier</source>
<translation>con nome da identificatore</translation>
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
<source>nearly unique</source>
<translation>quasi unico</translation>
</message>
<message>
<source>needed: {name}, round {round}; was a file renamed?</source>
<translation>serve: {name}, turno {round}; un file è stato rinominato?</translation>
</message>
<message>
<source>needs a reason</source>
<translation>richiede una motivazione</translation>
</message>
<message>
<source>nested too deeply</source>
<translation>annidato troppo in profondità</translation>
</message>
<message>
<source>no answer from {names} after {timeout} seconds</source>
<translation>nessuna risposta da {names} dopo {timeout} secondi</translation>
</message>
<message>
<source>no blank at an end, none doubled, no sign that cannot be seen</source>
<translation>nessuno spazio alle estremità, nessuno doppio, nessun segno che non si veda</translation>
</message>
<message>
<source>no candidate could be computed: {reason}</source>
<translation>nessun candidato si è potuto calcolare: {reason}</translation>
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
<source>no column is known to others: not measured</source>
<translation>nessuna colonna è nota ad altri: non misurato</translation>
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
<source>no combination of its values is missing</source>
<translation>nessuna combinazione dei suoi valori manca</translation>
</message>
<message>
<source>no component is the most likely one for {least} rows of a site: nothing may be published</source>
<translation>nessuna componente è la più probabile per {least} righe di una sede: non si può pubblicare nulla</translation>
</message>
<message>
<source>no covariance between columns</source>
<translation>nessuna covarianza tra colonne</translation>
</message>
<message>
<source>no edge fabricated</source>
<translation>nessun arco inventato</translation>
</message>
<message>
<source>no edge fabricated, none lost</source>
<translation>nessun arco inventato, nessuno perso</translation>
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
<source>no figures are published with this release</source>
<translation>con questo rilascio non si pubblicano valori</translation>
</message>
<message>
<source>no file has a column {wanted}</source>
<translation>nessun file ha una colonna {wanted}</translation>
</message>
<message>
<source>no file was given</source>
<translation>non è stato dato alcun file</translation>
</message>
<message>
<source>no group agrees on a reading</source>
<translation>nessun gruppo concorda su una lettura</translation>
</message>
<message>
<source>no link, no folder and no device</source>
<translation>nessun collegamento, nessuna cartella e nessun dispositivo</translation>
</message>
<message>
<source>no numeric column to cluster by was found</source>
<translation>non è stata trovata alcuna colonna numerica per il clustering</translation>
</message>
<message>
<source>no numeric column to split by in space was found</source>
<translation>non è stata trovata alcuna colonna numerica per dividere nello spazio</translation>
</message>
<message>
<source>no path and no hash of the input in report or manifest</source>
<translation>nessun percorso e nessun hash dei dati in rapporto o manifesto</translation>
</message>
<message>
<source>no published edge rests on one person, so there is none to tell apart</source>
<translation>nessun arco pubblicato si basa su una persona, quindi non ce n'è da distinguere</translation>
</message>
<message>
<source>no row lies where the model has none, means agree</source>
<translation>nessuna riga sta dove il modello non ne ha, le medie concordano</translation>
</message>
<message>
<source>no row, no value of a single row and no group of too few crossed a border</source>
<translation>nessuna riga, nessun valore di una singola riga e nessun gruppo troppo piccolo ha attraversato un confine</translation>
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
<source>no step changes these columns to protect: {names}</source>
<translation>nessun passo cambia queste colonne da proteggere: {names}</translation>
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
<source>nobody can be surer than {cap} that an edge rests on one person (before seeing it: {prior}); the house allows {max_posterior}</source>
<translation>nessuno può essere più certo di {cap} che un arco si basi su una persona (prima di vederlo: {prior}); l'ente ammette {max_posterior}</translation>
</message>
<message>
<source>nobody knows whose privacy it was</source>
<translation>nessuno sa di chi fosse la privacy</translation>
</message>
<message>
<source>nodes: {nodes}, edges: {edges}</source>
<translation>nodi: {nodes}, archi: {edges}</translation>
</message>
<message>
<source>noise up to ±{bound} cannot have been drawn: at most ±{most_noise} can</source>
<translation>un rumore fino a ±{bound} non può essere stato estratto: si arriva al massimo a ±{most_noise}</translation>
</message>
<message>
<source>none</source>
<translation>nessuno</translation>
</message>
<message>
<source>none is less than {least}</source>
<translation>nessuno è minore di {least}</translation>
</message>
<message>
<source>none is negative</source>
<translation>nessuno è negativo</translation>
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
<source>normal noise, σ = {sigma}</source>
<translation>rumore normale, σ = {sigma}</translation>
</message>
<message>
<source>not all {detail}</source>
<translation>non tutti {detail}</translation>
</message>
<message>
<source>not compared: the original is not at hand</source>
<translation>non confrontato: l'originale non è a disposizione</translation>
</message>
<message>
<source>not compared: which row is which stands in the audit</source>
<translation>non confrontato: quale riga sia quale sta nell'audit</translation>
</message>
<message>
<source>not compared: {why}</source>
<translation>non confrontato: {why}</translation>
</message>
<message>
<source>not declared: {extra}</source>
<translation>non dichiarati: {extra}</translation>
</message>
<message>
<source>not given</source>
<translation>non indicato</translation>
</message>
<message>
<source>not in the manifest: {names}</source>
<translation>non nel manifesto: {names}</translation>
</message>
<message>
<source>not known</source>
<translation>non noto</translation>
</message>
<message>
<source>not known: it cannot be computed without the number of people behind edges</source>
<translation>non noto: non si può calcolare senza il numero di persone dietro gli archi</translation>
</message>
<message>
<source>not known: no edge is published</source>
<translation>non noto: nessun arco è pubblicato</translation>
</message>
<message>
<source>not known: the attack could not be played on these rows</source>
<translation>non noto: l'attacco non si è potuto provare su queste righe</translation>
</message>
<message>
<source>not known: the file does not say how many people stand behind an edge</source>
<translation>non noto: il file non dice quante persone stanno dietro a un arco</translation>
</message>
<message>
<source>not known: the file does not say how many people there are</source>
<translation>non noto: il file non dice quante persone ci sono</translation>
</message>
<message>
<source>not known: the rows are not at hand</source>
<translation>non noto: le righe non sono a disposizione</translation>
</message>
<message>
<source>not known: what is released was not searched for identifiers</source>
<translation>non noto: in ciò che si rilascia non si sono cercati identificatori</translation>
</message>
<message>
<source>not known: without the number of people behind edges the attack cannot be played</source>
<translation>non noto: senza il numero di persone dietro gli archi l'attacco non si può provare</translation>
</message>
<message>
<source>not known: {single} of the published edges rest on one person, too few of one kind to judge</source>
<translation>non noto: {single} degli archi pubblicati si basano su una persona, troppo pochi di un tipo per giudicare</translation>
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
<source>not read</source>
<translation>non letto</translation>
</message>
<message>
<source>not released</source>
<translation>non rilasciata</translation>
</message>
<message>
<source>not released: a reason is missing for {named}</source>
<translation>non rilasciato: manca una motivazione per {named}</translation>
</message>
<message>
<source>not released: {name}: {detail}</source>
<translation>non rilasciato: {name}: {detail}</translation>
</message>
<message>
<source>not used</source>
<translation>non usato</translation>
</message>
<message>
<source>not whole or real as in the original</source>
<translation>non interi o reali come nell'originale</translation>
</message>
<message>
<source>nothing but source, target and weight</source>
<translation>nient'altro che origine, destinazione e peso</translation>
</message>
<message>
<source>nothing could be tried</source>
<translation>non si è potuto provare nulla</translation>
</message>
<message>
<source>nothing is released: every variant is too rare for these ε and δ</source>
<translation>non si rilascia nulla: ogni variante è troppo rara per questi ε e δ</translation>
</message>
<message>
<source>nothing of the original leaves as it is</source>
<translation>nulla dell'originale esce com'è</translation>
</message>
<message>
<source>nothing that can have been spent</source>
<translation>nulla che si sia potuto spendere</translation>
</message>
<message>
<source>nothing that is released looks like an identifier</source>
<translation>nulla di ciò che si rilascia somiglia a un identificatore</translation>
</message>
<message>
<source>nothing was answered; ask the master's house what happened</source>
<translation>non si è risposto nulla; chiedere all'ente del coordinatore che cosa è successo</translation>
</message>
<message>
<source>nothing was done to any column</source>
<translation>non è stato fatto nulla su alcuna colonna</translation>
</message>
<message>
<source>nothing was large enough to be published</source>
<translation>nulla era abbastanza grande da essere pubblicato</translation>
</message>
<message>
<source>nothing was left behind; choose a folder you may write to, with room on the disk</source>
<translation>non è rimasto nulla; scegliere una cartella in cui si può scrivere, con spazio sul disco</translation>
</message>
<message>
<source>nothing was released; ask whoever keeps the folder, or name another one by SFUMATO_HOME</source>
<translation>non è stato rilasciato nulla; chiedere a chi gestisce la cartella, o indicarne un'altra con SFUMATO_HOME</translation>
</message>
<message>
<source>nothing was released; look at the gate again: both count together</source>
<translation>non è stato rilasciato nulla; guardare di nuovo il controllo: entrambi contano insieme</translation>
</message>
<message>
<source>nothing was released; try again</source>
<translation>non è stato rilasciato nulla; riprovare</translation>
</message>
<message>
<source>nothing was sent; ask the master for the keys of all sites</source>
<translation>non è stato inviato nulla; chiedere al coordinatore le chiavi di tutte le sedi</translation>
</message>
<message>
<source>nothing was touched; choose another folder, or move it away yourself</source>
<translation>non è stato toccato nulla; scegliere un'altra cartella, o spostarla di persona</translation>
</message>
<message>
<source>nothing was touched; move it away first, or choose another folder</source>
<translation>non è stato toccato nulla; spostarla prima, o scegliere un'altra cartella</translation>
</message>
<message>
<source>nothing was written</source>
<translation>non è stato scritto nulla</translation>
</message>
<message>
<source>nothing was written; amber lines need a reason of at least a sentence</source>
<translation>non è stato scritto nulla; le righe gialle richiedono una motivazione di almeno una frase</translation>
</message>
<message>
<source>numbers and texts</source>
<translation>numeri e testi</translation>
</message>
<message>
<source>numbers of people behind edges</source>
<translation>numeri di persone dietro gli archi</translation>
</message>
<message>
<source>of standard deviation {sigma}</source>
<translation>di deviazione standard {sigma}</translation>
</message>
<message>
<source>of the columns'</source>
<translation>di quelle delle colonne</translation>
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
<source>of two sites each can subtract its own part from the total</source>
<translation>di due sedi ciascuna può sottrarre la propria parte dal totale</translation>
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
<source>one draw for all edges</source>
<translation>un'estrazione per tutti gli archi</translation>
</message>
<message>
<source>one edge</source>
<translation>un arco</translation>
</message>
<message>
<source>one edge is</source>
<translation>un arco</translation>
</message>
<message>
<source>one envelope for at least {k} series, {ends}</source>
<translation>un inviluppo per almeno {k} serie, {ends}</translation>
</message>
<message>
<source>one event log at a time, not {paths} files</source>
<translation>un registro eventi alla volta, non {paths} file</translation>
</message>
<message>
<source>one label</source>
<translation>un'etichetta</translation>
</message>
<message>
<source>one number has two spellings</source>
<translation>un numero ha due grafie</translation>
</message>
<message>
<source>one of {value}</source>
<translation>uno tra {value}</translation>
</message>
<message>
<source>one participant is</source>
<translation>un partecipante ha</translation>
</message>
<message>
<source>one pattern for at least {p} series of an envelope</source>
<translation>un pattern per almeno {p} serie di un inviluppo</translation>
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
<source>one who knows {known} values of a series succeeds with {most} on average, more than with any other number of values; with one series {largest}; the house allows {max_attack}</source>
<translation>chi conosce {known} valori di una serie riesce in media con {most}, più che con qualsiasi altro numero di valori; con una serie {largest}; l'ente ammette {max_attack}</translation>
</message>
<message>
<source>only a house that allowed it on joining answers this</source>
<translation>vi risponde solo un ente che lo ha ammesso all'adesione</translation>
</message>
<message>
<source>only bounds how many cases of a person count</source>
<translation>limita solo quanti casi di una persona contano</translation>
</message>
<message>
<source>only completed ones</source>
<translation>solo quelli completati</translation>
</message>
<message>
<source>only in counts of at least {min_count} people</source>
<translation>solo in conteggi di almeno {min_count} persone</translation>
</message>
<message>
<source>only in means of at least {min_count} rows</source>
<translation>solo in medie di almeno {min_count} righe</translation>
</message>
<message>
<source>only in the mixture and in the sample drawn from it</source>
<translation>solo nella mistura e nel campione che se ne estrae</translation>
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
<source>only the order of the activities of a case is left of it</source>
<translation>ne resta solo l'ordine delle attività di un caso</translation>
</message>
<message>
<source>only those of published edges</source>
<translation>solo quelli di archi pubblicati</translation>
</message>
<message>
<source>only those of {least} or more after the noise</source>
<translation>solo quelli con {least} o più dopo il rumore</translation>
</message>
<message>
<source>open the gate again: it judges by the house's policy</source>
<translation>aprire di nuovo il controllo: giudica secondo le regole dell'ente</translation>
</message>
<message>
<source>open the log that was exported as XES, or a CSV or Parquet table of its events</source>
<translation>aprire il registro esportato come XES, o una tabella CSV o Parquet dei suoi eventi</translation>
</message>
<message>
<source>order.npy is no order of the rows</source>
<translation>order.npy non è un ordine delle righe</translation>
</message>
<message>
<source>original points crossed between the sites: this method is parallel, not private</source>
<translation>punti originali sono passati tra le sedi: questo metodo è parallelo, non privato</translation>
</message>
<message>
<source>other columns are said to be left out than the original withholds</source>
<translation>si dicono escluse altre colonne da quelle che l'originale trattiene</translation>
</message>
<message>
<source>other columns than were chosen</source>
<translation>altre colonne da quelle scelte</translation>
</message>
<message>
<source>other names than {values} for what the release adds</source>
<translation>altri nomi da {values} per ciò che il rilascio aggiunge</translation>
</message>
<message>
<source>other numbers than by place</source>
<translation>altri numeri che secondo il posto</translation>
</message>
<message>
<source>other ones than the original</source>
<translation>altri da quelli dell'originale</translation>
</message>
<message>
<source>other values than 1, 2, 3 …</source>
<translation>altri valori da 1, 2, 3 …</translation>
</message>
<message>
<source>over five other splits the smallest agreement is {partition_adjusted_rand_index}</source>
<translation>su altre cinque suddivisioni la concordanza minima è {partition_adjusted_rand_index}</translation>
</message>
<message>
<source>page and PDF say what the manifest says; pictures are drawings</source>
<translation>pagina e PDF dicono ciò che dice il manifesto; le immagini sono disegni</translation>
</message>
<message>
<source>part of the name of an activity</source>
<translation>parte del nome di un'attività</translation>
</message>
<message>
<source>participant {owner} has two different maps ({name} and {name2})</source>
<translation>il partecipante {owner} ha due mappe diverse ({name} e {name2})</translation>
</message>
<message>
<source>participants</source>
<translation>partecipanti</translation>
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
<source>person name</source>
<translation>nome di persona</translation>
</message>
<message>
<source>persons are protected in only one of log and release</source>
<translation>le persone sono protette solo in uno tra registro e rilascio</translation>
</message>
<message>
<source>persons of the original behind every variant, in 19 of 20 releases: at least {group}, the house asks for {min_group}</source>
<translation>persone dell'originale dietro ogni variante, in 19 rilasci su 20: almeno {group}, l'ente chiede {min_group}</translation>
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
<source>point</source>
<translation>punto</translation>
</message>
<message>
<source>points</source>
<translation>punti</translation>
</message>
<message>
<source>positive and negative</source>
<translation>positivi e negativi</translation>
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
<source>publish as if their mean had been read</source>
<translation>pubblicare come se si fosse letta la loro media</translation>
</message>
<message>
<source>publishable itemsets</source>
<translation>insiemi di elementi pubblicabili</translation>
</message>
<message>
<source>published as it is</source>
<translation>pubblicato com'è</translation>
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
<source>put {name} into {from_}</source>
<translation>mettere {name} in {from_}</translation>
</message>
<message>
<source>putting the folder in place</source>
<translation>la cartella viene messa al suo posto</translation>
</message>
<message>
<source>raise the least support, lower the most items, or name fewer columns for patterns</source>
<translation>alzare il supporto minimo, abbassare il massimo di elementi, o nominare meno colonne per i pattern</translation>
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
<source>read this; nothing was agreed to yet</source>
<translation>leggere questo; non si è ancora concordato nulla</translation>
</message>
<message>
<source>read what would leave this house; nothing was written yet</source>
<translation>leggere che cosa lascerebbe questo ente; non è ancora stato scritto nulla</translation>
</message>
<message>
<source>read, released and dropped series do not add up</source>
<translation>serie lette, rilasciate ed eliminate non tornano</translation>
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
<source>readings that are repeated: {again}; say which one counts</source>
<translation>letture ripetute: {again}; dire quale conta</translation>
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
<source>reconstructed</source>
<translation>ricostruito</translation>
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
<source>released</source>
<translation>rilasciato</translation>
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
<source>repair it in the file</source>
<translation>correggilo nel file</translation>
</message>
<message>
<source>repair it in the file, or take the edge out</source>
<translation>correggerlo nel file, o togliere l'arco</translation>
</message>
<message>
<source>repair the dates, or leave the column out, and export again</source>
<translation>correggere le date, o escludere la colonna, ed esportare di nuovo</translation>
</message>
<message>
<source>report.html holds a picture that is not a drawing of ours</source>
<translation>report.html contiene un'immagine che non è un nostro disegno</translation>
</message>
<message>
<source>report.html says something else than the manifest</source>
<translation>report.html dice altro dal manifesto</translation>
</message>
<message>
<source>report.pdf says something else than the manifest</source>
<translation>report.pdf dice altro dal manifesto</translation>
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
<source>representatives are original rows, and leave this house</source>
<translation>i rappresentanti sono righe originali, e lasciano questo ente</translation>
</message>
<message>
<source>request items</source>
<translation>richiesta di elementi</translation>
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
<source>request publishable itemsets</source>
<translation>richiesta di insiemi pubblicabili</translation>
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
<source>round {round}</source>
<translation>turno {round}</translation>
</message>
<message>
<source>round {round} was answered already, and to another message; nothing was answered</source>
<translation>al turno {round} si è già risposto, e a un altro messaggio; non si è risposto nulla</translation>
</message>
<message>
<source>round {round} was not answered here; this is round {round2}</source>
<translation>al turno {round} qui non si è risposto; questo è il turno {round2}</translation>
</message>
<message>
<source>round {round}: no answer yet from {missing}</source>
<translation>turno {round}: ancora nessuna risposta da {missing}</translation>
</message>
<message>
<source>rounded numbers of declared figures</source>
<translation>numeri arrotondati di indicatori dichiarati</translation>
</message>
<message>
<source>rounded outward</source>
<translation>arrotondati verso l'esterno</translation>
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
<source>row {done} of {name}: damaged ({error})</source>
<translation>riga {done} di {name}: danneggiata ({error})</translation>
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
<source>rows are put together from several originals, or changed</source>
<translation>delle righe sono composte da più originali, o cambiate</translation>
</message>
<message>
<source>rows lie where the model has none, or means differ</source>
<translation>delle righe stanno dove il modello non ne ha, o le medie differiscono</translation>
</message>
<message>
<source>rows stay on the workers: no central run to compare with</source>
<translation>le righe restano sui worker: nessuna esecuzione centrale con cui confrontare</translation>
</message>
<message>
<source>rows that share an envelope</source>
<translation>righe che condividono un inviluppo</translation>
</message>
<message>
<source>rows that stand for others leave as they are</source>
<translation>le righe che ne rappresentano altre escono come sono</translation>
</message>
<message>
<source>rules have if, then, count and confidence</source>
<translation>le regole hanno se, allora, conteggio e confidenza</translation>
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
<source>sample {round}</source>
<translation>campione {round}</translation>
</message>
<message>
<source>sampled rows</source>
<translation>righe campionate</translation>
</message>
<message>
<source>sampled rows leave this house to start from (k-means‖)</source>
<translation>righe campionate lasciano questo ente per la partenza (k-means‖)</translation>
</message>
<message>
<source>save it again as .xlsx; a text table is named .csv</source>
<translation>salvarlo di nuovo come .xlsx; una tabella di testo si chiama .csv</translation>
</message>
<message>
<source>save it again with a spreadsheet program</source>
<translation>salvarlo di nuovo con un foglio di calcolo</translation>
</message>
<message>
<source>save it again without one</source>
<translation>salvarlo di nuovo senza</translation>
</message>
<message>
<source>save the network alone, as a .net file that begins with its vertices</source>
<translation>salva solo la rete, come file .net che comincia con i suoi vertici</translation>
</message>
<message>
<source>say column:NAME, random:4, space:4, columns:2 or none</source>
<translation>dire column:NOME, random:4, space:4, columns:2 o none</translation>
</message>
<message>
<source>say random:4</source>
<translation>indicare random:4</translation>
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
<source>searching for identifiers</source>
<translation>ricerca di identificatori</translation>
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
<source>sensitive</source>
<translation>sensibile</translation>
</message>
<message>
<source>series</source>
<translation>serie</translation>
</message>
<message>
<source>series are released as csv or parquet, not {format}</source>
<translation>le serie si rilasciano come csv o parquet, non {format}</translation>
</message>
<message>
<source>series cannot be written as {format}</source>
<translation>le serie non si possono scrivere come {format}</translation>
</message>
<message>
<source>series that share a pattern also share its envelope: choose P up to k</source>
<translation>le serie che condividono un pattern condividono anche il suo inviluppo: scegliere P fino a k</translation>
</message>
<message>
<source>seven below the spread</source>
<translation>sette sotto la dispersione</translation>
</message>
<message>
<source>share</source>
<translation>quota</translation>
</message>
<message>
<source>shares are not count over people</source>
<translation>le quote non sono conteggio diviso per persone</translation>
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
<source>sheet {wanted} of {name}</source>
<translation>foglio {wanted} di {name}</translation>
</message>
<message>
<source>sigma is for normal noise</source>
<translation>sigma è per il rumore normale</translation>
</message>
<message>
<source>signed_by is not a name</source>
<translation>signed_by non è un nome</translation>
</message>
<message>
<source>single cases</source>
<translation>singoli casi</translation>
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
<source>site {name} failed: {failed}</source>
<translation>la sede {name} ha fallito: {failed}</translation>
</message>
<message>
<source>site {name} failed: {failure}</source>
<translation>la sede {name} ha fallito: {failure}</translation>
</message>
<message>
<source>site {site}</source>
<translation>sede {site}</translation>
</message>
<message>
<source>six digits are the most</source>
<translation>sei cifre sono il massimo</translation>
</message>
<message>
<source>size</source>
<translation>dimensione</translation>
</message>
<message>
<source>smallest PSCORE {low}, promised {tau}</source>
<translation>PSCORE minimo {low}, promesso {tau}</translation>
</message>
<message>
<source>smallest group {k} of {k2} promised, smallest pattern class {p} of {p2} promised</source>
<translation>gruppo minimo {k}, promesso {k2}; classe di pattern minima {p}, promessa {p2}</translation>
</message>
<message>
<source>smallest published group {small}, the house asks for {min_group}</source>
<translation>gruppo pubblicato minimo {small}, l'ente chiede {min_group}</translation>
</message>
<message>
<source>smallest {default}, promised {least}</source>
<translation>minimo {default}, promesso {least}</translation>
</message>
<message>
<source>smallest {fewest}, promised {min_count}</source>
<translation>minimo {fewest}, promesso {min_count}</translation>
</message>
<message>
<source>smallest {narrow}, promised {least_variance}</source>
<translation>minimo {narrow}, promesso {least_variance}</translation>
</message>
<message>
<source>so that differences can be judged</source>
<translation>così che si possano giudicare le differenze</translation>
</message>
<message>
<source>so that the original lies within a width of {width} with {confidence} confidence</source>
<translation>così che l'originale stia entro un'ampiezza di {width} con confidenza {confidence}</translation>
</message>
<message>
<source>some are not finite numbers</source>
<translation>alcuni non sono numeri finiti</translation>
</message>
<message>
<source>some do not</source>
<translation>alcune no</translation>
</message>
<message>
<source>some files are undirected graphs and some are not</source>
<translation>alcuni file sono grafi non orientati e altri no</translation>
</message>
<message>
<source>something follows the last row</source>
<translation>qualcosa segue l'ultima riga</translation>
</message>
<message>
<source>something went wrong inside Sfumato: {name}</source>
<translation>qualcosa è andato storto in Sfumato: {name}</translation>
</message>
<message>
<source>sorted by the released cells</source>
<translation>ordinate secondo le celle rilasciate</translation>
</message>
<message>
<source>sorted by their cells: nothing of another order is left</source>
<translation>ordinate secondo le loro celle: non resta nulla di un altro ordine</translation>
</message>
<message>
<source>source={value} target={value2}</source>
<translation>source={value} target={value2}</translation>
</message>
<message>
<source>spell it in one way in the file, or leave the column out of the sensitive ones</source>
<translation>scriverlo in un solo modo nel file, o togliere la colonna da quelle sensibili</translation>
</message>
<message>
<source>split into a positive and a negative layer</source>
<translation>dividere in uno strato positivo e uno negativo</translation>
</message>
<message>
<source>split it into parts, or leave out columns that are not needed</source>
<translation>dividerlo in parti, o escludere le colonne che non servono</translation>
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
<source>stop and ask</source>
<translation>fermarsi e chiedere</translation>
</message>
<message>
<source>such a file cannot have been written: {problem}</source>
<translation>un tale file non può essere stato scritto: {problem}</translation>
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
<source>table {name}</source>
<translation>tabella {name}</translation>
</message>
<message>
<source>tables</source>
<translation>tabelle</translation>
</message>
<message>
<source>take all events</source>
<translation>prendere tutti gli eventi</translation>
</message>
<message>
<source>take it out of one of the two steps, or publish the mean of the class</source>
<translation>toglierla da uno dei due passi, o pubblicare la media della classe</translation>
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
<source>take two steps: put files with the same columns one below the other, then run over the files with other columns, joined by the row key</source>
<translation>procedere in due passi: mettere i file con le stesse colonne uno sotto l'altro, poi eseguire sui file con altre colonne, uniti dalla chiave di riga</translation>
</message>
<message>
<source>text between the elements</source>
<translation>testo tra gli elementi</translation>
</message>
<message>
<source>texts say something else than what leaves</source>
<translation>texts dicono altro da ciò che esce</translation>
</message>
<message>
<source>the activity {text} holds a character that XES cannot hold</source>
<translation>l'attività {text} contiene un carattere che XES non può contenere</translation>
</message>
<message>
<source>the answer to {kind} would hold {marks}; it stays in this house</source>
<translation>la risposta a {kind} conterrebbe {marks}; resta in questo ente</translation>
</message>
<message>
<source>the answers of round {round} cannot be put together ({name}: {failure})</source>
<translation>le risposte del turno {round} non si possono mettere insieme ({name}: {failure})</translation>
</message>
<message>
<source>the audit beside the release does not say what the input was</source>
<translation>il registro di controllo accanto al rilascio non dice quale fosse l'ingresso</translation>
</message>
<message>
<source>the audit beside the release is of another technique</source>
<translation>l'audit accanto al rilascio è di un'altra tecnica</translation>
</message>
<message>
<source>the audit record of {name} does not say what was spent</source>
<translation>il fascicolo di audit di {name} non dice quanto è stato speso</translation>
</message>
<message>
<source>the best attacker tells edges of one person apart with AUC {best} ± {attack_auc_error} (0.5 is guessing; from {single} edges of one person); the house allows {max_auc_graphs}</source>
<translation>il miglior attaccante distingue gli archi di una persona con AUC {best} ± {attack_auc_error} (0,5 è a caso; da {single} archi di una persona); l'ente ammette {max_auc_graphs}</translation>
</message>
<message>
<source>the change from first to last</source>
<translation>la variazione dal primo all'ultimo</translation>
</message>
<message>
<source>the column holds numbers</source>
<translation>la colonna contiene numeri</translation>
</message>
<message>
<source>the column holds texts</source>
<translation>la colonna contiene testi</translation>
</message>
<message>
<source>the columns</source>
<translation>le colonne</translation>
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
<source>the columns of patterns</source>
<translation>le colonne dei pattern</translation>
</message>
<message>
<source>the columns stand in another order than that of a release</source>
<translation>le colonne stanno in un ordine diverso da quello di un rilascio</translation>
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
<source>the edges do not stand in the order of their labels</source>
<translation>gli archi non stanno nell'ordine delle loro etichette</translation>
</message>
<message>
<source>the exact readings of the extreme series</source>
<translation>le letture esatte delle serie estreme</translation>
</message>
<message>
<source>the facts are not {allowed}</source>
<translation>i dati non sono {allowed}</translation>
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
<source>the file breaks off, is damaged or is something else; export it again</source>
<translation>il file si interrompe, è danneggiato o è qualcos'altro; esportarlo di nuovo</translation>
</message>
<message>
<source>the file has the column {there}</source>
<translation>il file ha la colonna {there}</translation>
</message>
<message>
<source>the file has {first} columns, and {most_columns} can be read</source>
<translation>il file ha {first} colonne, e se ne possono leggere {most_columns}</translation>
</message>
<message>
<source>the file has {known}</source>
<translation>il file ha {known}</translation>
</message>
<message>
<source>the file has {num_rows} rows; promised are {rows}</source>
<translation>il file ha {num_rows} righe; promesse sono {rows}</translation>
</message>
<message>
<source>the file has {rows} rows, and it says something else</source>
<translation>il file ha {rows} righe, e dice altro</translation>
</message>
<message>
<source>the file has {rows} series, a group of k = {k} cannot be made of them</source>
<translation>il file ha {rows} serie, non se ne può fare un gruppo di k = {k}</translation>
</message>
<message>
<source>the file has {value}; promised are {types}</source>
<translation>il file ha {value}; promesse sono {types}</translation>
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
<source>the first {length} points are kept; {dropped} series of other lengths were dropped</source>
<translation>si mantengono i primi {length} punti; {dropped} serie di altre lunghezze sono state eliminate</translation>
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
<source>the folder {target} vanishes as often as it is made</source>
<translation>la cartella {target} sparisce ogni volta che la si crea</translation>
</message>
<message>
<source>the further attributes are not sorted, or listed twice</source>
<translation>gli ulteriori attributi non sono ordinati, o sono elencati due volte</translation>
</message>
<message>
<source>the given centroids have {shape} numbers, the sites {columns} columns</source>
<translation>i centroidi dati hanno {shape} numeri, le sedi {columns} colonne</translation>
</message>
<message>
<source>the graph is large: the rank was capped at {largest_sparse_rank}</source>
<translation>il grafo è grande: il rango è stato limitato a {largest_sparse_rank}</translation>
</message>
<message>
<source>the house has locked its policy ({house_policy_file})</source>
<translation>l'ente ha bloccato le sue regole ({house_policy_file})</translation>
</message>
<message>
<source>the house has locked its policy, and this release was judged by another</source>
<translation>l'ente ha bloccato le sue regole, e questo rilascio è stato giudicato secondo altre</translation>
</message>
<message>
<source>the identifier</source>
<translation>l'identificatore</translation>
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
<source>the input is gone or has changed since</source>
<translation>i dati non ci sono più o sono cambiati</translation>
</message>
<message>
<source>the input is the one the audit names</source>
<translation>i dati sono quelli che l'audit nomina</translation>
</message>
<message>
<source>the joining does not give exactly the parameters of {technique}: {odd}</source>
<translation>l'adesione non dà esattamente i parametri di {technique}: {odd}</translation>
</message>
<message>
<source>the joining does not name its run</source>
<translation>l'adesione non nomina la sua esecuzione</translation>
</message>
<message>
<source>the joining is for {site}, which is none of its sites</source>
<translation>l'adesione è per {site}, che non è una delle sue sedi</translation>
</message>
<message>
<source>the joining names no technique of clusters</source>
<translation>l'adesione non nomina una tecnica di cluster</translation>
</message>
<message>
<source>the key {key} stands twice</source>
<translation>la chiave {key} compare due volte</translation>
</message>
<message>
<source>the keys for the masks are not those of the partners agreed on joining; nothing was answered</source>
<translation>le chiavi per le maschere non sono quelle dei partner concordati all'adesione; non si è risposto nulla</translation>
</message>
<message>
<source>the keys for the masks do not fit: this site's own is another one, or they were changed</source>
<translation>le chiavi per le maschere non corrispondono: quella propria di questa sede è un'altra, o sono state cambiate</translation>
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
<source>the ledger could not be written to {path}: {strerror}</source>
<translation>il libro non si è potuto scrivere in {path}: {strerror}</translation>
</message>
<message>
<source>the ledger is in use by another program for too long</source>
<translation>il libro è in uso da troppo tempo da parte di un altro programma</translation>
</message>
<message>
<source>the ledger {path} cannot be read: {strerror}</source>
<translation>il libro {path} non si può leggere: {strerror}</translation>
</message>
<message>
<source>the ledger {path} cannot be written: {strerror}</source>
<translation>il libro {path} non si può scrivere: {strerror}</translation>
</message>
<message>
<source>the log has other attributes</source>
<translation>il registro ha altri attributi</translation>
</message>
<message>
<source>the long layout needs the columns of identifier, time and value</source>
<translation>la disposizione lunga richiede le colonne di identificatore, tempo e valore</translation>
</message>
<message>
<source>the manifest does not say what was done in the form it must have</source>
<translation>il manifesto non dice che cosa è stato fatto nella forma che deve avere</translation>
</message>
<message>
<source>the manifest does not say which columns and rows there are</source>
<translation>il manifesto non dice quali colonne e righe ci sono</translation>
</message>
<message>
<source>the manifest does not say ε, δ and the numbers of repeats and of cases a person</source>
<translation>il manifesto non dice ε, δ e i numeri di ripetizioni e di casi per persona</translation>
</message>
<message>
<source>the manifest has to name group, time, sensitive, pattern and level</source>
<translation>il manifesto deve nominare group, time, sensitive, pattern e level</translation>
</message>
<message>
<source>the manifest names no files</source>
<translation>il manifesto non nomina file</translation>
</message>
<message>
<source>the manifest names other parts than the file has</source>
<translation>il manifesto nomina parti diverse da quelle del file</translation>
</message>
<message>
<source>the manifest speaks of columns that a release of variants does not have</source>
<translation>il manifesto parla di colonne che un rilascio di varianti non ha</translation>
</message>
<message>
<source>the map needs this figure; the technique itself can be run</source>
<translation>la mappa richiede questo indicatore; la tecnica in sé si può eseguire</translation>
</message>
<message>
<source>the master</source>
<translation>il coordinatore</translation>
</message>
<message>
<source>the master asks for row {row}, this site has {site}</source>
<translation>il coordinatore chiede la riga {row}, questa sede ne ha {site}</translation>
</message>
<message>
<source>the master asks for what gives original rows away ({kind}); nothing was answered</source>
<translation>il coordinatore chiede ciò che rivela righe originali ({kind}); non si è risposto nulla</translation>
</message>
<message>
<source>the master asks for {kind}, which {method} does not know; nothing was answered</source>
<translation>il coordinatore chiede {kind}, che {method} non conosce; non si è risposto nulla</translation>
</message>
<message>
<source>the master asks with {name} = {value}, agreed was {known}; nothing was answered</source>
<translation>il coordinatore chiede con {name} = {value}, concordato era {known}; non si è risposto nulla</translation>
</message>
<message>
<source>the master asks {kind} out of turn or too often; nothing was answered</source>
<translation>il coordinatore chiede {kind} fuori turno o troppo spesso; non si è risposto nulla</translation>
</message>
<message>
<source>the master assigns rows to clusters that there are not</source>
<translation>il coordinatore assegna righe a cluster che non ci sono</translation>
</message>
<message>
<source>the master clusters {columns} columns, {features} are named here</source>
<translation>il coordinatore raggruppa {columns} colonne, qui ne sono nominate {features}</translation>
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
<source>the message is for {site}, this house is {site2}; nothing was answered</source>
<translation>il messaggio è per {site}, questo ente è {site2}; non si è risposto nulla</translation>
</message>
<message>
<source>the message is of another run than this house joined; nothing was answered</source>
<translation>il messaggio è di un'esecuzione diversa da quella a cui questo ente ha aderito; non si è risposto nulla</translation>
</message>
<message>
<source>the message of round {round} cannot be carried out ({name}); nothing was answered</source>
<translation>il messaggio del turno {round} non si può eseguire ({name}); non si è risposto nulla</translation>
</message>
<message>
<source>the message was made by another program or version</source>
<translation>il messaggio è stato fatto da un altro programma o un'altra versione</translation>
</message>
<message>
<source>the message {kind} of {sender} is refused: {reason}</source>
<translation>il messaggio {kind} di {sender} è rifiutato: {reason}</translation>
</message>
<message>
<source>the model has other columns than the original</source>
<translation>il modello ha altre colonne dall'originale</translation>
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
<source>the names in the release are made up</source>
<translation>i nomi nel rilascio sono inventati</translation>
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
<source>the nodes do not stand in the order of their labels</source>
<translation>i nodi non stanno nell'ordine delle loro etichette</translation>
</message>
<message>
<source>the original has no column {unknown}</source>
<translation>l'originale non ha una colonna {unknown}</translation>
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
<source>the parameter {missing} is missing</source>
<translation>il parametro {missing} manca</translation>
</message>
<message>
<source>the parameters are not written as Sfumato writes them</source>
<translation>i parametri non sono scritti come li scrive Sfumato</translation>
</message>
<message>
<source>the params of a step are not a table</source>
<translation>i params di un passo non sono una tabella</translation>
</message>
<message>
<source>the parts named as kept and changed are those of the file</source>
<translation>le parti indicate come mantenute e cambiate sono quelle del file</translation>
</message>
<message>
<source>the poorest class has {min}</source>
<translation>la classe più povera ha {min}</translation>
</message>
<message>
<source>the public bounds</source>
<translation>i limiti pubblici</translation>
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
<source>the recipe names a scheduler, {address}: it and its workers could run code on this machine</source>
<translation>la ricetta nomina uno scheduler, {address}: esso e i suoi worker potrebbero eseguire codice su questa macchina</translation>
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
<source>the release could not be written: {error} ({where})</source>
<translation>non è stato possibile scrivere il rilascio: {error} ({where})</translation>
</message>
<message>
<source>the release draws its noise anew; what was looked at is not published</source>
<translation>il rilascio estrae di nuovo il suo rumore; ciò che si è guardato non viene pubblicato</translation>
</message>
<message>
<source>the release is a link to another folder</source>
<translation>il rilascio è un collegamento a un'altra cartella</translation>
</message>
<message>
<source>the request holds no key of another site: counts would leave without a mask</source>
<translation>la richiesta non contiene la chiave di un'altra sede: i conteggi uscirebbero senza maschera</translation>
</message>
<message>
<source>the request names a pattern of another size or form than agreed</source>
<translation>la richiesta nomina un pattern di dimensione o forma diversa da quella concordata</translation>
</message>
<message>
<source>the request names the column {strange}, which is not one for patterns</source>
<translation>la richiesta nomina la colonna {strange}, che non è una di quelle per i pattern</translation>
</message>
<message>
<source>the request {kind} is none of this method</source>
<translation>la richiesta {kind} non è di questo metodo</translation>
</message>
<message>
<source>the rows are not sorted by their cells (column {column})</source>
<translation>le righe non sono ordinate secondo le loro celle (colonna {column})</translation>
</message>
<message>
<source>the rows have to be counted as read, released, dropped and filled series</source>
<translation>le righe devono essere contate come serie lette, rilasciate, eliminate e riempite</translation>
</message>
<message>
<source>the rows of {name} are sorted by their cells: they cannot be compared one by one</source>
<translation>le righe di {name} sono ordinate secondo le loro celle: non si possono confrontare una per una</translation>
</message>
<message>
<source>the rows stay in the houses that hold them</source>
<translation>le righe restano negli enti che le hanno</translation>
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
<source>the same answer as before: carry it to the master</source>
<translation>la stessa risposta di prima: portarla al coordinatore</translation>
</message>
<message>
<source>the same data was released before ({entries}): who has both may combine them</source>
<translation>gli stessi dati sono già stati rilasciati ({entries}): chi ha entrambi può combinarli</translation>
</message>
<message>
<source>the same data was released meanwhile ({note})</source>
<translation>gli stessi dati sono stati rilasciati nel frattempo ({note})</translation>
</message>
<message>
<source>the same label</source>
<translation>la stessa etichetta</translation>
</message>
<message>
<source>the same rows answer all rounds of a run; begin anew with changed rows</source>
<translation>le stesse righe rispondono a tutti i turni di un'esecuzione; con righe cambiate ricominciare</translation>
</message>
<message>
<source>the same rows answer all rounds: two versions of them would tell what changed</source>
<translation>le stesse righe rispondono a tutti i turni: due loro versioni rivelerebbero che cosa è cambiato</translation>
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
<source>the sensitive columns</source>
<translation>le colonne sensibili</translation>
</message>
<message>
<source>the sensitive value is disclosed for {rows} series by values alone, for {pattern_rows} by values and pattern; ask for more distinct sensitive values under More, or say why this is fine</source>
<translation>il valore sensibile è divulgato per {rows} serie dai soli valori, per {pattern_rows} da valori e pattern; chiedere più valori sensibili distinti in Altro, o dire perché è accettabile</translation>
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
<source>the series that begins at {where}</source>
<translation>la serie che comincia a {where}</translation>
</message>
<message>
<source>the shape of a series</source>
<translation>la forma di una serie</translation>
</message>
<message>
<source>the sites</source>
<translation>le sedi</translation>
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
<source>the smallest class has {min} rows</source>
<translation>righe della classe minima: {min}</translation>
</message>
<message>
<source>the smallest class of rows that are equal in every cell has {least}, {alone} of the rows stand alone; the house asks for {min_group}</source>
<translation>la più piccola classe di righe uguali in ogni cella ne ha {least}, {alone} delle righe sono isolate; l'ente chiede {min_group}</translation>
</message>
<message>
<source>the smallest class of rows that look alike has {rows}; the house asks for {min_k}</source>
<translation>la più piccola classe di righe che si somigliano ne ha {rows}; l'ente chiede {min_k}</translation>
</message>
<message>
<source>the smallest of {cells} groups has {fewest}, promised {least}</source>
<translation>il più piccolo di {cells} gruppi ha {fewest}, promesso {least}</translation>
</message>
<message>
<source>the smallest value</source>
<translation>il valore minimo</translation>
</message>
<message>
<source>the time of the peak</source>
<translation>il momento del picco</translation>
</message>
<message>
<source>the time points are not evenly spaced: {odd} of {steps} steps differ from the usual one, first from {before} to {after}; patterns and plots take all steps as equal</source>
<translation>gli istanti non sono equidistanti: {odd} di {steps} passi differiscono da quello usuale, il primo da {before} a {after}; pattern e grafici considerano uguali tutti i passi</translation>
</message>
<message>
<source>the two files have no column in common</source>
<translation>i due file non hanno colonne in comune</translation>
</message>
<message>
<source>the variants or the numbers of the cases do not stand in order</source>
<translation>le varianti o i numeri dei casi non stanno in ordine</translation>
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
<source>the workbook is damaged; save it again</source>
<translation>la cartella di lavoro è danneggiata; salvarla di nuovo</translation>
</message>
<message>
<source>the workbook is damaged; save it again with a spreadsheet program</source>
<translation>la cartella di lavoro è danneggiata; salvarla di nuovo con un foglio di calcolo</translation>
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
<source>there is no audit folder beside the release</source>
<translation>non c'è una cartella audit accanto al rilascio</translation>
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
<source>there is no edge in {name}</source>
<translation>non c'è alcun arco in {name}</translation>
</message>
<message>
<source>there is no file {name}</source>
<translation>non c'è un file {name}</translation>
</message>
<message>
<source>there is no file {path}</source>
<translation>non c'è un file {path}</translation>
</message>
<message>
<source>there is no layer {asked} here</source>
<translation>qui non c'è uno strato {asked}</translation>
</message>
<message>
<source>there is no layer {name} here</source>
<translation>qui non c'è uno strato {name}</translation>
</message>
<message>
<source>there is no list of what became of the parts of the log</source>
<translation>non c'è un elenco di che cosa è stato delle parti del registro</translation>
</message>
<message>
<source>there is no method {method}</source>
<translation>non c'è un metodo {method}</translation>
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
<source>there is no report in the language {wanted}</source>
<translation>non c'è un rapporto nella lingua {wanted}</translation>
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
<source>there is no {name}</source>
<translation>non c'è {name}</translation>
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
<source>they count by {unit}, which are not the same: added up all the same</source>
<translation>contano per {unit}, che non sono la stessa cosa: sommati comunque</translation>
</message>
<message>
<source>they do not fit each other: ask the sites for them again</source>
<translation>non corrispondono tra loro: chiederli di nuovo alle sedi</translation>
</message>
<message>
<source>they overlap in the original</source>
<translation>si sovrappongono nell'originale</translation>
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
<source>this house has joined as {site} already</source>
<translation>questo ente ha già aderito come {site}</translation>
</message>
<message>
<source>this house has not joined the run: there is nothing in {folder}</source>
<translation>questo ente non ha aderito all'esecuzione: in {folder} non c'è nulla</translation>
</message>
<message>
<source>this house's file has another number of rows than in the rounds before; nothing was answered</source>
<translation>il file di questo ente ha un numero di righe diverso dai turni precedenti; non si è risposto nulla</translation>
</message>
<message>
<source>this is an error of the program: please tell its makers</source>
<translation>questo è un errore del programma: segnalarlo a chi lo ha fatto</translation>
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
<source>this study is too small for ε = {epsilon}: edges are published from {least} people on, and the largest number of people behind an edge is {largest}</source>
<translation>questo studio è troppo piccolo per ε = {epsilon}: gli archi si pubblicano da {least} persone in su, e il massimo numero di persone dietro un arco è {largest}</translation>
</message>
<message>
<source>those chosen</source>
<translation>quelle scelte</translation>
</message>
<message>
<source>those in the patterns</source>
<translation>quelle nei pattern</translation>
</message>
<message>
<source>those of the model are those that were used</source>
<translation>quelle del modello sono quelle usate</translation>
</message>
<message>
<source>those of the original</source>
<translation>quelli dell'originale</translation>
</message>
<message>
<source>those on fewer than {least} people are left out</source>
<translation>quelli su meno di {least} persone sono esclusi</translation>
</message>
<message>
<source>time</source>
<translation>tempo</translation>
</message>
<message>
<source>time and sensitive have to be lists of names</source>
<translation>time e sensitive devono essere elenchi di nomi</translation>
</message>
<message>
<source>time point</source>
<translation>istante</translation>
</message>
<message>
<source>time points</source>
<translation>istanti</translation>
</message>
<message>
<source>time points at the end: {count}</source>
<translation>istanti alla fine: {count}</translation>
</message>
<message>
<source>to {digits} significant digits of the range of a time point</source>
<translation>a {digits} cifre significative dell'ampiezza di un istante</translation>
</message>
<message>
<source>told as this technique treats columns</source>
<translation>descritte come questa tecnica tratta le colonne</translation>
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
<source>transition</source>
<translation>transizione</translation>
</message>
<message>
<source>transitions</source>
<translation>transizioni</translation>
</message>
<message>
<source>transitions are part of the activities in only one of log and release</source>
<translation>le transizioni fanno parte delle attività solo in uno tra registro e rilascio</translation>
</message>
<message>
<source>two columns have the same name</source>
<translation>due colonne hanno lo stesso nome</translation>
</message>
<message>
<source>two overlap or leave a gap</source>
<translation>due si sovrappongono o lasciano una lacuna</translation>
</message>
<message>
<source>two people's</source>
<translation>di due persone</translation>
</message>
<message>
<source>under 0.1 %</source>
<translation>meno dello 0,1 %</translation>
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
<source>uniform noise, α = {alpha}</source>
<translation>rumore uniforme, α = {alpha}</translation>
</message>
<message>
<source>units</source>
<translation>unità</translation>
</message>
<message>
<source>unpack it first</source>
<translation>decomprimilo prima</translation>
</message>
<message>
<source>unpack it yourself if you trust it, and open the unpacked file</source>
<translation>decomprimerlo da sé se ci si fida, e aprire il file decompresso</translation>
</message>
<message>
<source>up to 40 letters, digits, blanks, dashes and underscores, beginning with a letter or digit</source>
<translation>fino a 40 lettere, cifre, spazi, trattini e trattini bassi, cominciando con una lettera o una cifra</translation>
</message>
<message>
<source>up to {held} rows of a round were counted with a neighbouring group, because too few would have shown: the result is not exactly that of k-means on pooled rows</source>
<translation>fino a {held} righe di un turno sono state contate con un gruppo vicino, perché se ne sarebbero viste troppo poche: il risultato non è esattamente quello di k-means su righe riunite</translation>
</message>
<message>
<source>up to {usual} for 95 of 100 participants</source>
<translation>fino a {usual} per 95 partecipanti su 100</translation>
</message>
<message>
<source>use an empty folder for another run</source>
<translation>usare una cartella vuota per un'altra esecuzione</translation>
</message>
<message>
<source>use the folder of that run, or join it first</source>
<translation>usare la cartella di quell'esecuzione, o aderirvi prima</translation>
</message>
<message>
<source>use the fringe rule strength, or choose a column as contributors</source>
<translation>usare la regola di margine forza, o scegliere una colonna come contributori</translation>
</message>
<message>
<source>value</source>
<translation>valore</translation>
</message>
<message>
<source>values</source>
<translation>valori</translation>
</message>
<message>
<source>values of single rows</source>
<translation>valori di singole righe</translation>
</message>
<message>
<source>values to combine</source>
<translation>valori da combinare</translation>
</message>
<message>
<source>variant</source>
<translation>variante</translation>
</message>
<message>
<source>variants and counts</source>
<translation>varianti e conteggi</translation>
</message>
<message>
<source>variants in the order of their activities, cases numbered as they stand</source>
<translation>varianti nell'ordine delle loro attività, casi numerati come stanno</translation>
</message>
<message>
<source>variants in this draw: {variants}, cases: {cases}</source>
<translation>varianti in questa estrazione: {variants}, casi: {cases}</translation>
</message>
<message>
<source>verification is not a list of checks</source>
<translation>verification non è un elenco di controlli</translation>
</message>
<message>
<source>vertices are numbered from 1 to the number after *Vertices</source>
<translation>i vertici sono numerati da 1 al numero dopo *Vertices</translation>
</message>
<message>
<source>wait until it is done, or choose another folder</source>
<translation>attendere che sia finito, o scegliere un'altra cartella</translation>
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
<source>weights</source>
<translation>pesi</translation>
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
<source>what blocks must be worse than what needs a reason</source>
<translation>ciò che blocca deve essere peggio di ciò che richiede una motivazione</translation>
</message>
<message>
<source>what came back from the worker of site {name} is no message of Sfumato ({failure})</source>
<translation>ciò che è tornato dal worker della sede {name} non è un messaggio di Sfumato ({failure})</translation>
</message>
<message>
<source>what is said of the columns is not what the facts say</source>
<translation>ciò che si dice delle colonne non è ciò che dicono i dati</translation>
</message>
<message>
<source>what is said to have been done does not fit: {problem}</source>
<translation>ciò che si dice fatto non corrisponde: {problem}</translation>
</message>
<message>
<source>what is said to leave are other columns than the file has</source>
<translation>ciò che si dice in uscita sono colonne diverse da quelle del file</translation>
</message>
<message>
<source>what leaves has a name, a treatment and how</source>
<translation>ciò che esce ha un nome, un trattamento e come</translation>
</message>
<message>
<source>what leaves is described by texts</source>
<translation>ciò che esce è descritto da testi</translation>
</message>
<message>
<source>what leaves, and how, does not follow from parameters and facts</source>
<translation>ciò che esce, e come, non segue da parametri e dati</translation>
</message>
<message>
<source>what reading did is not counted in the form it must have</source>
<translation>ciò che ha fatto la lettura non è contato nella forma che deve avere</translation>
</message>
<message>
<source>what the manifest tells of its verification is found again</source>
<translation>ciò che il manifesto dice della sua verifica si ritrova</translation>
</message>
<message>
<source>what this house agreed to cannot be read</source>
<translation>ciò che questo ente ha concordato non si può leggere</translation>
</message>
<message>
<source>what was agreed on joining holds for the whole run</source>
<translation>ciò che è stato concordato all'adesione vale per tutta l'esecuzione</translation>
</message>
<message>
<source>what was to be replaced could not be put back: {strerror}</source>
<translation>ciò che si doveva sostituire non si è potuto rimettere a posto: {strerror}</translation>
</message>
<message>
<source>where weights count people, choose the weight column as contributors too</source>
<translation>dove i pesi contano persone, scegliere la colonna dei pesi anche come contributori</translation>
</message>
<message>
<source>which edges exist</source>
<translation>quali archi esistono</translation>
</message>
<message>
<source>which row is which stands in the audit: keep DIR/audit beside DIR/release</source>
<translation>quale riga sia quale sta nell'audit: tenere DIR/audit accanto a DIR/release</translation>
</message>
<message>
<source>whole numbers</source>
<translation>numeri interi</translation>
</message>
<message>
<source>whole or real, as in the original</source>
<translation>interi o reali, come nell'originale</translation>
</message>
<message>
<source>whole sequences whose noisy count is above the threshold, with that count</source>
<translation>sequenze intere il cui conteggio con rumore è sopra la soglia, con quel conteggio</translation>
</message>
<message>
<source>window: the shortest series, bucket: the commonest length</source>
<translation>finestra: la serie più corta, gruppo: la lunghezza più comune</translation>
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
<source>write each link as { "source": …, "target": … }</source>
<translation>scrivere ogni collegamento come { "source": …, "target": … }</translation>
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
<source>written again from its cells it has other bytes</source>
<translation>riscritto dalle sue celle ha altri byte</translation>
</message>
<message>
<source>written again from its cells it has the same bytes</source>
<translation>riscritto dalle sue celle ha gli stessi byte</translation>
</message>
<message>
<source>written again from its counts it is not the same: something is spelled otherwise or added</source>
<translation>riscritto dai suoi conteggi non è lo stesso: qualcosa è scritto diversamente o aggiunto</translation>
</message>
<message>
<source>written again from its counts it is the same, byte by byte</source>
<translation>riscritto dai suoi conteggi è lo stesso, byte per byte</translation>
</message>
<message>
<source>written again from its edges, every file is the same to the byte</source>
<translation>riscritto dai suoi archi, ogni file è lo stesso fino al byte</translation>
</message>
<message>
<source>written again it gives the same bytes</source>
<translation>riscritto dà gli stessi byte</translation>
</message>
<message>
<source>written again it has other bytes: changed, or made by another library version ({maker})</source>
<translation>riscritto ha altri byte: cambiato, o fatto da un'altra versione della libreria ({maker})</translation>
</message>
<message>
<source>written once more from its cells, it has other bytes: it holds something besides</source>
<translation>riscritto ancora dalle sue celle, ha altri byte: contiene qualcosa in più</translation>
</message>
<message>
<source>written once more from its cells, it has the same bytes</source>
<translation>riscritto ancora dalle sue celle, ha gli stessi byte</translation>
</message>
<message>
<source>yes</source>
<translation>sì</translation>
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
<source>{again} counted again in the released file; {rest} as measured by the house that released it, which this file alone cannot prove</source>
<translation>{again} ricontati nel file rilasciato; {rest} come misurati dall'ente che lo ha rilasciato, cosa che questo file da solo non può provare</translation>
</message>
<message>
<source>{at} and {place} have two different weights</source>
<translation>{at} e {place} hanno due pesi diversi</translation>
</message>
<message>
<source>{at}: {cell} is not a number</source>
<translation>{at}: {cell} non è un numero</translation>
</message>
<message>
<source>{before}, then {after}</source>
<translation>{before}, poi {after}</translation>
</message>
<message>
<source>{blank} has invisible signs or blanks around it</source>
<translation>{blank} ha attorno segni invisibili o spazi</translation>
</message>
<message>
<source>{cell} is not a number</source>
<translation>{cell} non è un numero</translation>
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
<source>{column}, released and reconstructed</source>
<translation>{column}, rilasciato e ricostruito</translation>
</message>
<message>
<source>{components} components, numbers only</source>
<translation>{components} componenti, solo numeri</translation>
</message>
<message>
<source>{constant} is not a number</source>
<translation>{constant} non è un numero</translation>
</message>
<message>
<source>{counts} centroids of {k}</source>
<translation>{counts} centroidi di {k}</translation>
</message>
<message>
<source>{counts} classes, the smallest holds {least}</source>
<translation>{counts} classi, la minima contiene {least}</translation>
</message>
<message>
<source>{counts} groups of rows; the smallest stands for {min} rows, the largest for {max}.</source>
<translation>{counts} gruppi di righe; il più piccolo rappresenta {min} righe, il più grande {max}.</translation>
</message>
<message>
<source>{counts} patterns of at most {max_size} items</source>
<translation>{counts} pattern di al massimo {max_size} elementi</translation>
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
<source>{count} repeated readings were put together with the others of their time by their mean</source>
<translation>{count} letture ripetute sono state unite alle altre del loro tempo con la media</translation>
</message>
<message>
<source>{count} repeated readings were set aside: the {rule} of each time is kept</source>
<translation>{count} letture ripetute sono state messe da parte: di ogni tempo si mantiene: {rule}</translation>
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
<source>{crossed} messages between sites held rows, values of single rows or groups of too few</source>
<translation>{crossed} messaggi tra sedi contenevano righe, valori di singole righe o gruppi troppo piccoli</translation>
</message>
<message>
<source>{c} of {v} points</source>
<translation>{c} di {v} punti</translation>
</message>
<message>
<source>{detail}: the houses have not agreed that rows cross</source>
<translation>{detail}: gli enti non hanno concordato che delle righe attraversino il confine</translation>
</message>
<message>
<source>{detail}; judged on an evenly spread sample of its values</source>
<translation>{detail}; giudicato su un campione uniformemente distribuito dei suoi valori</translation>
</message>
<message>
<source>{detail}; the manifest counts otherwise</source>
<translation>{detail}; il manifesto conta diversamente</translation>
</message>
<message>
<source>{differing} should read: {differing2}</source>
<translation>{differing} dovrebbe dire: {differing2}</translation>
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
<source>{dropped} edges</source>
<translation>{dropped} archi</translation>
</message>
<message>
<source>{dropped} merged components were the most likely one for too few rows of every site and were dropped</source>
<translation>{dropped} componenti fuse erano le più probabili per troppo poche righe di ogni sede e sono state eliminate</translation>
</message>
<message>
<source>{dropped} rows with empty cells were left out</source>
<translation>{dropped} righe con celle vuote sono state escluse</translation>
</message>
<message>
<source>{dropped} series that end early were dropped</source>
<translation>{dropped} serie che finiscono presto sono state eliminate</translation>
</message>
<message>
<source>{dropped} series with missing values were dropped</source>
<translation>{dropped} serie con valori mancanti sono state eliminate</translation>
</message>
<message>
<source>{edges} edges</source>
<translation>{edges} archi</translation>
</message>
<message>
<source>{event} is nothing that happens</source>
<translation>{event} non è nulla che accada</translation>
</message>
<message>
<source>{extra} does not belong to it</source>
<translation>{extra} non vi appartiene</translation>
</message>
<message>
<source>{extra} is not part of the release that would be replaced</source>
<translation>{extra} non fa parte del rilascio che verrebbe sostituito</translation>
</message>
<message>
<source>{fabricated} edges are</source>
<translation>{fabricated} archi</translation>
</message>
<message>
<source>{far} counts are not {words}</source>
<translation>{far} conteggi non sono {words}</translation>
</message>
<message>
<source>{fewest} or more behind every published edge; the house asks for {min_contributors}</source>
<translation>{fewest} o più dietro ogni arco pubblicato; l'ente chiede {min_contributors}</translation>
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
<source>{folder} belongs to another run</source>
<translation>{folder} appartiene a un'altra esecuzione</translation>
</message>
<message>
<source>{folder} cannot be made: {strerror}</source>
<translation>{folder} non si può creare: {strerror}</translation>
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
<source>{folder} is not a release of graphs: there is no data file in it</source>
<translation>{folder} non è un rilascio di grafi: non contiene file di dati</translation>
</message>
<message>
<source>{folder} is there already and is not a folder of a release by Sfumato</source>
<translation>{folder} c'è già e non è una cartella di un rilascio di Sfumato</translation>
</message>
<message>
<source>{foreign} values are not those of the original</source>
<translation>{foreign} valori non sono quelli dell'originale</translation>
</message>
<message>
<source>{foreign} values stand with an envelope in which no original has them</source>
<translation>{foreign} valori stanno con un inviluppo in cui nessun originale li ha</translation>
</message>
<message>
<source>{format} is not a format of released graphs</source>
<translation>{format} non è un formato di grafi rilasciati</translation>
</message>
<message>
<source>{format} is not a format of this technique</source>
<translation>{format} non è un formato di questa tecnica</translation>
</message>
<message>
<source>{format} is not a format of {key}</source>
<translation>{format} non è un formato di {key}</translation>
</message>
<message>
<source>{form}, directed</source>
<translation>{form}, orientato</translation>
</message>
<message>
<source>{form}, undirected</source>
<translation>{form}, non orientato</translation>
</message>
<message>
<source>{found} data files (data.csv, data.parquet) in the release, 1 expected</source>
<translation>{found} file di dati (data.csv, data.parquet) nel rilascio, atteso 1</translation>
</message>
<message>
<source>{found} fields</source>
<translation>{found} campi</translation>
</message>
<message>
<source>{found} published weights are weights of the original to the last digit</source>
<translation>{found} pesi pubblicati sono pesi dell'originale fino all'ultima cifra</translation>
</message>
<message>
<source>{found} rules, {wanted} follow from the patterns</source>
<translation>{found} regole, dai pattern ne seguono {wanted}</translation>
</message>
<message>
<source>{found}; first: {value}, column {column}</source>
<translation>{found}; primo: {value}, colonna {column}</translation>
</message>
<message>
<source>{from_} cannot be made: {strerror}</source>
<translation>{from_} non si può creare: {strerror}</translation>
</message>
<message>
<source>{given} and {given2} both say how strong the noise is</source>
<translation>{given} e {given2} dicono entrambi quanto è forte il rumore</translation>
</message>
<message>
<source>{group} is not a table</source>
<translation>{group} non è una tabella</translation>
</message>
<message>
<source>{held} rows are counted with a neighbouring group, because fewer than {floor} would show.</source>
<translation>{held} righe si contano con un gruppo vicino, perché se ne vedrebbero meno di {floor}.</translation>
</message>
<message>
<source>{how} splits one file, {made} were given</source>
<translation>{how} divide un file, ne sono stati dati {made}</translation>
</message>
<message>
<source>{invented} variants are not in the original</source>
<translation>{invented} varianti non sono nell'originale</translation>
</message>
<message>
<source>{kept}: released as in the original</source>
<translation>{kept}: in uscita come nell'originale</translation>
</message>
<message>
<source>{key} cannot be {key2}</source>
<translation>{key} non può essere {key2}</translation>
</message>
<message>
<source>{key} has another form</source>
<translation>{key} ha un'altra forma</translation>
</message>
<message>
<source>{key} has no setting {name}</source>
<translation>{key} non ha un'impostazione {name}</translation>
</message>
<message>
<source>{key} holds more than one pair of numbers</source>
<translation>{key} contiene più di una coppia di numeri</translation>
</message>
<message>
<source>{key} holds something that is not a text</source>
<translation>{key} contiene qualcosa che non è un testo</translation>
</message>
<message>
<source>{key} is missing</source>
<translation>{key} manca</translation>
</message>
<message>
<source>{key} is no figure that {key2} publishes</source>
<translation>{key} non è un indicatore che {key2} pubblica</translation>
</message>
<message>
<source>{key} is not a number</source>
<translation>{key} non è un numero</translation>
</message>
<message>
<source>{key} is not a table</source>
<translation>{key} non è una tabella</translation>
</message>
<message>
<source>{key} is not unique at site {name}</source>
<translation>{key} non è unico nella sede {name}</translation>
</message>
<message>
<source>{key} is unknown</source>
<translation>{key} non è noto</translation>
</message>
<message>
<source>{kind} names a column that the file does not have</source>
<translation>{kind} nomina una colonna che il file non ha</translation>
</message>
<message>
<source>{kind} was done to other columns than the parameters ask for</source>
<translation>{kind} è stato fatto su colonne diverse da quelle che chiedono i parametri</translation>
</message>
<message>
<source>{kind} was done to other columns than the quasi-identifiers</source>
<translation>{kind} è stato fatto su colonne diverse dai quasi-identificatori</translation>
</message>
<message>
<source>{known} of {after} activities</source>
<translation>{known} di {after} attività</translation>
</message>
<message>
<source>{k} rows</source>
<translation>{k} righe</translation>
</message>
<message>
<source>{labels_before} labels became {labels_after} categories, {unmapped} had none; {loops_dropped} self-loops that merging made were dropped</source>
<translation>{labels_before} etichette sono diventate {labels_after} categorie, {unmapped} non ne avevano; {loops_dropped} cappi creati dalla fusione sono stati eliminati</translation>
</message>
<message>
<source>{labels} intervals</source>
<translation>{labels} intervalli</translation>
</message>
<message>
<source>{label} holds blanks or signs that cannot be seen</source>
<translation>{label} contiene spazi o segni che non si vedono</translation>
</message>
<message>
<source>{label}: {red} is stricter than the limit that asks for a reason ({amber})</source>
<translation>{label}: {red} è più severo del limite che chiede una motivazione ({amber})</translation>
</message>
<message>
<source>{label}: {value} is not {rule}</source>
<translation>{label}: {value} non è {rule}</translation>
</message>
<message>
<source>{law} noise, b = {scale}, then low rank</source>
<translation>rumore {law}, b = {scale}, poi basso rango</translation>
</message>
<message>
<source>{least} different sensitive values</source>
<translation>{least} valori sensibili diversi</translation>
</message>
<message>
<source>{least} different values of {name} in every class</source>
<translation>{least} valori diversi di {name} in ogni classe</translation>
</message>
<message>
<source>{leaves}: this house did not allow that, and did not join</source>
<translation>{leaves}: questo ente non lo ha ammesso, e non ha aderito</translation>
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
<source>{lines} messages, {marked} with original rows or of too few</source>
<translation>{lines} messaggi, {marked} con righe originali o di gruppi troppo piccoli</translation>
</message>
<message>
<source>{looked} envelopes looked at</source>
<translation>{looked} inviluppi esaminati</translation>
</message>
<message>
<source>{lost} edges</source>
<translation>{lost} archi</translation>
</message>
<message>
<source>{low} variants have fewer than {least} cases, the smallest {low2}</source>
<translation>{low} varianti hanno meno di {least} casi, la minima {low2}</translation>
</message>
<message>
<source>{method} cannot be carried by files</source>
<translation>{method} non si può condurre tramite file</translation>
</message>
<message>
<source>{metric} is not counted by the verifier</source>
<translation>{metric} non è contato dal verificatore</translation>
</message>
<message>
<source>{metric} is {told} in the manifest, and {counted} in the file</source>
<translation>{metric} è {told} nel manifesto e {counted} nel file</translation>
</message>
<message>
<source>{missing} events have no time; their cases keep the order of the file</source>
<translation>{missing} eventi non hanno tempo; i loro casi mantengono l'ordine del file</translation>
</message>
<message>
<source>{missing} is missing</source>
<translation>{missing} manca</translation>
</message>
<message>
<source>{more} rarer variants are not drawn.</source>
<translation>{more} varianti più rare non sono disegnate.</translation>
</message>
<message>
<source>{named} labels</source>
<translation>{named} etichette</translation>
</message>
<message>
<source>{names} columns: ours and those used</source>
<translation>{names} colonne: le nostre e quelle usate</translation>
</message>
<message>
<source>{names} sites that hold {layout}</source>
<translation>{names} sedi che hanno {layout}</translation>
</message>
<message>
<source>{names}: published in classes of at least {min_count} rows.</source>
<translation>{names}: pubblicati in classi di almeno {min_count} righe.</translation>
</message>
<message>
<source>{names}: put into classes, and noise added afterwards: no class size is promised.</source>
<translation>{names}: messi in classi, e rumore aggiunto dopo: non si promette alcuna dimensione delle classi.</translation>
</message>
<message>
<source>{names}: values are exchanged with any row.</source>
<translation>{names}: i valori sono scambiati con qualsiasi riga.</translation>
</message>
<message>
<source>{names}: values are exchanged with rows within {window} of the ranks.</source>
<translation>{names}: i valori sono scambiati con righe entro {window} dei ranghi.</translation>
</message>
<message>
<source>{names}: {shape} noise is added, {params}.</source>
<translation>{names}: si aggiunge rumore {shape}, {params}.</translation>
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
<source>{name} declares a document type, which GEXF does not need</source>
<translation>{name} dichiara un tipo di documento, di cui GEXF non ha bisogno</translation>
</message>
<message>
<source>{name} declares a document type, which GraphML does not need</source>
<translation>{name} dichiara un tipo di documento, di cui GraphML non ha bisogno</translation>
</message>
<message>
<source>{name} did not pass when it was released</source>
<translation>{name} non era superato quando è stato rilasciato</translation>
</message>
<message>
<source>{name} does not cross a border</source>
<translation>{name} non attraversa un confine</translation>
</message>
<message>
<source>{name} does not fit into the memory of this machine</source>
<translation>{name} non entra nella memoria di questa macchina</translation>
</message>
<message>
<source>{name} does not say cluster and count</source>
<translation>{name} non indica cluster e numero</translation>
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
<source>{name} has no columns, or two of one name</source>
<translation>{name} non ha colonne, o ne ha due con lo stesso nome</translation>
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
<source>{name} has none of the columns to cluster by</source>
<translation>{name} non ha alcuna delle colonne per il clustering</translation>
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
<source>{name} has the columns {found}, not {head}</source>
<translation>{name} ha le colonne {found}, non {head}</translation>
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
<source>{name} holds a graph that changes over time</source>
<translation>{name} contiene un grafo che cambia nel tempo</translation>
</message>
<message>
<source>{name} holds arcs and edges</source>
<translation>{name} contiene sia arcs sia edges</translation>
</message>
<message>
<source>{name} holds more than its edges, or spells them otherwise</source>
<translation>{name} contiene più dei suoi archi, o li scrive diversamente</translation>
</message>
<message>
<source>{name} holds no '*Vertices' of a Pajek file</source>
<translation>{name} non contiene il '*Vertices' di un file Pajek</translation>
</message>
<message>
<source>{name} holds no 'graph [ … ]' of a GML file</source>
<translation>{name} non contiene 'graph [ … ]' di un file GML</translation>
</message>
<message>
<source>{name} holds no &lt;node&gt; of a GEXF graph</source>
<translation>{name} non contiene alcun &lt;node&gt; di un grafo GEXF</translation>
</message>
<message>
<source>{name} holds no &lt;node&gt; of a GraphML graph</source>
<translation>{name} non contiene alcun &lt;node&gt; di un grafo GraphML</translation>
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
<source>{name} holds no released graph</source>
<translation>{name} non contiene un grafo rilasciato</translation>
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
<source>{name} is a damaged Parquet file: its parts are not where it says</source>
<translation>{name} è un file Parquet danneggiato: le sue parti non sono dove dice</translation>
</message>
<message>
<source>{name} is a damaged workbook</source>
<translation>{name} è una cartella di lavoro danneggiata</translation>
</message>
<message>
<source>{name} is a damaged workbook: {name2}, line {lineno} is not well-formed</source>
<translation>{name} è una cartella di lavoro danneggiata: {name2}, la riga {lineno} non è ben formata</translation>
</message>
<message>
<source>{name} is a packed network</source>
<translation>{name} è una rete compressa</translation>
</message>
<message>
<source>{name} is a {sfumato} of Sfumato, needed is a {what}</source>
<translation>{name} è di tipo {sfumato} di Sfumato, serve: {what}</translation>
</message>
<message>
<source>{name} is about {low} at {low2} and about {high} at {high2}: is it the same thing in the same unit?</source>
<translation>{name} è circa {low} in {low2} e circa {high} in {high2}: è la stessa cosa nella stessa unità?</translation>
</message>
<message>
<source>{name} is an answer of another run</source>
<translation>{name} è una risposta di un'altra esecuzione</translation>
</message>
<message>
<source>{name} is cut into more than {most_pages} pages: refused</source>
<translation>{name} è diviso in più di {most_pages} pagine: rifiutato</translation>
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
<source>{name} is here from {min} to {max}, half of the rows below {column}</source>
<translation>{name} va qui da {min} a {max}, metà delle righe sotto {column}</translation>
</message>
<message>
<source>{name} is in {name2} and in {name3}: sites that hold other rows and other columns at once cannot be clustered in one run</source>
<translation>{name} è in {name2} e in {name3}: sedi che hanno insieme altre righe e altre colonne non si possono raggruppare in una sola esecuzione</translation>
</message>
<message>
<source>{name} is larger than 1 GB</source>
<translation>{name} è più grande di 1 GB</translation>
</message>
<message>
<source>{name} is larger than any release of this technique</source>
<translation>{name} è più grande di qualsiasi rilascio di questa tecnica</translation>
</message>
<message>
<source>{name} is larger than {largest}: it is not a {what}</source>
<translation>{name} è più grande di {largest}: non si può leggere come {what}</translation>
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
<source>{name} is no joining of this version of Sfumato</source>
<translation>{name} non è un'adesione di questa versione di Sfumato</translation>
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
<source>{name} is no number</source>
<translation>{name} non è un numero</translation>
</message>
<message>
<source>{name} is no text</source>
<translation>{name} non è un testo</translation>
</message>
<message>
<source>{name} is not JSON: {error}</source>
<translation>{name} non è JSON: {error}</translation>
</message>
<message>
<source>{name} is not a Parquet file, or a damaged one ({error})</source>
<translation>{name} non è un file Parquet, o è danneggiato ({error})</translation>
</message>
<message>
<source>{name} is not a plain file</source>
<translation>{name} non è un file semplice</translation>
</message>
<message>
<source>{name} is not a readable workbook (it is no .xls file, or a damaged one)</source>
<translation>{name} non è una cartella di lavoro leggibile (non è un file .xls, o è danneggiato)</translation>
</message>
<message>
<source>{name} is not a readable workbook (it is no ZIP archive)</source>
<translation>{name} non è una cartella di lavoro leggibile (non è un archivio ZIP)</translation>
</message>
<message>
<source>{name} is not a readable {what} ({words})</source>
<translation>{name} non è leggibile come {what} ({words})</translation>
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
<source>{name} is not a {what}: {error}</source>
<translation>{name} non è valido come {what}: {error}</translation>
</message>
<message>
<source>{name} is not node-link JSON</source>
<translation>{name} non è JSON node-link</translation>
</message>
<message>
<source>{name} is not the file this house joined with; nothing was answered</source>
<translation>{name} non è il file con cui questo ente ha aderito; non si è risposto nulla</translation>
</message>
<message>
<source>{name} is not well-formed XML: {msg}</source>
<translation>{name} non è XML ben formato: {msg}</translation>
</message>
<message>
<source>{name} is refused: {failure}</source>
<translation>{name} è rifiutato: {failure}</translation>
</message>
<message>
<source>{name} is refused: {reason}</source>
<translation>{name} è rifiutato: {reason}</translation>
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
<source>{name} is too large for a message of Sfumato</source>
<translation>{name} è troppo grande per un messaggio di Sfumato</translation>
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
<source>{name} of {columns}</source>
<translation>{name} di {columns}</translation>
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
<source>{name} was not found so: {detail}</source>
<translation>{name} non è risultato così: {detail}</translation>
</message>
<message>
<source>{name} would take {needed} of memory or more, and a file may take {allowance} on this machine: refused</source>
<translation>{name} occuperebbe {needed} di memoria o più, e su questa macchina un file può occupare {allowance}: rifiutato</translation>
</message>
<message>
<source>{name} written again gives other bytes</source>
<translation>{name} riscritto dà altri byte</translation>
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
<translation>{name}, riga {currentlinenumber}: {what}</translation>
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
<source>{name}, line {line}: an edge needs two ends</source>
<translation>{name}, riga {line}: un arco ha bisogno di due estremi</translation>
</message>
<message>
<source>{name}, line {line}: an event has no {name_2} (case {cases})</source>
<translation>{name}, riga {line}: un evento non ha {name_2} (caso {cases})</translation>
</message>
<message>
<source>{name}, line {line}: the file declares a document type (DOCTYPE)</source>
<translation>{name}, riga {line}: il file dichiara un tipo di documento (DOCTYPE)</translation>
</message>
<message>
<source>{name}, line {line}: the matrix should have {nodes} rows of {nodes} numbers</source>
<translation>{name}, riga {line}: la matrice dovrebbe avere {nodes} righe di {nodes} numeri</translation>
</message>
<message>
<source>{name}, line {line}: there is no vertex {number}</source>
<translation>{name}, riga {line}: non c'è alcun vertice {number}</translation>
</message>
<message>
<source>{name}, line {line}: {section} is not read</source>
<translation>{name}, riga {line}: {section} non viene letto</translation>
</message>
<message>
<source>{name}, line {line}: {stamp} is not a date and time</source>
<translation>{name}, riga {line}: {stamp} non è una data e ora</translation>
</message>
<message>
<source>{name}, released</source>
<translation>{name}, rilasciato</translation>
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
<source>{name}, {value}, column {column}</source>
<translation>{name}, {value}, colonna {column}</translation>
</message>
<message>
<source>{name}, {value}, column {column}: the number is missing</source>
<translation>{name}, {value}, colonna {column}: manca il numero</translation>
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
<source>{name}: class numbers</source>
<translation>{name}: numeri delle classi</translation>
</message>
<message>
<source>{name}: classes are texts</source>
<translation>{name}: le classi sono testi</translation>
</message>
<message>
<source>{name}: classes of the original</source>
<translation>{name}: classi dell'originale</translation>
</message>
<message>
<source>{name}: edge {place} is directed, the others are not</source>
<translation>{name}: l'arco {place} è orientato, gli altri no</translation>
</message>
<message>
<source>{name}: edge {place} is undirected, the others are not</source>
<translation>{name}: l'arco {place} non è orientato, gli altri sì</translation>
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
<source>{name}: outermost intervals are open</source>
<translation>{name}: gli intervalli più esterni sono aperti</translation>
</message>
<message>
<source>{name}: rounded</source>
<translation>{name}: arrotondato</translation>
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
<source>{name}: the file ends inside its matrix; it was cut off</source>
<translation>{name}: il file finisce dentro la sua matrice; è stato troncato</translation>
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
<source>{name}: two cases are called {name2}</source>
<translation>{name}: due casi si chiamano {name2}</translation>
</message>
<message>
<source>{name}: two {kind}s of the matrix are called {twice}</source>
<translation>{name}: nella matrice due ({kind}) si chiamano {twice}</translation>
</message>
<message>
<source>{name}: within its bounds</source>
<translation>{name}: entro i suoi limiti</translation>
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
<source>{name}: {name2} declares a document type, which a workbook does not need</source>
<translation>{name}: {name2} dichiara un tipo di documento, di cui una cartella di lavoro non ha bisogno</translation>
</message>
<message>
<source>{name}: {name2} is not a made-up case name</source>
<translation>{name}: {name2} non è un nome di caso inventato</translation>
</message>
<message>
<source>{name}: {problem}</source>
<translation>{name}: {problem}</translation>
</message>
<message>
<source>{name}: {sheet} has a cell in row {rows}, column {columns}, where no sheet has cells</source>
<translation>{name}: {sheet} ha una cella nella riga {rows}, colonna {columns}, dove nessun foglio ha celle</translation>
</message>
<message>
<source>{name}: {sheet} names a place that does not exist: {said}</source>
<translation>{name}: {sheet} nomina una posizione che non esiste: {said}</translation>
</message>
<message>
<source>{name}: {sheet} reaches to cell {farthest}, a rectangle of {box} cells with {filled} filled: refused</source>
<translation>{name}: {sheet} arriva fino alla cella {farthest}, un rettangolo di {box} celle di cui {filled} piene: rifiutato</translation>
</message>
<message>
<source>{name}: {token} stands where a key is expected; this is not a GML file</source>
<translation>{name}: {token} sta dove è attesa una chiave; questo non è un file GML</translation>
</message>
<message>
<source>{name}{place} is missing</source>
<translation>{name}{place} manca</translation>
</message>
<message>
<source>{name}{place} is not part of such a message</source>
<translation>{name}{place} non fa parte di un tale messaggio</translation>
</message>
<message>
<source>{note}; what was released before is not known, so it cannot be added up</source>
<translation>{note}; ciò che è stato rilasciato prima non è noto, quindi non si può sommare</translation>
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
<source>{number} between {nodes} nodes</source>
<translation>{number} tra {nodes} nodi</translation>
</message>
<message>
<source>{number} in another case, such as {one} and {other}; they are kept as different labels</source>
<translation>{number} con altre maiuscole, come {one} e {other}; restano etichette diverse</translation>
</message>
<message>
<source>{number} not in the original, such as {source} → {target}</source>
<translation>non nell'originale: {number}, come {source} → {target}</translation>
</message>
<message>
<source>{number} of the original missing</source>
<translation>mancano dell'originale: {number}</translation>
</message>
<message>
<source>{number} of {key}, each within its range</source>
<translation>{number} di {key}, ciascuno nel suo intervallo</translation>
</message>
<message>
<source>{number} spelled in several ways (case, blanks, invisible signs); each counts as one person</source>
<translation>{number} più grafie (maiuscole, spazi, segni invisibili); ciascuno conta come una persona</translation>
</message>
<message>
<source>{offending} columns</source>
<translation>{offending} colonne</translation>
</message>
<message>
<source>{one} and {other} differ only in case</source>
<translation>{one} e {other} differiscono solo per maiuscole</translation>
</message>
<message>
<source>{others} can subtract its own part from the total and has the numbers of this house.</source>
<translation>{others} può sottrarre la propria parte dal totale e ha i numeri di questo ente.</translation>
</message>
<message>
<source>{others} gave no guarantee and can be combined with this release</source>
<translation>{others}: nessuna garanzia, e si possono combinare con questo rilascio</translation>
</message>
<message>
<source>{outside} of {many} originals lie in no envelope, {lost} are suppressed</source>
<translation>{outside} di {many} originali non stanno in alcun inviluppo, {lost} sono soppressi</translation>
</message>
<message>
<source>{out} of {all} {unit} are left out, {filled} values were filled in</source>
<translation>si escludono {out} di {all} {unit}, {filled} valori sono stati riempiti</translation>
</message>
<message>
<source>{out} of {all} {unit} are left out; the house allows {max_dropped}</source>
<translation>si escludono {out} di {all} {unit}; l'ente ammette {max_dropped}</translation>
</message>
<message>
<source>{params} parameters</source>
<translation>{params} parametri</translation>
</message>
<message>
<source>{parts} components</source>
<translation>{parts} componenti</translation>
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
<source>{path} cannot be read</source>
<translation>{path} non si può leggere</translation>
</message>
<message>
<source>{path} cannot be read: {strerror}</source>
<translation>{path} non si può leggere: {strerror}</translation>
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
<source>{problems} more such lines</source>
<translation>altre {problems} righe così</translation>
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
<source>{released} series are said to be released, the file has {rows}</source>
<translation>{released} serie si dicono rilasciate, il file ne ha {rows}</translation>
</message>
<message>
<source>{release} is not a release: there is no manifest.json in it</source>
<translation>{release} non è un rilascio: non contiene manifest.json</translation>
</message>
<message>
<source>{risk} cannot be measured for this file, whatever the parameters</source>
<translation>{risk} non si può misurare per questo file, quali che siano i parametri</translation>
</message>
<message>
<source>{role} names a column that the file does not have</source>
<translation>{role} nomina una colonna che il file non ha</translation>
</message>
<message>
<source>{rows} of the {rows2} rows.</source>
<translation>{rows} delle {rows2} righe.</translation>
</message>
<message>
<source>{rows} of {data} series grouped</source>
<translation>{rows} di {data} serie raggruppate</translation>
</message>
<message>
<source>{rows} published, {lost} suppressed of {original}</source>
<translation>{rows} pubblicate, {lost} soppresse su {original}</translation>
</message>
<message>
<source>{rows} rows</source>
<translation>{rows} righe</translation>
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
<source>{rows} series are in groups that agree on a reading at some time: it is published as it is ([v..v]), and known of everybody in the group</source>
<translation>{rows} serie sono in gruppi che a un certo tempo concordano su una lettura: è pubblicata com'è ([v..v]), e nota di tutti nel gruppo</translation>
</message>
<message>
<source>{row}, column {name}: {text} is not a finite number</source>
<translation>{row}, colonna {name}: {text} non è un numero finito</translation>
</message>
<message>
<source>{section} in the recipe is not a table</source>
<translation>{section} nella ricetta non è una tabella</translation>
</message>
<message>
<source>{seen} This method sends original points between the sites: it is parallel, not private among them. {all_but_one}</source>
<translation>{seen} Questo metodo invia punti originali tra le sedi: è parallelo, non privato tra loro. {all_but_one}</translation>
</message>
<message>
<source>{seen} variants decided</source>
<translation>{seen} varianti decise</translation>
</message>
<message>
<source>{sender} answers with {kind}, agreed was the other form</source>
<translation>{sender} risponde con {kind}, concordata era l'altra forma</translation>
</message>
<message>
<source>{sender} answers {kind} to {asked}: that is no answer to it</source>
<translation>{sender} risponde {kind} a {asked}: non è una risposta</translation>
</message>
<message>
<source>{several} participants are</source>
<translation>{several} partecipanti hanno</translation>
</message>
<message>
<source>{shape} × {shape2} variants</source>
<translation>{shape} × {shape2} varianti</translation>
</message>
<message>
<source>{share} of the edges are not published; the house accepts {max_dropped} unasked</source>
<translation>{share} degli archi non è pubblicato; l'ente accetta {max_dropped} senza chiedere</translation>
</message>
<message>
<source>{share} of the published edges rest on one person, the weakest on {fewest}; the house asks for {min_contributors}. Recode labels or raise the fewest people behind an edge</source>
<translation>{share} degli archi pubblicati si basa su una persona, il più debole su {fewest}; l'ente chiede {min_contributors}. Ricodificare le etichette o aumentare il minimo di persone dietro un arco</translation>
</message>
<message>
<source>{share} of the released rows find their original; the house allows {max_linkage}</source>
<translation>{share} delle righe rilasciate trova il proprio originale; l'ente ammette {max_linkage}</translation>
</message>
<message>
<source>{share} of the rows are behind nothing published; the house allows {max_dropped}</source>
<translation>{share} delle righe non è dietro nulla di pubblicato; l'ente ammette {max_dropped}</translation>
</message>
<message>
<source>{share} of the rows stand alone in {columns}; the house allows {max_unique}</source>
<translation>{share} delle righe è isolato in {columns}; l'ente ammette {max_unique}</translation>
</message>
<message>
<source>{share} of the sample lie nearer to an original row than 99 % of fresh draws do; median distance {ratio} of theirs</source>
<translation>{share} del campione è più vicino a una riga originale del 99 % di nuove estrazioni; distanza mediana {ratio} della loro</translation>
</message>
<message>
<source>{share} of the series hold sensitive values that fewer than {few} series hold; the house allows {max_rare}</source>
<translation>{share} delle serie ha valori sensibili che meno di {few} serie hanno; l'ente ammette {max_rare}</translation>
</message>
<message>
<source>{sheets}, a sheet each</source>
<translation>{sheets}, un foglio ciascuno</translation>
</message>
<message>
<source>{shown} and {count} more</source>
<translation>{shown} e altre {count}</translation>
</message>
<message>
<source>{shown} and {named} more</source>
<translation>{shown} e altre {named}</translation>
</message>
<message>
<source>{shown} of the {envelopes} published envelopes, from the narrowest to the widest. Every row of a group is published with the same envelope.</source>
<translation>{shown} dei {envelopes} inviluppi pubblicati, dal più stretto al più largo. Ogni riga di un gruppo è pubblicata con lo stesso inviluppo.</translation>
</message>
<message>
<source>{site} rows cannot be split over {count} sites</source>
<translation>{site} righe non si possono dividere su {count} sedi</translation>
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
<source>{suppressed} series are left out: fewer than P = {p} shared their pattern</source>
<translation>{suppressed} serie sono escluse: meno di P = {p} condividevano il loro pattern</translation>
</message>
<message>
<source>{suppressed} series are said to be suppressed, more than the technique may</source>
<translation>{suppressed} serie si dicono soppresse, più di quante la tecnica possa</translation>
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
<source>{text} is no number</source>
<translation>{text} non è un numero</translation>
</message>
<message>
<source>{text} is no pattern</source>
<translation>{text} non è un pattern</translation>
</message>
<message>
<source>{text} is not written as Sfumato writes it</source>
<translation>{text} non è scritto come lo scrive Sfumato</translation>
</message>
<message>
<source>{times} time points, {times2} to {times3}</source>
<translation>{times} istanti, da {times2} a {times3}</translation>
</message>
<message>
<source>{time} time points</source>
<translation>{time} istanti</translation>
</message>
<message>
<source>{time} time points, {sensitive} sensitive</source>
<translation>{time} istanti, {sensitive} sensibili</translation>
</message>
<message>
<source>{title} cannot read files yet</source>
<translation>{title} non può ancora leggere file</translation>
</message>
<message>
<source>{treatment} is no treatment</source>
<translation>{treatment} non è un trattamento</translation>
</message>
<message>
<source>{twins} labels also occur</source>
<translation>{twins} etichette compaiono anche</translation>
</message>
<message>
<source>{values} cases of {counts} variants</source>
<translation>{values} casi di {counts} varianti</translation>
</message>
<message>
<source>{value} cannot have been spent</source>
<translation>{value} non può essere stato speso</translation>
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
<source>{value} stands in {share} of the cells and is the only negative value</source>
<translation>{value} sta in {share} delle celle ed è l'unico valore negativo</translation>
</message>
<message>
<source>{value}, column {column}: {column2} is larger than {largest}, which is more than can be computed with</source>
<translation>{value}, colonna {column}: {column2} è più grande di {largest}, più di quanto si possa calcolare</translation>
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
<source>{value}: {candidate} cannot be measured</source>
<translation>{value}: {candidate} non si può misurare</translation>
</message>
<message>
<source>{value}: {rows} originals for {e} rows</source>
<translation>{value}: {rows} originali per {e} righe</translation>
</message>
<message>
<source>{wanted} is not a format of this technique</source>
<translation>{wanted} non è un formato di questa tecnica</translation>
</message>
<message>
<source>{what} holds no cells</source>
<translation>{what} non contiene celle</translation>
</message>
<message>
<source>{what} of the joining are no list of names</source>
<translation>{what} dell'adesione: non è un elenco di nomi</translation>
</message>
<message>
<source>{what} of the joining name something twice</source>
<translation>{what} dell'adesione: qualcosa è nominato due volte</translation>
</message>
<message>
<source>{where} has another shape than {sizes}</source>
<translation>{where} ha una forma diversa da {sizes}</translation>
</message>
<message>
<source>{where} has no column {column} (asked for as {role})</source>
<translation>{where} non ha una colonna {column} (richiesta come {role})</translation>
</message>
<message>
<source>{where} has {value} entries instead of {size}</source>
<translation>{where} ha {value} voci invece di {size}</translation>
</message>
<message>
<source>{where} has {value} numbers instead of {size}</source>
<translation>{where} ha {value} numeri invece di {size}</translation>
</message>
<message>
<source>{where} holds numbers out of their range</source>
<translation>{where} contiene numeri fuori dal loro intervallo</translation>
</message>
<message>
<source>{where} holds something else than masked numbers</source>
<translation>{where} contiene altro che numeri mascherati</translation>
</message>
<message>
<source>{where} is neither true nor false</source>
<translation>{where} non è né vero né falso</translation>
</message>
<message>
<source>{where} is no array of {words}</source>
<translation>{where} non è una matrice di {words}</translation>
</message>
<message>
<source>{where} is no list of at most {most}</source>
<translation>{where} non è un elenco di al massimo {most}</translation>
</message>
<message>
<source>{where} is no list of masked numbers</source>
<translation>{where} non è un elenco di numeri mascherati</translation>
</message>
<message>
<source>{where} is no number</source>
<translation>{where} non è un numero</translation>
</message>
<message>
<source>{where} is no record</source>
<translation>{where} non è un record</translation>
</message>
<message>
<source>{where} is no text of at most {most} letters</source>
<translation>{where} non è un testo di al massimo {most} lettere</translation>
</message>
<message>
<source>{where} is no whole number</source>
<translation>{where} non è un numero intero</translation>
</message>
<message>
<source>{where} is no whole number written as text</source>
<translation>{where} non è un numero intero scritto come testo</translation>
</message>
<message>
<source>{where} is none of {options}</source>
<translation>{where} non è tra {options}</translation>
</message>
<message>
<source>{where} is not given by site</source>
<translation>{where} non è dato per sede</translation>
</message>
<message>
<source>{where} is out of its range</source>
<translation>{where} è fuori dal suo intervallo</translation>
</message>
<message>
<source>{where} stands before it by its cells</source>
<translation>{where} sta prima secondo le sue celle</translation>
</message>
<message>
<source>{where}, column {name}: {text} is not a number</source>
<translation>{where}, colonna {name}: {text} non è un numero</translation>
</message>
<message>
<source>{where}, entry {i}</source>
<translation>{where}, voce {i}</translation>
</message>
<message>
<source>{where}: groups are numbered 1, 2, 3 … in the order of the rows</source>
<translation>{where}: i gruppi sono numerati 1, 2, 3 … nell'ordine delle righe</translation>
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
<source>{where}: {text} is not a number</source>
<translation>{where}: {text} non è un numero</translation>
</message>
<message>
<source>{where}: {written} is not a finite number</source>
<translation>{where}: {written} non è un numero finito</translation>
</message>
<message>
<source>{where}: {written} is not a whole number</source>
<translation>{where}: {written} non è un numero intero</translation>
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
<source>{words}; no ε up to {epsilons} would release something: every variant is too rare</source>
<translation>{words}; nessun ε fino a {epsilons} rilascerebbe qualcosa: ogni variante è troppo rara</translation>
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
<source>{wrong} counts are not those of the original</source>
<translation>{wrong} conteggi non sono quelli dell'originale</translation>
</message>
<message>
<source>{wrong}: {wrong2} is not a finite number</source>
<translation>{wrong}: {wrong2} non è un numero finito</translation>
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
<source>δ = {delta} is above a tenth of one over the number of people ({people})</source>
<translation>δ = {delta} è sopra un decimo di uno diviso per il numero di persone ({people})</translation>
</message>
<message>
<source>δ = {delta} is above one over the number of people ({people}): it hardly protects</source>
<translation>δ = {delta} è sopra uno diviso per il numero di persone ({people}): non protegge quasi</translation>
</message>
<message>
<source>δ = {delta} is at most a tenth of one over the number of people ({people})</source>
<translation>δ = {delta} è al massimo un decimo di uno diviso per il numero di persone ({people})</translation>
</message>
<message>
<source>δ = {delta} per person; the house allows up to {max_delta}</source>
<translation>δ = {delta} per persona; l'ente ammette fino a {max_delta}</translation>
</message>
<message>
<source>δ = {delta} was not chosen, and is no power of ten from 10⁻¹² to 10⁻¹</source>
<translation>δ = {delta} non è stato scelto, e non è una potenza di dieci da 10⁻¹² a 10⁻¹</translation>
</message>
<message>
<source>δ = {spent} per case, the house allows {max_delta} a release</source>
<translation>δ = {spent} per caso, l'ente ammette {max_delta} per rilascio</translation>
</message>
<message>
<source>δ = {spent} per person, the house allows {max_delta} a release</source>
<translation>δ = {spent} per persona, l'ente ammette {max_delta} per rilascio</translation>
</message>
<message>
<source>δ as used is not δ as chosen</source>
<translation>δ come usato non è δ come scelto</translation>
</message>
<message>
<source>δ in all, never above</source>
<translation>δ in tutto, mai sopra</translation>
</message>
<message>
<source>δ is above 1 / (10 · {number} cases): about {about} single cases are published whole</source>
<translation>δ è sopra 1 / (10 · {number} casi): circa {about} singoli casi sono pubblicati per intero</translation>
</message>
<message>
<source>δ is above 1 / (10 · {number} persons): about {about} single persons are published whole</source>
<translation>δ è sopra 1 / (10 · {number} persone): circa {about} singole persone sono pubblicate per intero</translation>
</message>
<message>
<source>δ is above 1 / cases ({number}): about {about} single cases are published whole</source>
<translation>δ è sopra 1 / casi ({number}): circa {about} singoli casi sono pubblicati per intero</translation>
</message>
<message>
<source>δ is above 1 / persons ({number}): about {about} single persons are published whole</source>
<translation>δ è sopra 1 / persone ({number}): circa {about} singole persone sono pubblicate per intero</translation>
</message>
<message>
<source>δ is at most 1 / (10 · {number} cases): about {about} single cases are published whole</source>
<translation>δ è al massimo 1 / (10 · {number} casi): circa {about} singoli casi sono pubblicati per intero</translation>
</message>
<message>
<source>δ is at most 1 / (10 · {number} persons): about {about} single persons are published whole</source>
<translation>δ è al massimo 1 / (10 · {number} persone): circa {about} singole persone sono pubblicate per intero</translation>
</message>
<message>
<source>δ is not the one the log gives</source>
<translation>δ non è quello che dà il registro</translation>
</message>
<message>
<source>δ per person</source>
<translation>δ per persona</translation>
</message>
<message>
<source>δ per release, never above</source>
<translation>δ per rilascio, mai sopra</translation>
</message>
<message>
<source>δ spent</source>
<translation>δ speso</translation>
</message>
<message>
<source>ε = {epsilon} and δ = {delta} in {repeats} draws ask for noise up to ±{k} cases; at most ±{most_noise} can be drawn</source>
<translation>ε = {epsilon} e δ = {delta} in {repeats} estrazioni richiedono rumore fino a ±{k} casi; si può estrarre al massimo ±{most_noise}</translation>
</message>
<message>
<source>ε = {epsilon} per person; the house allows up to {max_epsilon}</source>
<translation>ε = {epsilon} per persona; l'ente ammette fino a {max_epsilon}</translation>
</message>
<message>
<source>ε = {epsilon}, δ = {delta}, {repeats} repeats promise nothing</source>
<translation>ε = {epsilon}, δ = {delta}, {repeats} ripetizioni non promettono nulla</translation>
</message>
<message>
<source>ε = {spent} per case, the house allows {max_epsilon} a release</source>
<translation>ε = {spent} per caso, l'ente ammette {max_epsilon} per rilascio</translation>
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
<source>ε in all, never above</source>
<translation>ε in tutto, mai sopra</translation>
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
<source>ε per release, never above</source>
<translation>ε per rilascio, mai sopra</translation>
</message>
<message>
<source>ε spent</source>
<translation>ε speso</translation>
</message>
<message>
<source>ε {epsilon} and δ {delta} were spent by {private}, with this release ε {epsilon2} and δ {delta2} in all (the house allows ε {max_epsilon_total} and δ {max_delta_total})</source>
<translation>ε {epsilon} e δ {delta} sono stati spesi da {private}, con questo rilascio ε {epsilon2} e δ {delta2} in tutto (l'ente ammette ε {max_epsilon_total} e δ {max_delta_total})</translation>
</message>
<message>
<source>ε, δ or the number of repeats is no number</source>
<translation>ε, δ o il numero di ripetizioni non è un numero</translation>
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
<message>
<source>… on average</source>
<translation>… in media</translation>
</message>
</context>
</TS>
