import { startupsFoundIn, type FoundStartup } from './found-startups.fixture';

const ARTICLES: readonly (readonly [title: string, text: string, found: readonly FoundStartup[]])[] = [
  [
    'Veltrix raises CHF 4.2 million',
    'Veltrix, a Lausanne-based medtech start-up, has closed a seed round of CHF 4.2 million led by Redalpine and Zürcher Kantonalbank. The company, founded in 2020 by Maria Bianchi and Jonas Frei, develops a wearable sensor for dialysis patients. It has raised CHF 6 million to date and employs 14 people.',
    [
      {
        name: 'Veltrix',
        canton: 'VD',
        money: 'CHF 4200000',
        awards: [],
        sector: 'MedT',
        year: 2020,
        founders: ['Maria Bianchi', 'Jonas Frei'],
        investors: ['Redalpine', 'Zürcher Kantonalbank'],
      },
    ],
  ],
  [
    'Strong week for biotech',
    'Two rounds above ten million this week. Basel-based Oncavia secured USD 32 million in a Series B financing, with Novartis Venture Fund and Versant Ventures participating. Zug’s crypto specialist Ledgerix announced CHF 12 million. Smaller rounds were reported by Lumenry (photonics, Neuchâtel) and Agrivolt (solar greenhouses, Sion). The Federal Council meanwhile wants to set up an innovation fund of CHF 200 million.',
    [
      { name: 'Oncavia', canton: 'BS', money: 'USD 32000000', awards: [] },
      { name: 'Ledgerix', canton: 'ZG', money: 'CHF 12000000', awards: [] },
      { name: 'Lumenry', canton: 'NE', money: null, awards: [] },
      { name: 'Agrivolt', canton: 'VS', money: null, awards: [] },
    ],
  ],
  [
    'CHF 150,000 for skin diagnostics',
    'Dermalyx wins CHF 150,000 in the final stage of Venture Kick. The spin-off of the University of Zurich has developed a handheld device that detects melanoma. The funds will be used for a clinical study at the University Hospital Basel.',
    [{ name: 'Dermalyx', canton: null, money: 'CHF 150000', awards: ['venture kick 3'] }],
  ],
  [
    'Three startups advance',
    'Three start-ups each receive CHF 40,000 from Venture Kick: Soliden, Nautiq Robotics and Fermara. Soliden, an EPFL spin-off, prints bone implants. Nautiq Robotics from Geneva cleans ship hulls. Fermara, based in Wädenswil, brews milk proteins.',
    [
      { name: 'Soliden', canton: null, money: 'CHF 40000', awards: ['epfl spin-off', 'venture kick 2'] },
      { name: 'Nautiq Robotics', canton: 'GE', money: 'CHF 40000', awards: ['venture kick 2'] },
      { name: 'Fermara', canton: 'ZH', money: 'CHF 40000', awards: ['venture kick 2'] },
    ],
  ],
  [
    'Logitech acquires audio startup',
    'Logitech has acquired Auralis Sound, a Zurich start-up that cancels noise in video calls. The purchase price was not disclosed. The ETH spin-off was founded in 2017 and has 25 employees.',
    [{ name: 'Auralis Sound', canton: 'ZH', money: null, awards: ['eth spin-off'], year: 2017 }],
  ],
  [
    'Swiss venture capital report',
    'Swiss start-ups raised CHF 2.4 billion last year, 8 per cent less than in the year before. The canton of Zurich accounted for CHF 900 million, followed by Basel-Stadt and Vaud. The number of financing rounds reached 357, the authors of the Swiss Venture Capital Report write.',
    [],
  ],
  [
    'Apply now for the accelerator',
    'The accelerator is looking for early-stage teams in the fields of health and energy. Up to ten start-ups will receive CHF 25,000 each and office space in Bern. Applications are open until 30 April. Partners include Swisscom, Mobiliar and the Canton of Bern.',
    [],
  ],
  [
    'Interview: “We want to replace plastic”',
    'Founder Laura Meier tells how she came to start Polygreen. The company from Winterthur makes packaging from algae. “We have raised CHF 1.8 million from friends and business angels,” she says. Polygreen is now looking for another CHF 5 million.',
    [{ name: 'Polygreen', canton: 'ZH', money: 'CHF 1800000', awards: [], founders: ['Laura Meier'] }],
  ],
  [
    'Finalists announced',
    'The finalists of the Swiss Economic Award have been chosen. In the category high-tech, Skyroute AG of Bern and Memzo SA of Fribourg will compete. The winners will be announced on 12 June.',
    [
      { name: 'Skyroute AG', canton: 'BE', money: null, awards: [] },
      { name: 'Memzo SA', canton: 'FR', money: null, awards: [] },
    ],
  ],
  [
    'Top 100: climate startup takes first place',
    'Carbonauts has been named the best Swiss start-up of the year at the TOP 100 Swiss Startup Award. Second place goes to Helvexa, a drug discovery company from Basel, and third place to Zurich-based Dronique. The ranking was presented in Zurich on Tuesday.',
    [
      { name: 'Carbonauts', canton: null, money: null, awards: ['top 100 swiss startup'] },
      { name: 'Helvexa', canton: 'BS', money: null, awards: ['top 100 swiss startup'] },
      { name: 'Dronique', canton: 'ZH', money: null, awards: ['top 100 swiss startup'] },
    ],
  ],
  [
    'Swiss start-ups at CES',
    'Five Swiss startups travelled to Las Vegas with Switzerland Global Enterprise. Tinyvox shows a voice chip that needs no cloud, Geneva-based Watchguardian a bracelet for the elderly, and Lumotive Sport, from Lugano, smart ski goggles.',
    [
      { name: 'Tinyvox', canton: null, money: null, awards: [] },
      { name: 'Watchguardian', canton: 'GE', money: null, awards: [] },
      { name: 'Lumotive Sport', canton: 'TI', money: null, awards: [] },
    ],
  ],
  [
    'Quantix lands Google as customer',
    'The ETH Zurich spin-off Quantix has signed a contract with Google. Its software makes quantum computers less prone to errors. Quantix was spun out of ETH Zurich in 2021 and won the ZKB Pioneer Award last year. Its valuation is estimated at CHF 40 million.',
    [
      {
        name: 'Quantix',
        canton: null,
        money: null,
        awards: ['eth spin-off', 'zkb pioneer award'],
        year: 2021,
      },
    ],
  ],
  [
    'Fund closes',
    'Venture capital firm Alpine Peak Partners has closed its third fund at CHF 120 million. The Zurich-based investor backs software companies in Switzerland and Germany. It has invested in more than 40 start-ups since 2012.',
    [],
  ],
  [
    'Innosuisse certificate for Basel team',
    'Innosuisse has awarded its certificate to Basel biotech Enzyra, which engineers enzymes for detergents. CEO and co-founder Tim Wagner wants to raise EUR 6 million next year. Enzyra also received a Innosuisse Core Coaching in 2021.',
    [
      {
        name: 'Enzyra',
        canton: 'BS',
        money: null,
        awards: ['innosuisse certificate', 'innosuisse core coaching'],
        founders: ['Tim Wagner'],
      },
    ],
  ],
  [
    'Bankruptcy',
    'E-scooter company Rollio is bankrupt. The start-up from Zurich, which raised CHF 9 million in 2019, failed to find new investors. All 35 employees have lost their jobs.',
    [{ name: 'Rollio', canton: 'ZH', money: 'CHF 9000000', awards: [] }],
  ],
  [
    'Series A for insurtech',
    'Insurtech company Coverly raised EUR 14 million in a Series A led by Lakestar. Existing investors, including Swiss Re and Founderful, also took part. Since its founding in 2018, Coverly has raised EUR 20 million. The company is headquartered in St. Gallen, with an office in Berlin.',
    [{ name: 'Coverly', canton: 'SG', money: 'EUR 14000000', awards: [], sector: 'FinT', year: 2018 }],
  ],
  [
    'Portfolio news',
    'Swisscom Ventures and Sony Innovation Fund invested in Mapsense. The Zug company makes 3D maps for robots. ',
    [
      {
        name: 'Mapsense',
        canton: 'ZG',
        money: null,
        awards: [],
        investors: ['Swisscom Ventures', 'Sony Innovation Fund'],
      },
    ],
  ],
  [
    'Spin-off without school',
    'Born at the Paul Scherrer Institute, Voltaic Labs builds batteries without cobalt. The start-up from Villigen has received CHF 300,000 from Innosuisse and a Bridge Proof of Concept grant.',
    [
      {
        name: 'Voltaic Labs',
        canton: 'AG',
        money: 'CHF 300000',
        awards: ['bridge proof of concept'],
        sector: 'CleanT',
      },
    ],
  ],
  [
    'Venture Leaders travel to Boston',
    'Ten biotech founders were selected for the Venture Leaders programme. They include Clara Weiss of Genolux (Zurich), Paul Roche of Mitosync (Lausanne) and Nina Favre of Synaptica (Geneva).',
    [
      { name: 'Genolux', canton: 'ZH', money: null, awards: ['venture leaders'] },
      { name: 'Mitosync', canton: 'VD', money: null, awards: ['venture leaders'] },
      { name: 'Synaptica', canton: 'GE', money: null, awards: ['venture leaders'] },
    ],
  ],
  [
    'Fresh funds for Swiss AI',
    'A busy fortnight for investors. Lausanne’s Vocalio, which translates meetings in real time, topped up its seed round by CHF 2.7 million. ETH spin-off Tessera Photonics picked up EUR 9 million from the EIC Accelerator. Over in Zug, Tokenhaus got CHF 3 million from angels, while Schaffhausen’s Wattmeister, an energy management specialist, secured an undisclosed sum. GF is partnering with 3D printing startup Layerwise Metals.',
    [
      { name: 'Vocalio', canton: 'VD', money: 'CHF 2700000', awards: [] },
      {
        name: 'Tessera Photonics',
        canton: null,
        money: 'EUR 9000000',
        awards: ['eic accelerator', 'eth spin-off'],
      },
      { name: 'Tokenhaus', canton: 'ZG', money: 'CHF 3000000', awards: [] },
      { name: 'Wattmeister', canton: 'SH', money: null, awards: [] },
      { name: 'Layerwise Metals', canton: null, money: null, awards: [] },
    ],
  ],
  [
    'Exit in Neuchâtel',
    'Swiss watch group Richemont buys Chronosense. The Neuchâtel-based company, established in 2015 by engineers Pierre Vuille and Marc Jeanneret, had raised CHF 11 million from VI Partners and others before the deal. Terms were not disclosed.',
    [
      {
        name: 'Chronosense',
        canton: 'NE',
        money: 'CHF 11000000',
        awards: [],
        year: 2015,
        founders: ['Pierre Vuille', 'Marc Jeanneret'],
        investors: ['VI Partners'],
      },
    ],
  ],
  [
    'Pioneer fellows 2023',
    'ETH Zurich has awarded twelve Pioneer Fellowships. One goes to Lea Brunner, who is developing an artificial lung. Each fellow receives CHF 150,000 over 18 months.',
    [],
  ],
  [
    'BRIDGE supports nine projects',
    'The BRIDGE programme of the SNSF and Innosuisse supports nine young researchers with a Proof of Concept grant. Among them is Kevin Roth of the University of Bern.',
    [],
  ],
  [
    'Solar roof tiles from Yverdon',
    'When the roof of his parents’ house leaked, Yves Chappuis had an idea. Today his start-up Tuilosol employs 22 people in Yverdon-les-Bains and sells solar tiles in six countries. Last autumn Tuilosol closed a CHF 7.5 million Series A round led by Emerald Technology Ventures. The company won the Swiss Technology Award in 2022.',
    [
      {
        name: 'Tuilosol',
        canton: 'VD',
        money: 'CHF 7500000',
        awards: ['swiss technology award'],
        sector: 'CleanT',
      },
    ],
  ],
  [
    'Innosuisse approves coaching',
    'Innosuisse has accepted 14 companies into the Scale-up Coaching. New are Bioprintix AG (Basel), Cargofox (Winterthur) and Edulino SA (Geneva).',
    [
      { name: 'Bioprintix AG', canton: 'BS', money: null, awards: ['innosuisse scale-up coaching'] },
      { name: 'Cargofox', canton: 'ZH', money: null, awards: ['innosuisse scale-up coaching'] },
      { name: 'Edulino SA', canton: 'GE', money: null, awards: ['innosuisse scale-up coaching'] },
    ],
  ],
  [
    'Startup barometer',
    'Every third founder in Switzerland is a woman, a study by the University of St. Gallen and EY shows. The average seed round was CHF 1.3 million. Zurich remains the largest hub.',
    [],
  ],
];

describe('news in English are read', () => {
  it.each(ARTICLES)('%s', (title, text, found) => {
    expect(startupsFoundIn(title, text, 'en')).toMatchObject(found);
  });
});
