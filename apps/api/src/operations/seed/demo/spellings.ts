import type { DemoStartup } from './demo-startup';

/** Startups with names and texts that are difficult to display or to export. */
export const SPELLINGS: readonly DemoStartup[] = [
  {
    shows: 'the longest name that fits: 200 characters',
    daysAgo: 60,
    row: {
      company_name:
        'Genossenschaftliche Präzisionsoptik und Freiformlinsen Oberaargau mit Forschungsstelle für Satelliten-Laserterminals, Teleskopspiegel, ' +
        'Mikroskopobjektive, Messgeräte und Sonderanfertigung aller Art AG',
      first_name: 'Dr. Katharina Elisabeth',
      last_name: 'von Grünigen-Aeschbacher',
      sector: 'Engineering',
      country: 'Switzerland',
      canton: 'Bern',
      founding_year: 2017,
      raised_money: 400_000,
      website: 'https://praezisionsoptik-oberaargau.example',
      number: '+41 62 555 01 81',
      email:
        'katharina-elisabeth.von-gruenigen-aeschbacher@forschungsstelle.praezisionsoptik-oberaargau.example',
      awards: ['innosuisse scale-up coaching', 'swiss technology award'],
      company_description:
        'Die Genossenschaft presst Freiformoptiken für Satelliten-Laserterminals in einem einzigen Schritt, wo andere zwölfmal polieren. ' +
        'Neun Betriebe aus dem Oberaargau teilen sich die Maschinen. Wer den Namen vorliest, kennt danach das ganze Angebot.',
      pros_text: 'Neun Betriebe tragen das Risiko gemeinsam.',
      cons_text: 'Entscheide fallen nur an der Generalversammlung.',
    },
  },
  {
    shows: 'umlauts in every word',
    daysAgo: 60,
    row: {
      company_name: 'Brühlmättli Öl- und Wärmerückgewinnung GmbH',
      first_name: 'Jürg',
      last_name: 'Müggler',
      sector: 'Umwelttechnik',
      country: 'Schweiz',
      canton: 'Thurgau',
      founding_year: 2018,
      raised_money: 690_000,
      website: 'https://bruehlmaettli.example',
      email: 'mueggler@bruehlmaettli.example',
      number: '+41 71 555 01 82',
      awards: ['fif grant'],
      company_description:
        'Brühlmättli holt aus dem Öl von Frittierküchen Wärme und Biodiesel zurück. Die Anlage passt in einen Kühlschrank und läuft über Nacht. ' +
        'Dreizehn Gaststätten am Bodensee heizen damit ihre Räume.',
    },
  },
  {
    shows: 'quotation marks in the name',
    daysAgo: 60,
    row: {
      company_name: 'Das „Echo“ "Akustik" GmbH',
      first_name: 'Rahel',
      last_name: 'Flück',
      sector: 'MedT',
      country: 'Switzerland',
      canton: 'Soletta',
      founding_year: 2020,
      raised_money: 120_000,
      website: 'https://das-echo.example',
      email: 'flueck@das-echo.example',
      number: '+41 32 555 01 83',
      awards: ['venture kick 1'],
      company_description:
        'Das „Echo“ misst mit Ultraschall, ob ein Knochen heilt. Der Verband "hört" zweimal am Tag hin und meldet der Ärztin, wann die Schiene weg kann. ' +
        'Im Bürgerspital Solothurn läuft eine Beobachtung mit dreissig Personen.',
    },
  },
  {
    shows: 'apostrophes and accents in the name',
    daysAgo: 60,
    row: {
      company_name: "L’Atelier d'Été Numérique SA",
      first_name: 'Aurélie',
      last_name: "Chèvre-O'Neill",
      sector: 'TIC',
      country: 'Suisse',
      canton: 'Giura',
      founding_year: 2021,
      raised_money: 210_000,
      website: 'https://atelier-ete.example',
      email: 'aurelie@atelier-ete.example',
      number: '+41 32 555 01 84',
      awards: ['epfl innogrant'],
      company_description:
        'L’Atelier d’Été apprend aux enfants à programmer pendant les vacances, sans écran. Des blocs de bois commandent un petit robot qui dessine sur le ' +
        'sol. Trente communes jurassiennes et bernoises l’ont réservé pour l’été prochain.',
      pros_text: 'Trente communes ont réservé.',
      cons_text: 'Le chiffre d’affaires tombe en huit semaines.',
    },
  },
  {
    shows: 'an ampersand in the name',
    daysAgo: 60,
    row: {
      company_name: 'Huber & Söhne Drohnenbau AG',
      first_name: 'Gian-Andrea',
      last_name: 'Huber',
      sector: 'Advanced manufacturing',
      country: 'Switzerland',
      canton: 'Graubünden',
      founding_year: 2012,
      raised_money: 1_700_000,
      website: 'https://huber-soehne.example',
      email: 'huber@huber-soehne.example',
      number: '+41 81 555 01 85',
      awards: ['innosuisse scale-up coaching'],
      company_description:
        'Huber & Söhne bauen Drohnen, die Zement & Holz auf Baustellen ohne Strasse tragen. Eine Seilwinde setzt hundertzwanzig Kilogramm auf die ' +
        'Handbreite genau ab. Im Prättigau haben sie im letzten Sommer neun Alphütten versorgt.',
      articles: [
        {
          daysAgo: 62,
          url: 'https://gruenderzeit.example/huber-soehne',
          title: 'Huber & Söhne: Zement aus der Luft',
          source: 'Bündner Gründerzeit',
        },
        {
          daysAgo: 75,
          url: 'https://gewerbebote.example/drohnen-am-bau',
          title: 'Drohnen ersetzen den Helikopter',
          source: 'Aaretaler Gewerbebote',
        },
      ],
    },
  },
  {
    shows: 'angle brackets in name and text',
    daysAgo: 60,
    row: {
      company_name: 'Spitze <Klammer> Verlagssoftware AG',
      first_name: 'Corinne',
      last_name: 'Näf',
      sector: 'Software',
      country: 'Switzerland',
      canton: 'Zürich',
      founding_year: 2019,
      raised_money: 530_000,
      website: 'https://spitze-klammer.example',
      email: 'naef@spitze-klammer.example',
      number: '+41 44 555 01 86',
      awards: ['kickstart innovation'],
      company_description:
        'Spitze Klammer setzt Lehrbücher direkt aus dem Manuskript, mit <b>fetten</b> Wörtern und Formeln wie 3 < x > 1. Ein Verlag spart damit ' +
        'zwei Monate je Auflage. Auch <script>alert(1)</script> druckt die Software, wie es dasteht.',
    },
  },
  {
    shows: 'texts that a spreadsheet would compute',
    daysAgo: 60,
    row: {
      company_name: 'Summenformel Tabellen AG',
      first_name: 'Marco',
      last_name: 'Ferrari',
      sector: 'Regtech',
      country: 'Switzerland',
      canton: 'Zürich',
      founding_year: 2020,
      raised_money: 990_000,
      website: 'https://summenformel.example',
      email: 'ferrari@summenformel.example',
      number: '+41 44 555 01 87',
      awards: ['venture kick 2'],
      company_description:
        "'=SUM(B2:B9)' steht in jeder zweiten Jahresrechnung, und in jeder zehnten fehlt eine Zeile. Summenformel findet die Zeile. " +
        'Sechs Treuhandbüros prüfen damit Tabellen, bevor sie unterschreiben.',
      pros_text: '=SUM(B2:B9) wird erkannt, auch wenn die Tabelle übersetzt ist.',
      cons_text: '+41 Franken je Tabelle sind vielen zu teuer.\n@-Zeichen verwirren den Leser noch.',
    },
  },
];
