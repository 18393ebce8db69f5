import type { DemoStartup } from './demo-startup';

/** Startups with decisions: each flag alone, and all four together. */
export const DECISIONS: readonly DemoStartup[] = [
  {
    shows: 'rejected',
    daysAgo: 200,
    decided: { daysAgo: 30, flags: { rejected: 1 } },
    row: {
      company_name: 'Absage Textil AG',
      first_name: 'Marlies',
      last_name: 'Sutter',
      sector: 'Manufacturing',
      country: 'Switzerland',
      canton: 'Appenzell Innerrhoden',
      founding_year: 2021,
      raised_money: 60_000,
      website: 'https://absage-textil.example',
      email: 'sutter@absage-textil.example',
      number: '+41 71 555 01 61',
      awards: ['masschallenge bronze'],
      company_description:
        'Absage Textil stickt Leiterbahnen in Stoff, damit eine Jacke Nein sagen kann: Sie vibriert, wenn der Bildschirm zu lange leuchtet. ' +
        'Die Stickmaschinen stehen in Appenzell. Bisher wurden sechzig Jacken verkauft.',
      cons_text: 'Kein Markt ausserhalb des eigenen Bekanntenkreises.',
    },
  },
  {
    shows: 'contacted',
    daysAgo: 120,
    decided: { daysAgo: 21, flags: { contact: 1 } },
    row: {
      company_name: 'Kontaktpunkt Telematik AG',
      first_name: 'Carla',
      last_name: 'Wicki',
      sector: 'Healthcare',
      country: 'Switzerland',
      canton: 'Lucerne',
      founding_year: 2019,
      raised_money: 5_100_000,
      website: 'https://kontaktpunkt.example',
      email: 'wicki@kontaktpunkt.example',
      number: '+41 41 555 01 62',
      awards: ['venture kick 3', 'innosuisse certificate', 'eic accelerator'],
      company_description:
        'Kontaktpunkt verbindet Notrufknöpfe älterer Menschen mit der nächsten freien Pflegeperson. Ein Anruf erreicht in elf Sekunden jemanden, ' +
        'der den Schlüssel hat. Achtzig Spitex-Vereine sind dabei.',
      pros_text: 'Achtzig Spitex-Vereine, Wachstum ohne Werbung.',
      cons_text: 'Telefonnetze ändern sich schneller als die Knöpfe.',
      articles: [
        {
          daysAgo: 121,
          url: 'https://gewerbebote.example/kontaktpunkt',
          title: 'Elf Sekunden bis zur Hilfe',
          source: 'Aaretaler Gewerbebote',
        },
        {
          daysAgo: 140,
          url: 'https://startwerk-rundschau.example/kontaktpunkt',
          title: 'Europa zahlt für Luzerner Notruf',
          source: 'Startwerk Rundschau',
        },
      ],
    },
  },
  {
    shows: 'contract',
    daysAgo: 120,
    decided: { daysAgo: 20, flags: { contract: 1 } },
    row: {
      company_name: 'Vertragsreif LegalTech AG',
      first_name: 'Oliver',
      last_name: 'von Salis',
      sector: 'ICT',
      country: 'Switzerland',
      canton: 'Zürich',
      founding_year: 2018,
      raised_money: 3_900_000,
      website: 'https://vertragsreif.example',
      email: 'vonsalis@vertragsreif.example',
      number: '+41 43 555 01 63',
      awards: ['venture kick 3', 'swiss technology award', 'eic accelerator'],
      company_description:
        'Vertragsreif liest Mietverträge und sagt in einer Minute, welche Klausel vor Gericht nicht hält. Jede Aussage verweist auf ein Urteil. ' +
        'Drei Mieterverbände und zwei Verwaltungen nutzen denselben Dienst.',
      pros_text: 'Beide Seiten des Markts bezahlen.\nSiebenhundert ausgewertete Urteile.',
      cons_text: 'Das Angebot gilt nur für Schweizer Recht.',
      articles: [
        {
          daysAgo: 121,
          url: 'https://wirtschaftsblatt.example/vertragsreif',
          title: 'Welche Klausel hält? Software weiss es in einer Minute',
          source: 'Zürcher Wirtschaftsblatt',
        },
        {
          daysAgo: 133,
          url: 'https://alpine-venture.example/vertragsreif',
          title: 'Tenants and landlords pay for the same answer',
          source: 'Alpine Venture News',
        },
      ],
    },
  },
  {
    shows: 'investment',
    daysAgo: 120,
    decided: { daysAgo: 18, flags: { investment: 1 } },
    row: {
      company_name: 'Investita Medical Sagl',
      first_name: 'Giulia',
      last_name: 'Caduff',
      sector: 'Tecnologia medica',
      country: 'Svizzera',
      canton: 'Grigioni',
      founding_year: 2017,
      raised_money: 12_750_000,
      website: 'https://investita.example',
      email: 'giulia@investita.example',
      number: '+41 81 555 01 64',
      investors: 'Lindmatt Foundation',
      awards: ['eic accelerator', 'venture kick 3', 'masschallenge gold', 'fit tech growth'],
      company_description:
        'Investita produce a Poschiavo valvole cardiache che crescono con il bambino. Il materiale è tessuto dal paziente stesso intorno a una rete ' +
        'che poi si scioglie. I primi dodici interventi sono riusciti. La fondazione ha già investito.',
      pros_text: 'Dodici interventi riusciti su dodici.\nBrevetti concessi in nove paesi.',
      cons_text: 'Studi clinici lunghi e costosi.',
      articles: [
        {
          daysAgo: 122,
          url: 'https://corriere-ceresio.example/investita',
          title: 'Il cuore che cresce viene da Poschiavo',
          source: 'Corriere del Ceresio',
        },
        {
          daysAgo: 125,
          url: 'https://alpine-venture.example/investita',
          title: 'Heart valves that grow with the child',
          source: 'Alpine Venture News',
        },
        {
          daysAgo: 180,
          url: 'https://gruenderzeit.example/investita',
          title: 'Klappen aus dem Puschlav',
          source: 'Bündner Gründerzeit',
        },
      ],
    },
  },
  {
    shows: 'rejected, contacted, contract and investment together',
    daysAgo: 120,
    decided: { daysAgo: 17, flags: { rejected: 1, contact: 1, contract: 1, investment: 1 } },
    row: {
      company_name: 'Vierklang Akustik AG',
      first_name: 'Thomas',
      last_name: 'Aeschlimann',
      sector: 'Medical devices',
      country: 'Switzerland',
      canton: 'Berne',
      founding_year: 2016,
      raised_money: 1_400_000,
      website: 'https://vierklang.example',
      email: 'aeschlimann@vierklang.example',
      number: '+41 31 555 01 65',
      awards: ['venture kick 3', 'masschallenge bronze'],
      company_description:
        'Vierklang stimmt Hörgeräte auf Musik ab. Vier Mikrofone trennen Stimme, Bass, Raum und Lärm, und die Trägerin mischt sie auf dem Telefon. ' +
        'Nach der Zusage der Stiftung hat das Gründerteam den Verkauf an einen Konzern beschlossen.',
      cons_text: 'Das Unternehmen steht vor dem Verkauf.',
    },
  },
  {
    shows: 'rejected in spite of one of the highest scores',
    daysAgo: 90,
    decided: { daysAgo: 16, flags: { rejected: true } },
    row: {
      company_name: 'Trotzdem Abgelehnt Biotech AG',
      first_name: 'Sibylle',
      last_name: 'Merian',
      sector: 'Therapeutics',
      country: 'Switzerland',
      canton: 'Bâle-Ville',
      founding_year: 2015,
      raised_money: 38_000_000,
      website: 'https://trotzdem.example',
      email: 'merian@trotzdem.example',
      number: '+41 61 555 01 66',
      awards: [
        'eic accelerator',
        'innosuisse certificate',
        'venture kick 3',
        'w.a. de vigier award',
        'swiss technology award',
      ],
      company_description:
        'Trotzdem Abgelehnt entwickelt einen Wirkstoff gegen die Abstossung von Spenderorganen. Die Moleküle tarnen das Organ, statt die Abwehr zu ' +
        'unterdrücken. Die Firma ist für das Programm zu gross geworden.',
      pros_text: 'Phase zwei ist ausfinanziert.',
      cons_text: 'Bewertung weit über dem Rahmen der Stiftung.',
      articles: [
        {
          daysAgo: 91,
          url: 'https://wirtschaftsblatt.example/trotzdem',
          title: 'Tarnkappe für die Niere',
          source: 'Zürcher Wirtschaftsblatt',
        },
        {
          daysAgo: 99,
          url: 'https://alpine-venture.example/trotzdem',
          title: 'Basel biotech hides transplants from the immune system',
          source: 'Alpine Venture News',
        },
      ],
    },
  },
];
