import { startupsFoundIn, type FoundStartup } from './found-startups.fixture';

const ARTICLES: readonly (readonly [title: string, text: string, found: readonly FoundStartup[]])[] = [
  [
    'La startup Nuvolari raccoglie 2 milioni',
    'La startup ticinese Nuvolari ha chiuso un round da 2 milioni di franchi. Fondata nel 2020 da Marco Rossi e Giulia Ferri, sviluppa software per gli ospedali. Il round è stato guidato da TiVentures.',
    [
      {
        name: 'Nuvolari',
        canton: 'TI',
        money: 'CHF 2000000',
        awards: [],
        year: 2020,
        founders: ['Marco Rossi', 'Giulia Ferri'],
        investors: ['TiVentures'],
      },
    ],
  ],
  [
    'Premiate tre startup',
    'Tre startup sono state premiate a Lugano. Il primo premio di 40 000 franchi va a Biotessuto, con sede a Bellinzona. Il secondo premio è andato a Dronix Sagl di Chiasso, il terzo a Ecovela.',
    [
      { name: 'Biotessuto', canton: 'TI', money: 'CHF 40000', awards: [] },
      { name: 'Dronix Sagl', canton: 'TI', money: null, awards: [] },
      { name: 'Ecovela', canton: null, money: null, awards: [] },
    ],
  ],
  [
    'Farmaco contro il dolore',
    'L’azienda biotech Algofarma di Mezzovico raccoglie 8 milioni di euro per la fase clinica. Tra gli investitori figurano Helsinn e Eurofin Capital. La società è uno spin-off dell’Università della Svizzera italiana.',
    [{ name: 'Algofarma', canton: 'TI', money: 'EUR 8000000', awards: [], sector: 'BioT' }],
  ],
  [
    'Cresce il numero di startup in Ticino',
    'In Ticino sono nate 45 startup nel 2022. Il Cantone ha stanziato 3 milioni di franchi per l’innovazione. Secondo la SUPSI il settore più dinamico è quello delle scienze della vita.',
    [],
  ],
  [
    'Venture Kick premia una startup di Manno',
    'Venture Kick assegna 150’000 franchi a Sensoria, startup di Manno che produce guanti intelligenti. La società è nata come spin-off del Politecnico federale di Zurigo.',
    [{ name: 'Sensoria', canton: 'TI', money: 'CHF 150000', awards: ['eth spin-off', 'venture kick 3'] }],
  ],
  [
    'Acquisizione',
    'Il gruppo americano Oracle ha acquisito la luganese Datamare, specializzata in analisi dei dati. L’azienda era stata fondata nel 2014.',
    [{ name: 'Datamare', canton: 'TI', money: null, awards: [], year: 2014 }],
  ],
  [
    'Intervista',
    'Intervista a Paolo Conti, fondatore di Vinolab. “Abbiamo iniziato in un garage a Locarno”, racconta. Vinolab analizza il vino con i laser e impiega sei persone.',
    [{ name: 'Vinolab', canton: 'TI', money: null, awards: [], founders: ['Paolo Conti'] }],
  ],
  [
    'Aperte le iscrizioni',
    'Sono aperte le iscrizioni al concorso per le nuove imprese. I vincitori riceveranno 50 000 franchi. La finale si terrà a Lugano in dicembre.',
    [],
  ],
  [
    'Nuovo finanziamento',
    'La losannese Termolab ha raccolto 6 milioni di franchi. Lo spin-off dell’EPFL, guidato da Anna Greco, recupera il calore dei data center. Tra gli investitori c’è anche Romande Energie.',
    [{ name: 'Termolab', canton: 'VD', money: 'CHF 6000000', awards: ['epfl spin-off'] }],
  ],
  [
    'Start Cup Ticino',
    'La giuria ha scelto i tre vincitori: Oculis Lab di Lugano, Bricola (Locarno) e Verdalp. Ognuno riceve 30 000 franchi.',
    [
      { name: 'Oculis Lab', canton: 'TI', money: 'CHF 30000', awards: [] },
      { name: 'Bricola', canton: 'TI', money: 'CHF 30000', awards: [] },
      { name: 'Verdalp', canton: null, money: 'CHF 30000', awards: [] },
    ],
  ],
  [
    'Fallimento',
    'La Nexmobile SA di Chiasso è fallita. Fondata nel 2012, la ditta vendeva un’app per i parcheggi.',
    [{ name: 'Nexmobile SA', canton: 'TI', money: null, awards: [], year: 2012 }],
  ],
];

describe('news in Italian are read', () => {
  it.each(ARTICLES)('%s', (title, text, found) => {
    expect(startupsFoundIn(title, text, 'it')).toMatchObject(found);
  });
});
