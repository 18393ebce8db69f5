import type { DemoStartup } from './demo-startup';

/** Startups with scores at the threshold of 8 and around 0. */
export const THRESHOLDS: readonly DemoStartup[] = [
  {
    shows: 'the score is exactly the threshold',
    daysAgo: 60,
    row: {
      company_name: 'Schwellenwert Analytics AG',
      first_name: 'Nadine',
      last_name: 'Keller',
      sector: 'ICT',
      country: 'Switzerland',
      canton: 'Zürich',
      founding_year: 2020,
      raised_money: 1_250_000,
      website: 'https://schwellenwert.example',
      email: 'keller@schwellenwert.example',
      number: '+41 44 555 01 11',
      awards: ['venture kick 3', 'masschallenge gold', 'bridge discovery'],
      company_description:
        'Schwellenwert Analytics meldet Wasserwerken, wann ein Messwert wirklich aus der Reihe tanzt. Die Software lernt den ' +
        'Tagesgang jedes Sensors und setzt den Grenzwert selbst. Elf Gemeinden im Zürcher Oberland arbeiten damit, Fehlalarme sind um zwei Drittel gesunken.',
      pros_text:
        'Elf zahlende Gemeinden, keine Kündigung seit dem Start.\nDas Verfahren ist in der Schweiz und in der EU geschützt.',
      cons_text: 'Öffentliche Ausschreibungen dauern bis zu vierzehn Monate.',
      articles: [
        {
          daysAgo: 61,
          url: 'https://startwerk-rundschau.example/schwellenwert-gold',
          title: 'Gold für Grenzwerte, die sich selbst setzen',
          source: 'Startwerk Rundschau',
        },
        {
          daysAgo: 94,
          url: 'https://wirtschaftsblatt.example/schwellenwert-wasser',
          title: 'Wenn die Wasseruhr zu oft Alarm schlägt',
          source: 'Zürcher Wirtschaftsblatt',
        },
      ],
    },
  },
  {
    shows: 'the smallest step below the threshold',
    daysAgo: 60,
    row: {
      company_name: 'Knapp Darunter Robotik AG',
      first_name: 'Severin',
      last_name: 'Hunziker',
      sector: 'Robotics',
      country: 'Switzerland',
      canton: 'Aargau',
      founding_year: 2019,
      raised_money: 2_100_000,
      website: 'https://knapp-darunter.example',
      email: 'info@knapp-darunter.example',
      number: '+41 62 555 01 12',
      awards: ['venture kick 3', 'masschallenge gold', 'gebert ruef innobooster'],
      company_description:
        'Flache Roboter von Knapp Darunter fahren unter Regale und Lastwagen und prüfen, was sonst niemand sieht. ' +
        'Eine Kamera auf neun Zentimetern Höhe findet Risse in Achsen und Trägern. Drei Speditionen lassen jede Nacht ihren ganzen Hof abfahren.',
      pros_text: 'Kein anderer Roboter kommt mit neun Zentimetern aus.',
      cons_text: 'Ein Kunde bringt 64 % des Umsatzes.\nDie Räder stammen von einem einzigen Lieferanten.',
    },
  },
  {
    shows: 'the smallest step above the threshold',
    daysAgo: 60,
    row: {
      company_name: 'Haarscharf Darüber Optik AG',
      first_name: 'Mirjam',
      last_name: 'Stucki',
      sector: 'Medizintechnik',
      country: 'Switzerland',
      canton: 'Bern',
      founding_year: 2021,
      raised_money: 3_400_000,
      website: 'https://haarscharf.example',
      email: 'stucki@haarscharf.example',
      number: '+41 31 555 01 13',
      awards: ['venture kick 3', 'masschallenge gold', 'eth pioneer fellowship'],
      company_description:
        'Haarscharf Darüber baut Lupenbrillen, die dem Blick der Chirurgin folgen. Die Schärfe stellt sich in acht Millisekunden ein, ' +
        'ohne dass die Hand das Instrument loslässt. Das Inselspital hat die Brille in vierzig Operationen erprobt.',
      pros_text:
        'Vierzig Operationen ohne Zwischenfall.\nZwei der drei Gründerinnen haben bereits ein Medizingerät zugelassen.',
      cons_text: 'Die Zulassung in den USA ist noch nicht beantragt.',
    },
  },
  {
    shows: 'no award, score 0',
    daysAgo: 120,
    row: {
      company_name: 'Nullpunkt Sensorik AG',
      first_name: 'Reto',
      last_name: 'Bösch',
      sector: 'Engineering',
      country: 'Schweiz',
      canton: 'SH',
      founding_year: 2022,
      raised_money: 180_000,
      website: 'https://nullpunkt.example',
      email: 'boesch@nullpunkt.example',
      number: '+41 52 555 01 14',
      company_description:
        'Nullpunkt eicht Temperaturfühler im laufenden Betrieb. Ein winziger Tropfen Gallium im Fühler erstarrt bei bekannter Temperatur ' +
        'und verrät jede Abweichung. Brauereien sparen damit den jährlichen Ausbau der Fühler.',
    },
  },
  {
    shows: 'a penalty alone, score below 0',
    daysAgo: 120,
    row: {
      company_name: 'Sottozero Refrigerazione Sagl',
      first_name: 'Chiara',
      last_name: 'Bernasconi',
      sector: 'Cleantech',
      country: 'Svizzera',
      canton: 'Tessin',
      founding_year: 2018,
      raised_money: 420_000,
      website: 'https://sottozero.example',
      email: 'chiara@sottozero.example',
      number: '+41 91 555 01 15',
      awards: ['award withdrawn'],
      company_description:
        'Sottozero raffredda celle frigorifere con anidride carbonica al posto dei gas fluorurati. Il compressore è stato sviluppato a ' +
        'Mendrisio e recupera il calore per l’acqua sanitaria. Sei caseifici della Leventina lo usano già.',
      cons_text: 'Un premio è stato ritirato dopo una controversia sul brevetto.',
    },
  },
  {
    shows: 'decimals that add up exactly: 0.1 and 0.2',
    daysAgo: 120,
    row: {
      company_name: 'Zehntel Präzision GmbH',
      first_name: 'Ursina',
      last_name: 'Vogt',
      sector: 'Maschinenbau',
      country: 'Switzerland',
      canton: 'Solothurn',
      founding_year: 2017,
      raised_money: 95_000.3,
      website: 'https://zehntel.example',
      email: 'vogt@zehntel.example',
      number: '+41 32 555 01 16',
      awards: ['eurostars', 'kickstart innovation'],
      company_description:
        'Zehntel Präzision schleift Uhrensteine auf den zehntausendstel Millimeter genau. Die Maschine misst während des Schleifens und ' +
        'korrigiert sich selbst. Zwei Manufakturen am Jurasüdfuss haben Anlagen bestellt.',
    },
  },
];
