import type { DemoStartup } from './demo-startup';

/** Startups that are imported with flags: each flag alone, and all flags together. */
export const FLAGGED: readonly DemoStartup[] = [
  {
    shows: 'candidate',
    daysAgo: 30,
    row: {
      company_name: 'Kandidat Kurzliste AG',
      first_name: 'Manuela',
      last_name: 'Zehnder',
      sector: 'eHealth',
      country: 'Switzerland',
      canton: 'Argovie',
      candidate: 1,
      founding_year: 2022,
      raised_money: 350_000,
      website: 'https://kurzliste.example',
      email: 'zehnder@kurzliste.example',
      number: '+41 56 555 01 71',
      awards: ['venture kick 2', 'innosuisse initial coaching'],
      company_description:
        'Kandidat Kurzliste ordnet Wartelisten in Reha-Kliniken nach Dringlichkeit. Angehörige sehen jeden Tag, auf welchem Platz jemand steht und ' +
        'warum. Vier Kliniken im Fricktal haben die mittlere Wartezeit halbiert.',
      pros_text: 'Vier Kliniken im Echtbetrieb.',
      cons_text: 'Kliniken bezahlen erst nach einem Jahr.',
    },
  },
  {
    shows: 'missing data',
    daysAgo: 30,
    row: {
      company_name: 'Datenlücke Statistik AG',
      first_name: 'Joël',
      sector: 'Informatik',
      country: 'Switzerland',
      canton: 'BE',
      missing_data: true,
      website: 'https://datenluecke.example',
      awards: ['top 100 swiss startup'],
      company_description:
        'Datenlücke schätzt fehlende Werte in Umfragen und sagt dazu, wie sicher die Schätzung ist. Ämter veröffentlichen so auch Zahlen aus ' +
        'kleinen Gemeinden. Von der Firma selbst fehlen noch etliche Angaben.',
    },
  },
  {
    shows: 'personality test sent',
    daysAgo: 30,
    row: {
      company_name: 'Charaktertest Personal AG',
      first_name: 'Fabienne',
      last_name: 'Grob',
      sector: 'SaaS',
      country: 'Switzerland',
      canton: 'Zürich',
      personality_test_sent: 1,
      founding_year: 2020,
      raised_money: 880_000,
      website: 'https://charaktertest.example',
      email: 'grob@charaktertest.example',
      number: '+41 44 555 01 73',
      awards: ['masschallenge silver'],
      company_description:
        'Charaktertest ersetzt Lebensläufe durch eine halbe Stunde gemeinsamer Arbeit an einer echten Aufgabe. Bewerberinnen und Team beurteilen ' +
        'sich gegenseitig. Dreissig Betriebe im Kanton stellen nur noch so ein.',
    },
  },
  {
    shows: 'test passed',
    daysAgo: 30,
    row: {
      company_name: 'Prüfung Bestanden Lernsysteme AG',
      first_name: 'Gabriel',
      last_name: 'Egli',
      sector: 'Digital',
      country: 'Switzerland',
      canton: 'SG',
      test_passed: 1,
      founding_year: 2021,
      raised_money: 470_000,
      website: 'https://pruefung-bestanden.example',
      email: 'egli@pruefung-bestanden.example',
      number: '+41 71 555 01 74',
      awards: ['innosuisse core coaching', 'epfl spin-off'],
      company_description:
        'Prüfung Bestanden bereitet Lernende auf die Lehrabschlussprüfung vor. Die App fragt nur, was gestern falsch war, und erklärt es in der ' +
        'Muttersprache. In zwei Berufsschulen fiel die Durchfallquote um ein Drittel.',
      pros_text: 'Nachgewiesene Wirkung in zwei Berufsschulen.',
      cons_text: 'Berufsverbände entscheiden langsam.',
      articles: [
        {
          daysAgo: 31,
          url: 'https://startwerk-rundschau.example/pruefung-bestanden',
          title: 'Nur die Fehler von gestern',
          source: 'Startwerk Rundschau',
        },
        {
          daysAgo: 40,
          url: 'https://gewerbebote.example/lehrabschluss',
          title: 'Weniger Lehrlinge fallen durch',
          source: 'Aaretaler Gewerbebote',
        },
      ],
    },
  },
  {
    shows: 'every flag at once',
    daysAgo: 30,
    row: {
      company_name: 'Grand Pavois Régates SA',
      first_name: 'Mathilde',
      last_name: 'Zufferey',
      sector: 'Robotique',
      country: 'Suisse',
      canton: 'Vaud',
      rejected: 1,
      candidate: 1,
      missing_data: 1,
      email_sent: 1,
      interested: 1,
      personality_test_sent: 1,
      test_passed: 1,
      create_contract: 1,
      investment: 1,
      founding_year: 2019,
      raised_money: 1_150_000,
      website: 'https://grand-pavois.example',
      email: 'zufferey@grand-pavois.example',
      number: '+41 21 555 01 75',
      awards: ['fit tech growth', 'top 100 swiss startup'],
      company_description:
        'Grand Pavois pose et relève les bouées de régate avec des bateaux sans pilote. Le parcours se corrige tout seul quand le vent tourne. ' +
        'Sept clubs du Léman ont déjà hissé tous leurs drapeaux pour l’inauguration.',
      pros_text: 'Sept clubs abonnés.\nUne seule personne surveille dix bouées.',
      cons_text: 'La saison ne dure que sept mois.',
    },
  },
];
