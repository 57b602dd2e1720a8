### Il gioco in parole: le carte, ciò che accade, ciò che si dice e ciò che non si può fare.
### I nomi dei gruppi sono maschili plurali con l’articolo: $group all’inizio della frase («I Melomani»), INSIDE($group)
### dentro («per i Melomani»), mai dopo «a», «di», «da», «su». Il sesso di chi gioca ($name) non si sa: niente aggettivi.

## Alimenti

food =
    { $type ->
        [cheese] { $colour ->
            [red] { $count ->
                [one] 1 formaggio rosso
               *[other] { $count } formaggi rossi
            }
            [orange] { $count ->
                [one] 1 formaggio arancione
               *[other] { $count } formaggi arancioni
            }
            [yellow] { $count ->
                [one] 1 formaggio giallo
               *[other] { $count } formaggi gialli
            }
            [green] { $count ->
                [one] 1 formaggio verde
               *[other] { $count } formaggi verdi
            }
           *[blue] { $count ->
                [one] 1 formaggio blu
               *[other] { $count } formaggi blu
            }
        }
        [liquid] { $colour ->
            [red] { $count ->
                [one] 1 liquido rosso
               *[other] { $count } liquidi rossi
            }
            [orange] { $count ->
                [one] 1 liquido arancione
               *[other] { $count } liquidi arancioni
            }
            [yellow] { $count ->
                [one] 1 liquido giallo
               *[other] { $count } liquidi gialli
            }
            [green] { $count ->
                [one] 1 liquido verde
               *[other] { $count } liquidi verdi
            }
           *[blue] { $count ->
                [one] 1 liquido blu
               *[other] { $count } liquidi blu
            }
        }
       *[vegetable] { $colour ->
            [red] { $count ->
                [one] 1 verdura rossa
               *[other] { $count } verdure rosse
            }
            [orange] { $count ->
                [one] 1 verdura arancione
               *[other] { $count } verdure arancioni
            }
            [yellow] { $count ->
                [one] 1 verdura gialla
               *[other] { $count } verdure gialle
            }
            [green] { $count ->
                [one] 1 verdura verde
               *[other] { $count } verdure verdi
            }
           *[blue] { $count ->
                [one] 1 verdura blu
               *[other] { $count } verdure blu
            }
        }
    }

type-name =
    { $type ->
        [cheese] formaggio
        [liquid] liquido
       *[vegetable] verdura
    }
colour-name =
    { $colour ->
        [red] rosso
        [orange] arancione
        [yellow] giallo
        [green] verde
       *[blue] blu
    }
# Le iniziali italiane sono già tutte diverse: G è giallo, il verde è V.
letter-red = R
letter-orange = A
letter-yellow = G
letter-green = V
letter-blue = B
no-foods = niente

## Gruppi. Nomi: sorci che bevono a sorsi, maniaci di mele, padroni della grana.

group =
    { $identity ->
        [liquid] I Sorci a Sorsi
        [vegetable] I Melomani
       *[cheese] I Grana Padroni
    }
# The same inside a sentence. Messages write INSIDE($group) where the name doesn't begin the sentence.
group-inside =
    { $identity ->
        [liquid] i Sorci a Sorsi
        [vegetable] i Melomani
       *[cheese] i Grana Padroni
    }
group-short =
    { $identity ->
        [liquid] Sorsi
        [vegetable] Melomani
       *[cheese] Padroni
    }
colleague =
    { $number ->
        [0] Doctor A
       *[1] Doctor B
    }
doctor = Doctor Rat
spectator = Pubblico
rats = Tutti i ratti
somebody = qualcuno
bot-name =
    { $level ->
        [teacher] Bot maestro
        [random] Bot stordito
        [novice] Bot principiante
        [regular] Bot normale
       *[expert] Bot esperto
    }
bot-level =
    { $level ->
        [teacher] Maestro
        [random] Stordito
        [novice] Principiante
        [regular] Normale
       *[expert] Esperto
    }
bot-level-text =
    { $level ->
        [teacher] Cucina per chi impara.
        [random] Mangia quel che trova.
        [novice] Ci mette il cuore, ma ha poca memoria.
        [regular] Gioca con giudizio.
       *[expert] Pensa tanto, anche a quel che pensi tu.
    }

## Carte Dettaglio e carte Categoria

card-type =
    { $type ->
        [cheese] formaggi
        [liquid] liquidi
       *[vegetable] verdure
    }
card-quantity = quantità { $count }
card-colours =
    { $pair ->
        [ro] rosso o arancione
        [ry] rosso o giallo
        [rg] rosso o verde
        [rb] rosso o blu
        [oy] arancione o giallo
        [og] arancione o verde
        [ob] arancione o blu
        [yg] giallo o verde
        [yb] giallo o blu
       *[gb] verde o blu
    }
category =
    { $category ->
        [type] tipo
        [quantity] quantità
       *[colour] colore
    }

## Diete: tutto ciò che se ne dice, in qualunque pagina

diet-name =
    { $diet ->
        [mandatory] Obbligo
        [forbidden] Divieto
        [alternating] Alternanza
        [identical] Identica alla carta precedente
        [different] Diversa dalla carta precedente
       *[step] Quantità +1 o −1
    }
diet-name-short =
    { $diet ->
        [mandatory] Obbligo
        [forbidden] Divieto
        [alternating] Alternanza
        [identical] Identica
        [different] Diversa
       *[step] ±1
    }
diet-rule =
    { $diet ->
        [mandatory] Ogni alimento deve corrispondere ad almeno una delle carte. Vale anche per l’identità.
        [forbidden] Gli alimenti non devono corrispondere a nessuna delle carte. Vale anche per l’identità.
        [alternating] Nei pasti dispari vale la carta di destra, nei pasti pari quella di sinistra. L’identità corrisponde a quella di sinistra.
        [identical] Ogni alimento deve avere questo aspetto in comune con il precedente. Si parte dall’identità; contano anche gli alimenti con la croce.
        [different] Ogni alimento deve essere diverso dal precedente per questo aspetto. Si parte dall’identità; contano anche gli alimenti con la croce.
       *[step] La quantità sale o scende esattamente di uno rispetto all’alimento precedente, qualunque cibo sia.
    }
diet-mandatory-one = Solo { $card }
diet-mandatory-two = Solo { $one }, oppure { $two }
diet-forbidden-one = Mai { $card }
diet-forbidden-two = Mai { $one }, e mai { $two }
diet-alternating = Pasti dispari: { $right }; pasti pari: { $left }
diet-identical =
    { $category ->
        [type] Lo stesso tipo dell’alimento precedente
        [quantity] La stessa quantità dell’alimento precedente
       *[colour] Lo stesso colore dell’alimento precedente
    }
diet-different =
    { $category ->
        [type] Un tipo diverso dal precedente
        [quantity] Una quantità diversa dalla precedente
       *[colour] Un colore diverso dal precedente
    }
diet-step = Uno in più o uno in meno dell’alimento precedente
diet-unknown = Non lo sa ancora nessuno
diet-source =
    { $source ->
        [drawn] pescata
        [chosen] scelta dal dottore
       *[preset] dieta da prima partita
    }
diet-how =
    { $source ->
        [drawn] Questa dieta è stata pescata.
        [chosen] Questa dieta l’ha scelta il dottore.
       *[preset] È una dieta da prima partita.
    }
learn-diet =
    { $diet ->
        [mandatory] Ogni alimento deve corrispondere alla carta della dieta, o a una delle due.
        [forbidden] Nessun alimento deve corrispondere alla carta della dieta, né alla seconda.
        [alternating] Nei pasti dispari vale una carta, nei pari l’altra.
        [identical] Stesso tipo, quantità o colore dell’alimento precedente.
        [different] Tipo, quantità o colore diverso dall’alimento precedente.
       *[step] Uno in più o uno in meno dell’alimento precedente.
    }
learn-diets-open = Sei diete
learn-diets = Esistono solo sei tipi di dieta, e ogni gruppo ne segue uno. Leggi questo elenco; puoi riaprirlo quando vuoi.
learn-rats-sheet = Guarda il taccuino: le sei diete, con tutte le carte che possono accompagnarle. Ciò che è ormai impossibile è sparito. Ancora possibili: { $list }.
learn-rats-back = Tre diete guardano l’alimento precedente. Identica vuole di nuovo lo stesso tipo, quantità o colore, Diversa ne vuole un altro, ±1 vuole uno in più o uno in meno.
rules-diets = Le sei diete
rules-diets-cards = Obbligo e Divieto hanno una o due carte Dettaglio, Alternanza sempre due. Le due carte di Divieto sono di tipologie diverse.
help-diets = Le sei diete
terminal-diets = Le sei diete (una per gruppo; due gruppi possono avere la stessa carta Dieta, ma mai con le stesse identiche carte)

## Che cosa accade al tavolo

news-made = La tavola è apparecchiata.
news-sat = { $name } si siede a tavola: { INSIDE($roles) }.
news-options-changed = Le opzioni del tavolo sono cambiate.
news-stood = Si è liberato un posto.
news-youngest = { $name } è il ratto più giovane: se non c’è accordo, l’ultima parola è sua.
news-ready = { $name } dà il via libera.
news-not-ready = { $name } chiede ancora un momento.
news-started = Le carte sono mescolate.
news-diet-settled = Hai deciso la dieta per { INSIDE($group) }.
news-diet-card-drawn = Hai pescato una carta Dieta: { $group }.
news-dealt = Ogni gruppo ha la sua dieta. A tavola!
news-suggested = { $name } fa una proposta.
news-planned-agreed = I ratti sono d’accordo.
news-planned-youngest = I ratti non si mettono d’accordo: decide il più giovane.
news-planned-bots = Decidono i bot.
news-planned-deadline = Tempo scaduto: ai ratti tocca un piano d’ufficio.
news-appointed = Per { INSIDE($group) } decide solo { $name }: { $complication }.
news-took-over-left = { $name } ha lasciato il tavolo. Al suo posto gioca un bot.
news-took-over-gone = { $name } è chissà dove. Al suo posto gioca un bot.
news-took-over-kicked = L’host ha allontanato qualcuno. Al suo posto gioca un bot.
news-took-over-deadline = { $name } ha finito il tempo. Al suo posto gioca un bot.
news-came-back = { $name } è di nuovo qui.
news-hosting = Ora l’host è { $name }.
news-readmitted = L’host ha fatto tornare qualcuno.
news-muted = { $name } non può più parlare.
news-unmuted = { $name } può parlare di nuovo.
news-again = La stessa compagnia continua a un altro tavolo.

## Che cosa accade nella partita

event-trash-opened = Nella spazzatura, per cominciare: { $foods }.
event-meal-began = Pasto { $meal }
event-meal-3 = Pasto 3: un alimento in più sul tavolo
event-meal-5 = Pasto 5: il dottore non pesca
event-meal-8 = Pasto 8: l’esame finale
event-colleagues-meal-5 = Pasto 5: solo spazzatura
event-colleagues-meal-8 = Pasto 8: l’esame finale, dalla spazzatura
event-first-player = Comincia { $group }.
event-drew =
    { $count ->
        [one] Doctor Rat pesca 1 alimento.
       *[other] Doctor Rat pesca { $count } alimenti.
    }
event-you-drew = Peschi { $foods }.
event-stock-thrown =
    { $count ->
        [one] Bleah! Doctor Rat butta via la riserva senza mostrarla e pesca 1 nuovo alimento.
       *[other] Bleah! Doctor Rat butta via la riserva senza mostrarla e pesca { $count } nuovi alimenti.
    }
event-you-threw = Bleah! Via { $thrown }. Peschi { $drawn }.
event-laid = Sul tavolo: { $foods }.
event-table-cleared = Bleah! { $group } fa piazza pulita. Ora al centro: { $foods }. Nella spazzatura: { $trash }.
event-trash-cleared = Bleah! { $group } svuota la spazzatura. Ora dentro: { $trash }.
event-you-offered = Scegli { $foods }.
event-extra = Il mazzo aggiunge { $food }.
event-served = «La cena è pronta!» Sul tavolo: { $foods }.
event-taken = { $group } prendono { $food }.
event-taken-trash = { $group } ripescano { $food } dalla spazzatura.
event-discarded = Fuori dal gioco: { $food }.
event-sent-back = Bleah! { $group } devono rimettere giù { $food }.
event-centre-cleared = Via, nella spazzatura: { $foods }.
event-moved = { $group } devono rimangiarsi tutto, e mangiarsi pure { $food }.
event-judged-good = { $group }: { $food }. Bene!
event-judged-bad = { $group }: { $food }. Male!
event-complication-spent = { $group } sono guariti. Addio, { $complication }!
event-complication-drawn = Tre spunte di fila: troppa salute! { $group } si beccano qualcosa: { $complication }.
event-passed = { $group } passa.
event-colleague-taken = { $group } prende { $food }.
event-colleague-taken-trash = { $group } ripesca { $food } dalla spazzatura.
event-colleague-sent-back = Bleah! { $group } deve rimettere giù { $food }.
event-won = Esame finale superato. Vincono tutti!
event-lost-exam = Una croce rossa all’esame finale. Perdono tutti.
event-lost-crosses = La terza croce rossa. Perdono tutti.

## Perché un bot la pensa così. Niente "il" o "al" davanti a una percentuale: l'8%, l'11% e l'80% vogliono l'apostrofo.

reason-random = Occhi chiusi e giù la zampa.
reason-quick = Niente tempo per pensare: sembrava giusto.
reason-rats-safe = { $group }: { $food }, in regola con tutte le diete ancora possibili.
reason-rats-odds = { $group }: { $food }, { $percent }% che vada bene.
reason-rats-only-likely = { $group }: { $food }, l’unica scelta promettente ({ $percent }%).
reason-rats-rules-out = Diete possibili: { $left }. Con «bene» se ne escludono { $if_good }, con «male» { $if_bad }.
reason-rats-keep = { $group } preferirebbero { $food }, ma prima vengono { INSIDE($other) }.
reason-rats-read-offer = Perché il dottore ci offre proprio questo?
reason-rats-meant = Sembra che il dottore voglia dare { $food } a { INSIDE($group) }.
reason-rats-learn = { $group } non rischiano più tre croci prima dell’esame finale: assaggiano ciò da cui imparano di più.
reason-rats-returned = Indietro { $returned }. Allora { $food } per { INSIDE($group) }: { $percent }% che vada bene.
reason-doctor-expects = Con questi, probabilità di vincere: { $percent }%.
reason-doctor-foresees = So già che cosa ne faranno.
reason-doctor-feeds-all = Ce n’è per tutti.
reason-doctor-feeds-some = Non può andar bene a tutti in una volta.
reason-doctor-nothing-good = Qui non c’è niente di buono per { INSIDE($group) }.
reason-doctor-teaches = { $group } prenderanno { $food } e impareranno qualcosa. Diete escluse: { $out } su { $left }.
reason-doctor-saves = Tengo da parte { $food } per { INSIDE($group) }: non ho altro per «{ $specification }».
reason-doctor-fresh-stock = Meglio una riserva fresca che questa.
reason-doctor-serves = La cena è pronta.
reason-doctor-sends-back = { $food } per { INSIDE($group) }? Fa male. Indietro.
reason-doctor-third-cross = { $food }? Sarebbe la terza croce per { INSIDE($group) }. Indietro, subito!
reason-doctor-lets-eat = { $food } per { INSIDE($group) }? Fa male, ma che mangino pure.
reason-doctor-all-good = Hanno scelto tutti bene.
reason-doctor-saw-reckoning = Pensavo che calcolaste le probabilità.
reason-doctor-saw-forgetting = Pensavo che aveste dimenticato parte dei miei verdetti.
reason-doctor-saw-centre = Pensavo che vi fidaste di ciò che sta al centro.
reason-doctor-saw-idea = Pensavo che teneste un’idea finché non la smentivo.
reason-doctor-saw-likeness = Pensavo che prendeste ciò che somiglia agli alimenti buoni.
reason-doctor-saw-type = Pensavo che guardaste il tipo.
reason-doctor-saw-quantity = Pensavo che guardaste la quantità.
reason-doctor-saw-colour = Pensavo che guardaste i colori.
reason-doctor-saw-round = Pensavo che ogni volta decidesse qualcun altro.
reason-colleague-no-choice = Non c’è scelta.
reason-colleague-takes = { $food }, probabilità di vincere: { $percent }%.
reason-colleague-returns = Indietro { $food }, probabilità di vincere: { $percent }%.
reason-colleague-fresh-table = Con un tavolo nuovo, probabilità di vincere: { $percent }%.
reason-colleague-passes = Lasciamo così, probabilità di vincere: { $percent }%.
reason-colleague-table-will-do = Il tavolo può andare.
reason-colleague-hopeless-table = Qui anche il meglio vale poco: { $percent }% che vada bene.
reason-colleague-bad-for-you = { $food }? Scelta sbagliata.
reason-colleague-nothing-to-return = Niente da rimandare indietro.
reason-colleague-odds = { $food }: { $percent }% che vada bene.

## Le frasi pronte

say-claim-sure = { $group }: «{ $pattern }», di sicuro.
say-claim-maybe = { $group }: «{ $pattern }», forse?
say-claim-no = { $group }: «{ $pattern }»? Proprio no.
say-want = { $food } per { INSIDE($group) }!
say-avoid = { $food } per { INSIDE($group) }? Meglio di no!
say-leave = Lasciateci { $food }, per favore.
say-ask = E { INSIDE($group) }? Che ne pensate?
say-agree = D’accordo!
say-unsure = Mah, non saprei.
say-either = { $group }: o «{ $one }» o «{ $two }».
say-look = { $group }: guardate il pasto { $meal }.
say-try = Proviamo { $food } con { INSIDE($group) }, per capire qualcosa.
say-means = Il dottore pensa a { $food } per { INSIDE($group) }.
say-trash = Qualcosa dalla spazzatura per { INSIDE($group) }.
say-trash-food = { $food } dalla spazzatura per { INSIDE($group) }.
say-swap = Scambiamo: { $food } per { INSIDE($group) }, { $other-food } per { INSIDE($other) }.
say-safe = Andiamo sul sicuro con { INSIDE($group) }: già due croci.
say-disagree = Non sono d’accordo.
say-decide = Decidete voi.
say-thinking = Aspettate, ci sto pensando.
say-hello = Ciao!
say-praise = Ben giocato!
say-thanks = Grazie!
say-again = Un’altra partita?
pattern-any = una dieta qualsiasi
pattern-cards = { $diet }: { $cards }

## Che cosa non si può fare e che cosa è andato storto

error-bad-food = Questa non è una carta Alimento.
error-bad-specification = Questa non è una carta Dettaglio.
error-bad-category = Questa non è una carta Categoria.
error-bad-diet = Questa non è una dieta.
error-bad-action = La cucina non capisce questa mossa.
error-bad-state = Questa partita non si può leggere.
error-bad-record = Questo file non è una partita salvata.
error-group-count = Questa variante non si gioca con questo numero di gruppi.
error-not-an-identity = Questo alimento non c’è su nessuna carta Identità.
error-identities-equal = Due gruppi non possono avere la stessa identità.
error-yuck-count = I segnalini Bleah! vanno da 0 a 3.
error-diet-identity = Questa dieta non va d’accordo con l’identità del gruppo.
error-card-count = Questa dieta richiede una o due carte Dettaglio.
error-cards-not-asked = Una carta o due? Lo decidi solo dopo aver pescato Obbligo o Divieto.
error-cards-equal = Le due carte Dettaglio devono essere diverse.
error-cards-one-family = Divieto vuole due carte di tipologie diverse.
error-cards-two-families = Con l’opzione per principianti le due carte sono della stessa tipologia.
error-diets-equal = Un altro gruppo ha esattamente questa dieta.
error-cards-used-up = Non ci sono abbastanza carte.
error-diet-count = Prima ogni gruppo deve avere una dieta.
error-drawn-only = In Colleghi le diete si pescano, non si scelgono.
error-bad-pile = Il mazzo deve contenere i 60 alimenti, una volta ciascuno.
error-bad-complications = Le carte Complicazione non sono al completo.
error-game-over = La partita è finita.
error-not-in-variant = In questa variante non esiste.
error-not-now = Adesso non si può.
error-not-your-turn = Non tocca a te.
error-no-such-group = Questo gruppo non c’è.
error-no-token = Questo segnalino è già stato usato.
error-not-in-exam = Niente azioni speciali all’esame finale.
error-offer-count = Scegli esattamente { $count } alimenti.
error-offer-twice = Un alimento compare due volte.
error-not-in-stock = Questo alimento non è nella riserva.
error-not-there = Questo alimento non c’è più.
error-sent-back = Questo gruppo non può riprendere l’alimento rimandato indietro.
error-not-taken = Quel gruppo non ha scelto questo alimento.
error-cannot-return = Questo alimento non si può rimandare indietro.
error-nothing-else = Al gruppo non resterebbe altro da prendere.
error-no-such-role = In questa partita non c’è questo ruolo.
error-outcome = Il finale della partita salvata non corrisponde alle mosse.
error-unfinished = Questa partita non è finita: si analizzano solo le partite concluse.
error-bad-proof = La prova della partita salvata non si può leggere.
error-another-deal = Queste due partite non avevano le stesse carte.
error-broken-promise = Le carte non sono quelle promesse prima della partita.
error-bad-options = Queste opzioni non vanno d’accordo.
error-preset-variant = In Colleghi le diete si pescano sempre.
error-not-seated = Non hai un posto a questo tavolo.
error-no-such-seat = Questo posto non esiste.
error-seat-taken = Qualcuno si è appena seduto lì.
error-seat-roles = Un posto solo non può avere questi ruoli.
error-name-taken = A questo tavolo c’è già un nome che sembra uguale al tuo. Scegline un altro per sederti.
error-table-full = Questo tavolo è al completo.
error-not-invited = Questo tavolo è privato. Chiedi il link all’host.
error-kicked = L’host ti ha chiesto di alzarti da tavola.
error-owner-only = Può farlo solo l’host.
error-yourself = Su di te non puoi farlo.
error-not-a-bot = Questo non è un bot.
error-not-a-person = Questa non è una persona.
error-not-a-rat = Solo un ratto può essere il più giovane.
error-seats-empty = Qui deve ancora sedersi qualcuno: { INSIDE($role) }.
error-not-ready = Non tutti sono pronti.
error-still-here = { $name } è ancora qui.
error-too-early = A un tavolo lento il bot subentra solo alla scadenza.
error-not-stood-in = Nessun bot gioca al posto tuo.
error-seated = Hai già un posto a questo tavolo.
error-no-latecomers = A questo tavolo nessuno prende il posto di un bot a partita iniziata.
error-knows-too-much = In questa partita hai visto segreti che questo posto non deve conoscere.
error-not-removed = Questa persona può già entrare.
error-wrong-stage = A questo punto non si può.
error-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo.
error-too-much-done = A questo tavolo hai già fatto { $most } cose. Ora puoi solo decidere o andartene.
error-log-full = A questo tavolo sono già state fatte { $most } cose. Ora si può solo decidere o andarsene.
error-not-yours = Non spetta a te.
error-nothing-to-choose = Adesso non c’è niente da scegliere insieme.
error-solo = Per questo gruppo decide una persona sola.
error-solo-first = Prima qualcuno deve decidere per conto suo.
error-plan-groups = Scegli un alimento per ogni gruppo.
error-not-youngest = Se i ratti non si accordano, decide solo il più giovane.
error-silent-doctor = Doctor Rat tace fino alla fine.
error-silent-solo = Ora decidi per conto tuo, e in silenzio.
error-silent-turn = Pensi ad alta voce solo mentre sceglie la tua parte.
error-silent-spectator = Il pubblico non può parlare a chi gioca.
error-muted = L’host ti ha tolto la parola.
error-by-voice = A questo tavolo si parla a voce.
error-bad-name = Un nome ha da 1 a { $most } caratteri.
error-bad-talk = Un messaggio ha da 1 a { $most } caratteri.
error-bad-phrase = Questa frase non va bene per questa partita.
error-talked-out = A questo tavolo hai già detto { $most } cose. Di più non ce ne stanno.
error-too-much-said = A questo tavolo sono già state dette { $most } cose. Di più non ce ne stanno.
error-phrase-not-now = Questa frase non è per questo momento della partita.
error-phrase-across = L’altra parte può sentire solo della tua dieta e dei tuoi alimenti.
error-no-side-talk = Solo una parte con più persone parla fra sé, e solo durante la partita.
error-bad-id = Qualcosa è andato storto con questo comando. Riprova.
error-no-guest = La cucina non ti conosce ancora. Dicci prima come ti chiami.
error-no-table = Questo tavolo non esiste.
error-not-found = Qui non c’è niente.
error-unreadable = La cucina non è riuscita a leggerlo.
error-too-large = È troppo grande.
error-too-fast = Piano, per favore. La cucina non ti sta dietro.
error-talk-too-fast = Lascia parlare anche gli altri: aspetta un attimo.
error-tables-too-fast = Hai appena aperto molti tavoli. Riprova tra un minuto.
error-busy = La cucina è molto occupata. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-too-many-tables = Hai già posto a troppi tavoli.
error-too-many-sockets = Questo tavolo è aperto in troppe finestre.
error-too-many-shares = Hai già { $most } link. Prima ritirane uno.
error-no-share = Questo link non porta da nessuna parte. Forse è stato ritirato.
error-bad-origin = Questa pagina viene da un’altra parte.
error-bad-link = Questo link è già stato usato o è troppo vecchio.
error-not-finished = La partita non è ancora finita.
error-deal-closed = Anche altri giocano questa partita. Potrai guardare quando l’avrai finita a un tavolo tuo.
error-deal-fixed = Altri tavoli giocano questa partita con le stesse opzioni: non si possono cambiare.
error-deal-played = Giochi già questa partita a un altro tavolo, oppure la conosci.
error-deal-played-by = { $name } gioca già questa partita a un altro tavolo, oppure la conosce.
error-no-challenge = Questa partita non può diventare una sfida.
error-other-team = In questo torneo sei in un’altra squadra.
error-too-many-teams = Questo torneo non può avere altre squadre.
error-team-full = Questa squadra non può avere altri membri.
error-not-for-you = Occhi a posto: questo non è per te.
error-unavailable = La cucina non risponde. Riprova tra un momento.
error-broken-table = Il registro di questo tavolo è danneggiato e la partita non può continuare. Il server lo ha segnalato.
error-table-closed = Chi gestisce il server ha chiuso questo tavolo.
error-blocked = Per ora non puoi entrare. Chi gestisce il server ha bloccato te o la tua rete.
error-read-only = Puoi guardare, ma per ora non si può giocare né cambiare nulla.
error-internal = Si è rotto qualcosa in cucina. Non è colpa tua.
