import type { DemoStartup } from './demo-startup';

/** How many awards a startup holds, how they are spelled, and which of them weigh nothing. */
export const AWARDS: readonly DemoStartup[] = [
  {
    shows: 'a single award', daysAgo: 200,
    row: {
      company_name: 'Einzelpreis Diagnostics AG', first_name: 'Noëmi', last_name: 'Burckhardt', sector: 'Medtech', country: 'Switzerland', canton: 'Basel-Stadt',
      founding_year: 2019, raised_money: 900_000, website: 'https://einzelpreis.example', email: 'burckhardt@einzelpreis.example',
      number: '+41 61 555 01 31', awards: ['swiss economic award'],
      company_description: 'Einzelpreis Diagnostics verkauft Bluttests zum festen Preis je Probe, ohne Gerätemiete. Der Teststreifen liest fünf Entzündungswerte ' +
        'aus einem Tropfen und passt in jede Hausarztpraxis. Neunzig Praxen in der Nordwestschweiz bestellen monatlich.',
      pros_text: 'Neunzig Praxen mit monatlicher Bestellung.', cons_text: 'Die Marge hängt an einem einzigen Antikörper.',
    },
  },
  {
    shows: 'only awards without a parameter', daysAgo: 200,
    row: {
      company_name: 'Unbewertet Biotech AG', first_name: 'Anja', last_name: 'Schaub', sector: 'Pharma', country: 'Switzerland', canton: 'Baselland',
      founding_year: 2020, raised_money: 640_000, website: 'https://unbewertet.example', email: 'schaub@unbewertet.example', number: '+41 61 555 01 32',
      awards: ['venture leaders', 'zkb pioneer award', 'Energiepreis Oberbaselbiet'], other_award: 'Publikumspreis der Liestaler Gründernacht',
      company_description: 'Unbewertet Biotech züchtet Hefen, die aus Molke Vanillin machen. Das Nebenprodukt der Käsereien wird so mehr wert als der Käse. ' +
        'Eine Versuchsanlage in Liestal läuft seit neun Monaten ohne Unterbruch.',
    },
  },
  {
    shows: 'all thirty awards', daysAgo: 400,
    row: {
      company_name: 'Trentalori Sagl', first_name: 'Alessia', last_name: 'Fontana', social_reason: 'Trentalori Sagl, Lugano', sector: 'Engineering', country: 'Svizzera',
      canton: 'TI', founding_year: 2016, raised_money: 24_500_000, website: 'https://trentalori.example', email: 'fontana@trentalori.example', number: '+41 91 555 01 33',
      investors: 'Ceresio Capitale, Lindmatt Foundation', partnership: 'Politecnico di Milano', advisors: 'Prof. Urs Inauen',
      awards: [
        'fif grant', 'innosuisse certificate', 'venture kick 1', 'venture kick 2', 'venture kick 3', 'fit tech grant', 'masschallenge gold', 'eth spin-off',
        'epfl spin-off', 'masschallenge silver', 'masschallenge bronze', 'innosuisse initial coaching', 'innosuisse core coaching',
        'innosuisse scale-up coaching', 'bridge proof of concept', 'bridge discovery', 'eth pioneer fellowship', 'epfl innogrant', 'fit tech seed',
        'fit tech growth', 'gebert ruef innobooster', 'w.a. de vigier award', 'swiss economic award', 'top 100 swiss startup', 'venture leaders',
        'swiss technology award', 'zkb pioneer award', 'kickstart innovation', 'eic accelerator', 'eurostars',
      ],
      company_description: 'Trentalori incide su metallo codici così piccoli che nessuno li può copiare. Il laser scrive trenta segni nello spessore di un capello, ' +
        'visibili solo con un lettore da tasca. Orologiai, farmacie e una zecca lo usano contro le imitazioni. L’azienda non ha mai perso un concorso a cui ha partecipato.',
      pros_text: 'Trenta premi in nove anni.\nTre settori industriali con clienti paganti.\nDiciotto famiglie di brevetti.', cons_text: 'I fondatori passano molto tempo ai concorsi.',
      articles: [
        { daysAgo: 401, url: 'https://corriere-ceresio.example/trentalori', title: 'Trenta allori per una firma invisibile', source: 'Corriere del Ceresio' },
        { daysAgo: 420, url: 'https://alpine-venture.example/trentalori-eic', title: 'A signature thinner than a hair', source: 'Alpine Venture News' },
        { daysAgo: 530, url: 'https://nordwest-technik.example/laserpraegung', title: 'Laserprägung gegen Fälscher', source: 'Nordwest Technikblatt' },
        { daysAgo: 610, url: 'https://fil-innovation.example/trentalori', title: 'La marque que personne ne voit', source: 'Le Fil de l’innovation' },
      ],
    },
  },
  {
    shows: 'awards in other spellings count once', daysAgo: 200,
    row: {
      company_name: 'Schreibweise Datenlabor AG', first_name: 'Lukas', last_name: 'Hürlimann', sector: 'Software', country: 'Switzerland', canton: 'Zurigo',
      founding_year: 2021, raised_money: 310_000, website: 'https://schreibweise.example', email: 'huerlimann@schreibweise.example', number: '+41 43 555 01 34',
      awards: ['Venture-Kick 3', 'VENTURE KICK 3', 'W. A. de Vigier Award', '  venture   kick 3 '],
      company_description: 'Schreibweise findet in alten Kundendaten, wer zweimal drinsteht. Meier, Meyer und Maier werden erst zusammengelegt, wenn drei weitere ' +
        'Merkmale stimmen. Zwei Krankenkassen und ein Stadtarchiv arbeiten täglich damit.',
      articles: [
        { daysAgo: 205, url: 'https://wirtschaftsblatt.example/schreibweise', title: 'Meier, Meyer, Maier: Software räumt auf', source: 'Zürcher Wirtschaftsblatt' },
        { daysAgo: 230, url: 'https://startwerk-rundschau.example/datenlabor', title: 'Das Labor der doppelten Kunden', source: 'Startwerk Rundschau' },
      ],
    },
  },
  {
    shows: 'fell below the threshold, but was above it once', daysAgo: 400,
    row: {
      ID: 'VG-118', company_name: 'Zurückgefallen Logistik AG', first_name: 'Bettina', last_name: 'Oberholzer', sector: 'IT', country: 'Switzerland', canton: 'Thurgovie',
      founding_year: 2017, raised_money: 4_100_000, website: 'https://zurueckgefallen.example', email: 'oberholzer@zurueckgefallen.example',
      number: '+41 71 555 01 35', awards: ['venture kick 3', 'masschallenge gold', 'swiss technology award'],
      company_description: 'Zurückgefallen Logistik verteilt Rückfracht, die sonst leer über den Gotthard fährt. Disponenten sehen freie Ladeflächen zwei Stunden ' +
        'im Voraus und buchen mit einem Klick. Seit ein Preis zurückgezogen wurde, wird die Plattform neu aufgestellt.',
      pros_text: 'Vierhundert Lastwagen sind angeschlossen.', cons_text: 'Ein Preis wurde wegen falscher Angaben zurückgezogen.\nDer technische Leiter ist gegangen.',
    },
    later: { daysAgo: 30, row: { awards: ['venture kick 3', 'masschallenge gold', 'swiss technology award', 'award withdrawn'] } },
  },
];
