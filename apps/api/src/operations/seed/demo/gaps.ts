import type { DemoStartup } from './demo-startup';

/** Startups with missing values. */
export const GAPS: readonly DemoStartup[] = [
  { shows: 'nothing but a name', daysAgo: 21, row: { company_name: 'Nur Name AG' } },
  {
    shows: 'no website',
    daysAgo: 21,
    row: {
      company_name: 'Offline Manufaktur AG',
      first_name: 'Emil',
      last_name: 'Fässler',
      sector: 'Engineering',
      country: 'Switzerland',
      canton: 'Innerrhoden',
      founding_year: 2016,
      raised_money: 150_000,
      email: 'faessler@offline-manufaktur.example',
      number: '+41 71 555 01 91',
      awards: ['fif grant'],
      company_description:
        'Offline Manufaktur baut Kassen, die ohne Netz und ohne Strom drei Tage lang weiterarbeiten. Alphütten, Märkte und Fähren rechnen damit ab. ' +
        'Bestellt wird per Brief oder Telefon.',
      pros_text: 'Kein Wettbewerb auf Alpen und Fähren.',
      cons_text: 'Das Team will nicht grösser werden.',
    },
  },
  {
    shows: 'nobody to reach: no founder, no email, no phone',
    daysAgo: 21,
    row: {
      company_name: 'Funkstille Sensornetze AG',
      sector: 'Electronics',
      country: 'Switzerland',
      canton: 'UR',
      founding_year: 2020,
      raised_money: 800_000,
      website: 'https://funkstille.example',
      awards: ['bridge proof of concept'],
      company_description:
        'Funkstille überwacht Felswände mit Sensoren, die nur senden, wenn sich etwas bewegt. Die Batterie hält zwanzig Jahre. ' +
        'Am Axen haben zwei Wände seit dem Winter kein Wort gesagt.',
    },
  },
  {
    shows: 'no founding year, no raised money',
    daysAgo: 21,
    row: {
      company_name: 'Sans Âge Cosmétique SA',
      first_name: 'Nadia',
      last_name: 'Benkirane',
      sector: 'Biotech',
      country: 'Suisse',
      canton: 'Ginevra',
      website: 'https://sans-age.example',
      email: 'nadia@sans-age.example',
      number: '+41 22 555 01 93',
      awards: ['masschallenge gold', 'fit tech growth'],
      company_description:
        'Sans Âge tire d’une algue du lac un pigment qui ne pâlit pas au soleil. Deux maisons genevoises l’emploient dans des crèmes et des encres. ' +
        'La fondatrice ne dit jamais depuis quand.',
      pros_text: 'Deux clients de renom.',
      cons_text: 'Peu de chiffres disponibles.',
      articles: [
        {
          daysAgo: 22,
          url: 'https://gazette-leman.example/sans-age',
          title: 'La couleur qui ne vieillit pas',
          source: 'Gazette du Léman',
        },
        {
          daysAgo: 23,
          url: 'https://fil-innovation.example/sans-age',
          title: 'Une algue, deux maisons, aucun âge',
          source: 'Le Fil de l’innovation',
        },
      ],
    },
  },
  {
    shows: 'no description',
    daysAgo: 21,
    row: {
      company_name: 'Taciturne Chimie SA',
      first_name: 'Mathieu',
      last_name: 'Bonvin',
      sector: 'Biotecnologia',
      country: 'Suisse',
      canton: 'Wallis',
      founding_year: 2018,
      raised_money: 2_200_000,
      website: 'https://taciturne.example',
      email: 'bonvin@taciturne.example',
      number: '+41 27 555 01 94',
      awards: ['bridge proof of concept', 'epfl spin-off'],
    },
  },
  {
    shows: 'a place that is no canton',
    daysAgo: 21,
    row: {
      company_name: 'Heimatlos Cloud AG',
      first_name: 'Konrad',
      last_name: 'Marxer',
      sector: 'Internet',
      country: 'Liechtenstein',
      canton: 'Vaduz',
      founding_year: 2021,
      raised_money: 1_300_000,
      website: 'https://heimatlos.example',
      email: 'marxer@heimatlos.example',
      number: '+423 555 01 95',
      awards: ['kickstart innovation'],
      company_description:
        'Heimatlos Cloud verschiebt Daten alle paar Minuten dorthin, wo der Strom gerade grün ist. Für die Kundschaft ändert sich nur die Rechnung. ' +
        'Der Sitz ist in Vaduz, die Büros sind in vier Kantonen.',
    },
  },
  {
    shows: 'a line of business that is no sector',
    daysAgo: 21,
    row: {
      company_name: 'Querbeet Allerlei AG',
      first_name: 'Doris',
      last_name: 'Thommen',
      sector: 'Gastronomie',
      country: 'Switzerland',
      canton: 'Bâle-Campagne',
      founding_year: 2022,
      raised_money: 75_000,
      website: 'https://querbeet.example',
      email: 'thommen@querbeet.example',
      number: '+41 61 555 01 96',
      company_description:
        'Querbeet kocht aus krummem Gemüse Suppen für Pausenplätze. Ein Automat wärmt sie auf und nimmt das Glas zurück. ' +
        'In Sissach und Gelterkinden stehen die ersten fünf.',
    },
  },
];
