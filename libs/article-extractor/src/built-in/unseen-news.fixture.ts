/** Synthetic article that is not training data, with its startups, which were determined manually. */
export interface UnseenArticle {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  readonly startups: readonly string[];
}

/** Synthetic articles about fictitious companies. A third of the articles contain no startup. */
export const UNSEEN_NEWS: readonly UnseenArticle[] = [
  {
    lang: 'de',
    title: 'Quarzal holt 6,4 Millionen für leise Wärmepumpen',
    text: 'Startseite | Wirtschaft | Sport\nDas Winterthurer Startup Quarzal AG hat eine Finanzierungsrunde über 6,4 Millionen Franken abgeschlossen. Angeführt wurde sie von der Seeufer Beteiligungen.\nQuarzal wurde 2021 von Lea Hunziker gegründet und baut Wärmepumpen, die man im Garten nicht hört. «Jetzt können wir in Serie gehen», sagt Hunziker.\nNewsletter abonnieren',
    startups: ['Quarzal'],
  },
  {
    lang: 'de',
    title: 'Drei Jungfirmen gewinnen den Innovationspreis der Ostschweiz',
    text: 'Am Donnerstag sind in St. Gallen drei Jungunternehmen ausgezeichnet worden. Gewonnen haben Moosgrund, Teravoxel und Klarfaden.\nMoosgrund aus Herisau züchtet Pilze auf Kaffeesatz. Teravoxel, ein Spin-off der ETH Zürich, macht Schäden an Brücken sichtbar. Klarfaden entwickelt eine App für Schneiderinnen.\nDas Preisgeld beträgt je 20 000 Franken und stammt von der Kantonalbank.',
    startups: ['Moosgrund', 'Teravoxel', 'Klarfaden'],
  },
  {
    lang: 'de',
    title: 'Kanton senkt die Gewinnsteuer für Unternehmen',
    text: 'Der Regierungsrat will die Gewinnsteuer ab 2028 von 13 auf 12 Prozent senken. Das teilte die Finanzdirektion am Dienstag mit.\nFür den Kanton bedeutet das Ausfälle von rund 45 Millionen Franken im Jahr. Die Gewerkschaften kritisieren den Entscheid, der Gewerbeverband begrüsst ihn. Das Parlament berät das Geschäft im Herbst.',
    startups: [],
  },
  {
    lang: 'de',
    title: 'Versicherer steigert den Gewinn um acht Prozent',
    text: 'Die Aargauer Lebensversicherung hat im ersten Halbjahr 214 Millionen Franken verdient. Konzernchef Peter Schaub sprach von einem erfreulichen Ergebnis.\nDie Prämien wuchsen um drei Prozent. Die Aktie legte an der Börse zu. Analysten der Bank Vonmatt bestätigten ihr Kursziel.',
    startups: [],
  },
  {
    lang: 'de',
    title: 'Lufthygiene per Handy: Das Berner Start-up Aerolinde expandiert',
    text: 'Wie gut ist die Luft im Schulzimmer? Das Berner Start-up Aerolinde misst sie mit einem Gerät, das kaum grösser ist als eine Streichholzschachtel.\nGegründet haben es 2019 Nora Zbinden und Fabio Steck. Heute arbeiten 14 Leute für Aerolinde. Im Frühling beteiligte sich der Fonds Marzili Ventures mit 1,2 Millionen Franken.',
    startups: ['Aerolinde'],
  },
  {
    lang: 'de',
    title: 'Bahnhofstrasse wird ab Montag gesperrt',
    text: 'Wegen Bauarbeiten bleibt die Bahnhofstrasse zwei Wochen lang geschlossen. Die Stadt ersetzt Leitungen aus den sechziger Jahren.\nDie Busse der Linien 3 und 7 fahren eine Umleitung. Die Arbeiten kosten 1,8 Millionen Franken.',
    startups: [],
  },
  {
    lang: 'fr',
    title: 'La start-up vaudoise Nacrelis lève 3,5 millions de francs',
    text: 'Nacrelis, une spin-off de l’EPFL, a bouclé un tour de table de 3,5 millions de francs mené par Dorigny Capital.\nFondée en 2022 par Sarah Jaccoud et Mathieu Blanc, la jeune pousse de Renens développe un revêtement qui protège les implants contre les bactéries. Les essais cliniques débuteront en 2027.',
    startups: ['Nacrelis'],
  },
  {
    lang: 'fr',
    title: 'Le budget cantonal boucle dans les chiffres noirs',
    text: 'Le canton présente un excédent de 38 millions de francs. Le Conseil d’Etat s’en félicite, la gauche réclame davantage de moyens pour la santé.\nLes recettes fiscales dépassent de 4% les prévisions. Le Grand Conseil se prononcera en juin.',
    startups: [],
  },
  {
    lang: 'fr',
    title: 'Trois lauréats au concours de la Broye',
    text: 'Le concours des jeunes entreprises de la Broye a récompensé hier soir Lumérine, Pastivo et Greffelab.\nLumérine, d’Estavayer, fabrique des lampes sans fil. La société Pastivo transforme le pain sec en pâtes. Greffelab propose aux vignerons un robot qui greffe la vigne. Chaque lauréat reçoit 10 000 francs.',
    startups: ['Lumérine', 'Pastivo', 'Greffelab'],
  },
  {
    lang: 'it',
    title: 'La startup Ondaverde raccoglie 900’000 franchi',
    text: 'Ondaverde, startup di Manno, ha chiuso un round di 900’000 franchi guidato da Ceneri Invest.\nL’azienda, fondata nel 2023 da Giulia Pedrazzini, sviluppa boe che misurano la qualità dell’acqua dei laghi. Oggi conta sei collaboratori.',
    startups: ['Ondaverde'],
  },
  {
    lang: 'it',
    title: 'Lugano, il municipio approva il piano viario',
    text: 'Il municipio ha approvato ieri il nuovo piano viario del centro. Il costo è di 12 milioni di franchi, di cui un terzo a carico del cantone.\nI lavori inizieranno in primavera. Il consiglio comunale voterà il credito a dicembre.',
    startups: [],
  },
  {
    lang: 'en',
    title: 'Basel-based Corvelia Bio raises USD 22 million to fight sepsis',
    text: 'Corvelia Bio, a spin-off of the University of Basel, has closed a Series A of USD 22 million. The round was led by Rheinknie Ventures, with participation from existing investors.\nThe biotech company was founded in 2020 by Anna Wirz and develops antibodies against sepsis. The money will take its first candidate into the clinic.',
    startups: ['Corvelia Bio'],
  },
  {
    lang: 'en',
    title: 'Zurich start-up Plinthly opens an office in Boston',
    text: 'Plinthly, which helps architects to reuse old concrete, opens its first office abroad. The Zurich start-up was founded in 2021 and employs 25 people.\n“Demand from the United States has surprised us,” says CEO Daniel Roth. Plinthly raised CHF 4 million last year.',
    startups: ['Plinthly'],
  },
  {
    lang: 'en',
    title: 'Swiss exports rise for the third month in a row',
    text: 'Exports grew by 2.1 percent in September, the Federal Office for Customs reports. Chemicals and watches did best, machines fell slightly.\nEconomists expect growth of 1.4 percent for the whole year. The Swiss National Bank left its rate unchanged.',
    startups: [],
  },
];

/** Page that contains only boilerplate, as websites show it to visitors without an account. */
export const CONSENT_WALL =
  'Startseite | Abo | Anmelden\nWir und unsere 164 Partner speichern Cookies auf Ihrem Gerät, darunter Criteo, Taboola und The Trade Desk. Sie können Ihre Einwilligung jederzeit widerrufen.\nAlle akzeptieren | Einstellungen | Nur notwendige Cookies\nImpressum | Datenschutz | AGB | Werbung\n© 2026 Alle Rechte vorbehalten';
