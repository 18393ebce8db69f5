import { startupsFoundIn, type FoundStartup } from './found-startups.fixture';

const ARTICLES: readonly (readonly [title: string, text: string, found: readonly FoundStartup[]])[] = [
  [
    'La start-up Novaqua lève 5 millions',
    'La start-up vaudoise Novaqua a bouclé un tour de financement de 5 millions de francs. Fondée en 2018 par Camille Rey et Nicolas Favre, la spin-off de l’EPFL développe des capteurs pour surveiller la qualité de l’eau. Le tour est mené par le fonds genevois Polytech Ventures.',
    [
      {
        name: 'Novaqua',
        canton: 'VD',
        money: 'CHF 5000000',
        awards: ['epfl spin-off'],
        year: 2018,
        founders: ['Camille Rey', 'Nicolas Favre'],
        investors: ['Polytech Ventures'],
      },
    ],
  ],
  [
    'Neuf millions pour traiter le cancer',
    'Basée à Epalinges, la biotech Immunea lève 9 millions de francs. Elle prépare un essai clinique contre le mélanome. Le CHUV participe au projet.',
    [{ name: 'Immunea', canton: 'VD', money: 'CHF 9000000', awards: [], sector: 'BioT' }],
  ],
  [
    'Prix de la création d’entreprise',
    'Trois jeunes pousses ont été récompensées mercredi à Fribourg: Biosol, de Bulle, Textura, de Morat, et Dataly, de Marly. Chacune reçoit 20 000 francs. La Banque cantonale de Fribourg soutient le prix.',
    [
      { name: 'Biosol', canton: 'FR', money: 'CHF 20000', awards: [] },
      { name: 'Textura', canton: 'FR', money: 'CHF 20000', awards: [] },
      { name: 'Dataly', canton: 'FR', money: 'CHF 20000', awards: [] },
    ],
  ],
  [
    'Venture Kick soutient une medtech genevoise',
    'La société genevoise Ostéocare reçoit 150 000 francs de Venture Kick. Elle conçoit une vis biodégradable pour la chirurgie orthopédique. La start-up, issue de l’Université de Genève, a été créée en 2021.',
    [{ name: 'Ostéocare', canton: 'GE', money: 'CHF 150000', awards: ['venture kick 3'], year: 2021 }],
  ],
  [
    'Swatch rachète Microtempo',
    'Le groupe Swatch rachète la jeune entreprise neuchâteloise Microtempo, spécialisée dans les capteurs miniatures. Le prix n’a pas été communiqué.',
    [{ name: 'Microtempo', canton: 'NE', money: null, awards: [] }],
  ],
  [
    'Un nouveau programme pour les start-up',
    'Le canton du Valais lance un programme de soutien aux start-up. Doté de 4 millions de francs, il sera géré par la Fondation The Ark à Sion. Les inscriptions sont ouvertes jusqu’au 15 mars.',
    [],
  ],
  [
    'Fondation FIT: un million distribué',
    'La Fondation pour l’innovation technologique (FIT) a octroyé un prêt Tech Growth de 500 000 francs à Lumiscan, active dans l’imagerie médicale à Lausanne. Agrodrone, à Yverdon, touche une bourse Tech Grant de 100 000 francs.',
    [
      { name: 'Lumiscan', canton: 'VD', money: 'CHF 500000', awards: ['fit tech growth'] },
      { name: 'Agrodrone', canton: 'VD', money: 'CHF 100000', awards: ['fit tech grant'] },
    ],
  ],
  [
    'Portrait: Sophie Martin, patronne de Legalib',
    'À 32 ans, Sophie Martin dirige Legalib, qu’elle a fondée en 2019 à Genève. La plateforme propose des contrats en ligne aux PME. L’entreprise compte douze employés et cherche deux millions de francs.',
    [{ name: 'Legalib', canton: 'GE', money: null, awards: [], year: 2019 }],
  ],
  [
    'MassChallenge: la finale',
    'Lors de la finale de MassChallenge Switzerland à Lausanne, la start-up Ecobrique a décroché une médaille d’or et 100 000 francs. La tessinoise Fluidra Lab repart avec l’argent, la zurichoise Medibot avec le bronze.',
    [
      { name: 'Ecobrique', canton: null, money: 'CHF 100000', awards: ['masschallenge gold'] },
      { name: 'Fluidra Lab', canton: 'TI', money: null, awards: ['masschallenge silver'] },
      { name: 'Medibot', canton: 'ZH', money: null, awards: ['masschallenge bronze'] },
    ],
  ],
  [
    'Faillite de Veloflash',
    'Spécialisée dans la location de vélos électriques, Veloflash SA a déposé son bilan. La société de Carouge employait 18 personnes. Elle avait levé 3 millions de francs en 2020.',
    [{ name: 'Veloflash SA', canton: 'GE', money: 'CHF 3000000', awards: [] }],
  ],
  [
    'Innogrant pour Photosyn',
    'Photosyn vient d’obtenir un Innogrant de l’EPFL d’un montant de 100 000 francs. Le projet de Pauline Girard produit de l’hydrogène avec de la lumière.',
    [{ name: 'Photosyn', canton: null, money: 'CHF 100000', awards: ['epfl innogrant'], sector: 'CleanT' }],
  ],
  [
    'Les finalistes du Prix',
    'Cinq entreprises sont en lice pour le Swiss Economic Award: parmi elles, Clinea SA, à Martigny, et Robofarm Sàrl, à Delémont. Le lauréat sera connu le 4 juin.',
    [
      { name: 'Clinea SA', canton: 'VS', money: null, awards: [] },
      { name: 'Robofarm Sàrl', canton: 'JU', money: null, awards: [] },
    ],
  ],
  [
    'Conférence',
    'Plus de 300 entrepreneurs se sont retrouvés à Lausanne pour parler d’intelligence artificielle. L’EPFL et l’Université de Lausanne étaient représentées, tout comme Nestlé, Logitech et Swisscom.',
    [],
  ],
  [
    'Une pluie de prix',
    'Le Prix Strategis 2022 revient à Nutrivia. La start-up lausannoise produit des protéines à base d’insectes. Elle a été fondée par Léa Monnier et Hugo Rochat à l’EPFL. Kinépro, à Sierre, reçoit le prix du public doté de 5000 francs.',
    [
      { name: 'Nutrivia', canton: 'VD', money: null, awards: [], founders: ['Léa Monnier', 'Hugo Rochat'] },
      { name: 'Kinépro', canton: 'VS', money: 'CHF 5000', awards: [] },
    ],
  ],
  [
    'Trois entreprises au palmarès',
    'Trois sociétés genevoises figurent parmi les 100 meilleures start-up de Suisse: Calyptix (12e), Orbitale (34e) et Fintrust (77e). Le classement TOP 100 Swiss Startup a été publié mercredi.',
    [
      { name: 'Calyptix', canton: 'GE', money: null, awards: ['top 100 swiss startup'] },
      { name: 'Orbitale', canton: 'GE', money: null, awards: ['top 100 swiss startup'] },
      { name: 'Fintrust', canton: 'GE', money: null, awards: ['top 100 swiss startup'] },
    ],
  ],
  [
    'Jura: un incubateur',
    'L’incubateur jurassien ouvre ses portes à Delémont. Cinq projets y sont hébergés. Creapole et le canton investissent 600 000 francs.',
    [],
  ],
];

describe('news in French are read', () => {
  it.each(ARTICLES)('%s', (title, text, found) => {
    expect(startupsFoundIn(title, text, 'fr')).toMatchObject(found);
  });
});
