### Imparare: la prima partita con qualcuno accanto, e le regole con parole nostre.
### $group, $food e $list sono pronti da leggere. $list dice quante diete restano per ogni gruppo: «131 (Sorsi), 90 (Melomani)».

## La pagina

learn-title = Impara a giocare
learn-text = Due cene brevi con le diete da prima partita. Qualcuno ti siede accanto e ti spiega tutto; il resto è una partita vera.
learn-as-rats = Prima da ratto
learn-as-rats-text = Guidi tutti e tre i gruppi e scopri che cosa può mangiare ognuno.
learn-as-doctor = Poi da Doctor Rat
learn-as-doctor-text = Conosci tutte le diete, scegli gli alimenti, e acqua in bocca!
learn-start = Comincia
learn-go-on = Riprendi la lezione
learn-read-rules = Oppure leggi le regole, con tutte le carte
learn-coach = Il tuo vicino di tavola
learn-next = Capito
learn-sheet = Taccuino
learn-sheet-close = Chiudi il taccuino
learn-diets-close = Chiudi l’elenco
learn-leave = Continua senza aiuto
learn-meal = Pasto { $meal } su 8
learn-group-left = { $count } ({ $group })
learn-watch = Psst, guarda le tovagliette: il verdetto!

## Da ratto

learn-rats-welcome = Che bello averti a tavola! Guidi tre gruppi di ratti, uno per tovaglietta. Ognuno ha una dieta segreta. Scoprile prima che finisca il pasto 8.
learn-rats-identity = Sulla carta, il ratto ha tra le zampe il cibo preferito del gruppo. È sempre in regola con la dieta: il tuo primo indizio.
learn-rats-prepare = Doctor Rat conosce le diete. Sceglie gli alimenti dietro il suo paravento e non può dire una parola.
learn-rats-offer = Ecco gli alimenti del dottore per questo pasto. Vorrebbe accontentare tutti, ma non può dire che cosa è per chi.
learn-rats-trash = Quello che c’è nella spazzatura non l’ha scelto nessuno. Un gruppo può mangiare anche da lì.
learn-rats-give = Un alimento per ogni gruppo: toccalo e poi tocca una tovaglietta, o trascinalo lì. Nessuna idea? Tira a indovinare! Da ogni verdetto si impara.
learn-rats-eat = Ogni gruppo ha un alimento. Si mangia! Dopo, non si torna più indietro.
learn-rats-yucked = Bleah! Il dottore ha rimandato indietro questo alimento: con ogni probabilità a questo gruppo faceva male. Scegline un altro.
learn-rats-return = Ora il dottore può dire Bleah! a un alimento, o lasciar mangiare tutti.
learn-rats-verdict = Una spunta: l’alimento è in regola con la dieta. Una croce: non lo è. Alla terza croce in una fila, perdono tutti.
learn-rats-think = Guarda una tovaglietta. Obbligo: che cosa hanno in comune l’identità e tutti gli alimenti con la spunta? Divieto: che cosa evitano tutti? Tipo, quantità o colore; aiuta anche una croce.
learn-rats-guess = Un altro indizio: perché il dottore ha scelto proprio questi alimenti? Uno, probabilmente, è per te.
learn-rats-extra = Pasto 3: il mazzo aggiunge un alimento. Quello il dottore non l’ha scelto.
learn-rats-left = Diete ancora possibili: { $list }. Quali sono, lo dice il taccuino.
learn-rats-alternate = Alternanza segue il numero del pasto: una carta vale nei pasti dispari, l’altra nei pari. Sai già dire le tre diete dei tuoi gruppi?
learn-rats-lean = Pasto 5: il dottore non ha pescato e deve arrangiarsi con gli avanzi.
learn-rats-danger = { $group }: due croci. Ancora una e perdono tutti, quindi qui vai sul sicuro.
learn-rats-thrown = Bleah! Il dottore ha buttato via tutta la riserva e ha pescato di nuovo. Era proprio nei guai.
learn-rats-exam = Pasto 8, l’esame finale: basta una croce e si perde. Dai a ogni gruppo l’alimento più sicuro.
learn-rats-wait = Un momento: tocca al dottore.
learn-rats-won = Esame superato! Ora sai giocare. Ti va di passare dall’altra parte del tavolo?
learn-rats-lost = Abbiamo perso, tutti insieme. Succede anche ai ratti migliori. Riguarda che cosa si poteva sapere, o riprova.

## Da dottore

learn-doctor-welcome = Doctor Rat, adesso, sei tu. Vuoi che tutti i gruppi mangino bene, e non puoi dire loro come.
learn-doctor-diets = Le diete le vedi solo tu. L’etichetta accanto a ogni tovaglietta dice che cosa può mangiare il gruppo. Toccala per leggerla tutta.
learn-doctor-stock = Questa è la tua riserva. Scegli tre alimenti per il tavolo: l’ideale è uno buono per ogni gruppo, in modo che i ratti capiscano qual è di chi.
learn-doctor-yuck-front = Non c’è proprio niente di buono? Con Bleah! butti via tutta la riserva e ne peschi una nuova. Di Bleah! ne hai tre in tutta la partita.
learn-doctor-choose =
    { $count ->
        [one] Scegli 1 alimento, poi conferma.
       *[other] Scegli { $count } alimenti, poi conferma.
    }
learn-doctor-chosen = Basta così per il tavolo. Conferma la scelta, o tocca un alimento per cambiarlo.
learn-doctor-serve = «La cena è pronta!» è tutto ciò che puoi dire. Poi ascolta i ratti che scelgono, e non muovere neanche un baffo.
learn-doctor-listen = Ora i ratti scelgono e tu taci. I loro piani sono appesi accanto alle tovagliette. Neanche un colpo di tosse, per favore.
learn-doctor-yuck-back = Un gruppo ha preso un alimento che gli fa male? Con Bleah! puoi rimandarlo indietro, e il gruppo ne prende un altro. Ai ratti dice anche parecchio.
learn-doctor-verdict = Dai il verdetto: bene o male per ogni gruppo. Il gioco sa già qual è.
learn-doctor-lesson = Visto? I ratti imparano da ogni verdetto, anche dalle croci. Servi alimenti che li aiutino a indovinare la prossima volta.
learn-doctor-trash = Quello che nessuno ha mangiato è nella spazzatura. I ratti possono ripescarlo in un altro pasto: non va perso niente.
learn-doctor-extra = Pasto 3: dopo la tua scelta il mazzo aggiunge un altro alimento, qualunque sia.
learn-doctor-save = Presto arriva il pasto 5, e lì non peschi. Tieni da parte qualcosa di buono.
learn-doctor-lean = Pasto 5: non si pesca. Scegli tra quello che resta nella riserva.
learn-doctor-exam = Pasto 8, l’esame finale: basta una croce e si perde, e i segnalini non aiutano più. Scegli bene!
learn-doctor-wait = Un momento: tocca ai ratti.
learn-doctor-won = Promossi tutti, e senza che ti scappasse una parola. Complimenti, dottore!
learn-doctor-lost = Abbiamo perso, tutti insieme. Riguarda che cosa potevano sapere i ratti, o riprova.

## La fine di una lezione

learn-end-again = Ancora una volta
learn-end-doctor = Ora da dottore
learn-end-rats = Ora da ratto
learn-end-review = Rivedi
learn-end-real = Gioca sul serio

## Le regole, con parole nostre

rules-title = Le regole
rules-lead = Da 2 a 7 giocatori, che vincono o perdono tutti insieme. Sono le regole di questa versione, con parole nostre; quelle originali sono nella scatola.
rules-contents = In questa pagina
rules-print = Stampa
rules-try = Preferisci imparare giocando?
rules-top = Torna su

rules-idea = Di che si tratta
rules-idea-text = Certi ratti non possono mangiare di tutto. Doctor Rat conosce la dieta di ogni gruppo, ma non può parlarne. Può soltanto scegliere quali alimenti arrivano sul tavolo, e dire alla fine che cosa ha fatto bene e che cosa ha fatto male. Da questo i ratti scoprono, pasto dopo pasto, che cosa può mangiare ogni gruppo.
rules-idea-goal = I pasti sono otto. L’ottavo è l’esame finale: se lì ogni gruppo mangia qualcosa di buono, vincono tutti. Alla terza croce rossa di un gruppo, o a una qualsiasi croce rossa all’esame, perdono tutti.

rules-foods = Gli alimenti
rules-foods-text = Ci sono 60 carte Alimento: ogni tipo, in ogni quantità da 1 a 4, in ogni colore, una volta sola. Mele e carote sono verdure.
rules-foods-signs = Ogni colore ha anche una lettera, un distintivo di forma tutta sua, un motivo e un taglio sul bordo: per giocare non serve distinguere i colori.
rules-foods-type =
    { $type ->
        [cheese] Formaggi
        [liquid] Liquidi
       *[vegetable] Verdure
    }
rules-identities = I gruppi
rules-identities-text = Si gioca con due o tre gruppi. Ognuno ha una carta Identità con un alimento in regola con la sua dieta. In un gruppo possono giocare più persone, e una persona può guidare più gruppi.

rules-diets-text = Ogni gruppo segue una di queste diete, con le carte che le spettano. I ratti possono guardare questo elenco quando vogliono; quale sia la loro, devono scoprirlo.
rules-diets-example = Un esempio
rules-diets-example-row = { $food }: l’identità
rules-diets-alternating = Decide il numero del pasto, non il posto nella fila. Una croce non cambia niente.
rules-diets-previous = L’alimento precedente è sempre l’ultimo della fila, con spunta o con croce, coperto o no. Al primo pasto è l’identità.
rules-diets-unique = Due gruppi non hanno mai esattamente la stessa dieta.

rules-specifications = Carte Dettaglio
rules-specifications-text = Un alimento corrisponde se è di quel tipo, se ha quella quantità o se ha uno dei due colori.
rules-categories = Carte Categoria
rules-categories-text = Per Identica e Diversa: che cosa si confronta.

rules-setup = Prima del primo pasto
rules-setup-doctor = Il dottore dovrebbe farlo chi ha letto le regole.
rules-setup-1 = I ratti dicono se giocano due o tre gruppi. Ogni gruppo riceve un’identità.
rules-setup-identities = Con due gruppi si usano due delle tre identità: a caso, a meno che non vogliate sceglierle.
rules-setup-2 = Il dottore dà a ogni gruppo una dieta, pescata o scelta in segreto. Deve andare d’accordo con l’identità.
rules-setup-draw = Se il dottore pesca Obbligo o Divieto, decide lui se aggiungere una o due carte Dettaglio. Tutti possono sapere se una dieta è stata pescata o scelta.
rules-setup-4 = Si mescolano gli alimenti. Per cominciare se ne mettono nella spazzatura, scoperti, tanti quanti sono i gruppi meno uno.
rules-setup-first = Per la prima partita ci sono tre diete facili: rosso o blu per il liquido blu, niente liquidi per le verdure verdi, quantità 3 per i formaggi rossi.

rules-meal = Un pasto
rules-meal-prepare = Il dottore prepara
rules-meal-prepare-text = Pesca per la sua riserva tanti alimenti quanti sono i gruppi, più uno. Poi dalla riserva ne sceglie per il tavolo tanti quanti sono i gruppi. Quelli che non sceglie restano nella riserva, nascosti ai ratti.
rules-meal-choose = I ratti scelgono
rules-meal-choose-text = Ne parlano insieme. Ogni gruppo prende esattamente un alimento, dal tavolo o dalla spazzatura. Se non si accordano, decide il ratto più giovane. Se una persona sola guida tutti i gruppi, pensi ad alta voce: il dottore ascolta. Ciò che resta sul tavolo finisce nella spazzatura.
rules-meal-judge = Il verdetto
rules-meal-judge-text = Per ogni gruppo il dottore dice «bene» o «male». L’alimento va in fondo alla fila del gruppo, con una spunta verde o una croce rossa.
rules-meal-silence = Il dottore tace per tutta la partita. Dice che la cena è pronta, e poi «bene» o «male» (per Megalomania «giusto» o «sbagliato»); nient’altro, nemmeno con una smorfia.
rules-meal-special = Tre pasti speciali
rules-meal-three = Pasto 3: dopo la scelta del dottore il mazzo aggiunge un altro alimento. Poi si mescola tutto.
rules-meal-five = Pasto 5: il dottore non pesca.
rules-meal-eight = Pasto 8: l’esame finale. Niente azioni speciali, e basta una croce rossa per perdere.

rules-tokens = Azioni speciali
rules-tokens-text = Il dottore ha dei segnalini per i momenti difficili. Nessuno funziona nel pasto 8.
rules-yuck-front = Bleah! (fronte)
rules-yuck-front-text = Prima di scegliere: tutta la riserva esce dal gioco senza essere mostrata, e il dottore pesca altrettanti alimenti.
rules-yuck-back = Bleah! (retro)

rules-complications = Complicazioni
rules-complications-after = Dopo quel pasto la carta va nella fila come croce verde. Non è né una spunta né una croce rossa, e si ricomincia a contare.

rules-colleagues = Colleghi
rules-colleagues-text = Per due dottori, o due squadre. Ognuno ha un’identità, e una dieta che vede solo l’altro. Vi giudicate a vicenda.
rules-colleagues-2 = A ogni pasto si pescano tre alimenti per il tavolo, scoperti per entrambi; nei pasti 5 e 8 non si pesca, e si mangia dalla spazzatura.
rules-colleagues-3 = Prima della scelta ognuno può dire Bleah! a tutto ciò che è sul tavolo e nella spazzatura: esce tutto dal gioco e si pescano altrettanti alimenti.
rules-colleagues-4 = Il primo giocatore prende un alimento, poi tocca all’altro. Comincia chi ha la quantità minore sull’identità; dopo ogni pasto il primo giocatore cambia.
rules-colleagues-5 = Poi ognuno può dire Bleah! all’alimento dell’altro. Torna sul tavolo, e l’altro ne prende uno diverso.
rules-colleagues-6 = Quando scegliete, pensate ad alta voce: è molto consigliato. Ma non commentate mai il ragionamento dell’altro.

rules-end = La fine
rules-end-win = Vittoria: l’esame è finito, senza neanche una croce rossa.
rules-end-lose = Sconfitta: un gruppo ha tre croci rosse non coperte, o qualcuno ne prende una all’esame. La partita finisce subito.
