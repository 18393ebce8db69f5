import type { DemoStartup } from './demo-startup';

/**
 * Four startups with score 9. The limit of the top percent falls between them, both among all startups and among active
 * startups.
 */
export const TIES: readonly DemoStartup[] = [
  {
    shows: 'a tie at the cut, first by name',
    daysAgo: 45,
    row: {
      company_name: 'Deadheat Analytics Ltd',
      first_name: 'Philip',
      last_name: 'Sarasin',
      sector: 'Fintech',
      country: 'Switzerland',
      canton: 'Basle-City',
      founding_year: 2020,
      raised_money: 2_750_000,
      website: 'https://deadheat.example',
      email: 'sarasin@deadheat.example',
      number: '+41 61 555 01 21',
      awards: ['venture kick 3', 'innosuisse certificate', 'w.a. de vigier award'],
      company_description:
        'Deadheat Analytics tells asset managers when two portfolios only look different. Its models compare the bets behind the holdings, ' +
        'not the holdings themselves. Four pension funds use it before they hire a second manager.',
      pros_text: 'Four pension funds under yearly contracts.\nNet retention of 118 %.',
      cons_text: 'The two founders hold the same patent application.',
      articles: [
        {
          daysAgo: 46,
          url: 'https://alpine-venture.example/deadheat',
          title: 'Two funds, one bet: Basel firm counts the copies',
          source: 'Alpine Venture News',
        },
        {
          daysAgo: 70,
          url: 'https://startwerk-rundschau.example/deadheat-vigier',
          title: 'Vigier-Preis geht nach Basel',
          source: 'Startwerk Rundschau',
        },
        {
          daysAgo: 130,
          url: 'https://gewerbebote.example/doppelte-wetten',
          title: 'Doppelte Wetten der Pensionskassen',
          source: 'Aaretaler Gewerbebote',
        },
      ],
    },
  },
  {
    shows: 'a tie at the cut, second by name',
    daysAgo: 45,
    row: {
      company_name: 'Ex Aequo Biosciences SA',
      first_name: 'Élodie',
      last_name: 'Rochat',
      sector: 'Biotechnologie',
      country: 'Suisse',
      canton: 'Waadt',
      founding_year: 2018,
      raised_money: 7_900_000,
      website: 'https://ex-aequo.example',
      email: 'rochat@ex-aequo.example',
      number: '+41 21 555 01 22',
      awards: ['eic accelerator', 'venture kick 3', 'epfl spin-off'],
      company_description:
        'Ex Aequo Biosciences équilibre la flore intestinale des veaux sans antibiotiques. Deux souches de bactéries se tiennent en échec et ' +
        'laissent la place aux bonnes. Un essai dans vingt-deux exploitations vaudoises a réduit les diarrhées de moitié.',
      pros_text:
        'Résultats publiés et relus par des pairs.\nAccord de distribution avec une coopérative laitière.',
      cons_text: 'L’autorisation européenne n’est pas attendue avant 2028.',
      articles: [
        {
          daysAgo: 47,
          url: 'https://gazette-leman.example/ex-aequo-veaux',
          title: 'Des veaux en meilleure santé, sans antibiotiques',
          source: 'Gazette du Léman',
        },
        {
          daysAgo: 88,
          url: 'https://fil-innovation.example/ex-aequo-eic',
          title: 'Ex Aequo décroche un financement européen',
          source: 'Le Fil de l’innovation',
        },
      ],
    },
  },
  {
    shows: 'a tie at the cut, third by name',
    daysAgo: 45,
    row: {
      company_name: 'Gleichstand Robotics AG',
      first_name: 'Selina',
      last_name: 'Amstutz',
      sector: 'Engineering',
      country: 'Switzerland',
      canton: 'Luzern',
      founding_year: 2021,
      raised_money: 1_800_000,
      website: 'https://gleichstand.example',
      email: 'amstutz@gleichstand.example',
      number: '+41 41 555 01 23',
      awards: ['venture kick 3', 'masschallenge gold', 'swiss technology award'],
      company_description:
        'Gleichstand Robotics baut Greifer, die mit beiden Fingern gleich viel Kraft ausüben. So lassen sich reife Tomaten und rohe Eier ' +
        'ohne Druckstellen verpacken. Ein Grossverteiler testet die Greifer an vier Linien in Sempach.',
      pros_text: 'Vier Linien im Dauertest, Bruchquote unter 0,2 %.',
      cons_text: 'Die Serienfertigung ist noch nicht finanziert.',
      articles: [
        {
          daysAgo: 48,
          url: 'https://nordwest-technik.example/gleichstand',
          title: 'Ein Greifer, der Tomaten mag',
          source: 'Nordwest Technikblatt',
        },
        {
          daysAgo: 49,
          url: 'https://startwerk-rundschau.example/gleichstand',
          title: 'Gleichstand gewinnt den Technologiepreis',
          source: 'Startwerk Rundschau',
        },
      ],
    },
  },
  {
    shows: 'a tie at the cut, last by name',
    daysAgo: 45,
    row: {
      company_name: 'Pari Merito Sagl',
      first_name: 'Davide',
      last_name: 'Rezzonico',
      sector: 'Energia',
      country: 'Svizzera',
      canton: 'Ticino',
      founding_year: 2019,
      raised_money: 1_600_000,
      website: 'https://pari-merito.example',
      email: 'davide@pari-merito.example',
      number: '+41 91 555 01 24',
      awards: ['innosuisse certificate', 'eic accelerator', 'swiss technology award'],
      company_description:
        'Pari Merito divide l’energia di un tetto solare in parti uguali fra gli inquilini di una casa. Un contatore grande come un pacchetto ' +
        'di fiammiferi si monta senza interrompere la corrente. Duecento appartamenti a Bellinzona e Locarno sono già collegati.',
      pros_text: 'Montaggio in undici minuti, senza elettricista.',
      cons_text: 'Le tariffe di rete cambiano ogni anno.',
      articles: [
        {
          daysAgo: 46,
          url: 'https://corriere-ceresio.example/pari-merito',
          title: 'Un tetto, venti bollette più leggere',
          source: 'Corriere del Ceresio',
        },
        {
          daysAgo: 110,
          url: 'https://corriere-ceresio.example/energia-condivisa',
          title: 'Energia condivisa: il Ticino ci prova',
          source: 'Corriere del Ceresio',
        },
      ],
    },
  },
];
