import { startupsFoundIn, type FoundStartup } from './found-startups.fixture';

const ARTICLES: readonly (readonly [title: string, text: string, found: readonly FoundStartup[]])[] = [
  [
    'Zürcher Start-up Pixelion erhält 7 Millionen',
    'Das Zürcher Start-up Pixelion hat in einer Finanzierungsrunde 7 Millionen Franken eingesammelt. Angeführt wurde die Runde von Wingman Ventures, beteiligt sind auch die Zürcher Kantonalbank und Business Angels. Pixelion wurde 2019 von Anna Huber und Reto Graf gegründet und entwickelt Software für die Auswertung von Satellitenbildern.',
    [
      {
        name: 'Pixelion',
        canton: 'ZH',
        money: 'CHF 7000000',
        awards: [],
        year: 2019,
        founders: ['Anna Huber', 'Reto Graf'],
      },
    ],
  ],
  [
    'Venture Kick: drei Projekte gewinnen',
    'Drei Jungunternehmen erhalten je 150’000 Franken von Venture Kick. Die Neurofix AG aus Bern entwickelt ein Implantat gegen Epilepsie. Algavita aus Sitten züchtet Mikroalgen, und das ETH-Spin-off Kranlogic automatisiert Baukräne.',
    [
      { name: 'Neurofix AG', canton: 'BE', money: 'CHF 150000', awards: ['venture kick 3'] },
      { name: 'Algavita', canton: 'VS', money: 'CHF 150000', awards: ['venture kick 3'] },
      { name: 'Kranlogic', canton: null, money: 'CHF 150000', awards: ['eth spin-off', 'venture kick 3'] },
    ],
  ],
  [
    'Roche kauft Basler Biotech',
    'Der Pharmakonzern Roche übernimmt die Basler Biotechfirma Cytonova für bis zu 500 Millionen Dollar. Cytonova forscht an Antikörpern gegen Lungenkrebs. Das Unternehmen ist eine Ausgründung der Universität Basel.',
    [{ name: 'Cytonova', canton: 'BS', money: null, awards: [], sector: 'BioT' }],
  ],
  [
    'Weniger Neugründungen im Aargau',
    'Im Kanton Aargau wurden im vergangenen Jahr 3200 Firmen gegründet, vier Prozent weniger als im Vorjahr. Die Aargauische Kantonalbank fördert Innovationen mit 10 Millionen Franken. Am meisten Neugründungen verzeichnete die Stadt Baden.',
    [],
  ],
  [
    'Swiss Economic Award: Das sind die Sieger',
    'Am Swiss Economic Forum in Interlaken sind drei Jungunternehmen mit dem Swiss Economic Award ausgezeichnet worden. In der Kategorie Dienstleistung gewann die Firma Parkhelfer aus Thun. In der Kategorie Produktion siegte Holzlicht GmbH aus Herisau, in der Kategorie Hightech die Lausanner Cellscope SA.',
    [
      { name: 'Parkhelfer', canton: 'BE', money: null, awards: ['swiss economic award'] },
      { name: 'Holzlicht GmbH', canton: 'AR', money: null, awards: ['swiss economic award'] },
      { name: 'Cellscope SA', canton: 'VD', money: null, awards: ['swiss economic award'] },
    ],
  ],
  [
    'Portrait: Käse ohne Kuh',
    'Die Gründerin Sabine Koller hat vor drei Jahren mit zwei Kollegen die Firma Muuh Foods in Luzern aufgebaut. Das Food-Start-up stellt Käse aus Hafer her. 2022 gewann Muuh Foods den Zentralschweizer Neuunternehmerpreis.',
    [{ name: 'Muuh Foods', canton: 'LU', money: null, awards: [], founders: ['Sabine Koller'] }],
  ],
  [
    'Finanzspritze für Klimafirma',
    'Die Winterthurer Firma Steinsenke AG sichert sich 3,5 Millionen Franken Wachstumskapital. Sie speichert CO2 in rezykliertem Beton. Zu den Geldgebern gehören die Stiftung für technologische Innovation und der Investor Verve Ventures. Bis 2030 will Steinsenke 100 Millionen Franken umsetzen.',
    [{ name: 'Steinsenke AG', canton: 'ZH', money: 'CHF 3500000', awards: [], sector: 'CleanT' }],
  ],
  [
    'Fünf Finalisten für den ZKB Pionierpreis',
    'Die Jury hat fünf Finalisten für den ZKB Pionierpreis Technopark nominiert. Zu ihnen zählen Lasertrace, Optivolt und Gripwerk. Der mit 100 000 Franken dotierte Preis wird am 3. April in Zürich verliehen.',
    [
      { name: 'Lasertrace', canton: null, money: null, awards: [] },
      { name: 'Optivolt', canton: null, money: null, awards: [] },
      { name: 'Gripwerk', canton: null, money: null, awards: [] },
    ],
  ],
  [
    'St. Galler Firma entlässt Mitarbeiter',
    'Das St. Galler Fintech Zahlwerk streicht 20 Stellen. Das 2016 gegründete Unternehmen hatte erst im Mai 11 Millionen Euro aufgenommen. CEO Patrick Egli begründet den Schritt mit dem schwierigen Umfeld.',
    [{ name: 'Zahlwerk', canton: 'SG', money: 'EUR 11000000', awards: [], sector: 'FinT', year: 2016 }],
  ],
  [
    'W.A. de Vigier Preise verliehen',
    'Fünf Start-ups haben in Solothurn den W.A. de Vigier Award gewonnen. Je 100 000 Franken gehen an Aquaspin (Zürich), Brainloop Medical (Genf), Terrafix (Bern), Voxeli (Lausanne) und Hydronaut (Chur).',
    [
      { name: 'Aquaspin', canton: 'ZH', money: 'CHF 100000', awards: ['w.a. de vigier award'] },
      { name: 'Brainloop Medical', canton: 'GE', money: 'CHF 100000', awards: ['w.a. de vigier award'] },
      { name: 'Terrafix', canton: 'BE', money: 'CHF 100000', awards: ['w.a. de vigier award'] },
      { name: 'Voxeli', canton: 'VD', money: 'CHF 100000', awards: ['w.a. de vigier award'] },
      { name: 'Hydronaut', canton: 'GR', money: 'CHF 100000', awards: ['w.a. de vigier award'] },
    ],
  ],
  [
    'Kommentar: Schweiz braucht mehr Risikokapital',
    'Wer in der Schweiz eine Firma gründet, findet kaum Geld für das Wachstum. Nur 300 Millionen Franken investierten hiesige Pensionskassen. Die ETH Zürich und die EPFL bringen jedes Jahr Dutzende Spin-offs hervor. Der Bundesrat muss handeln.',
    [],
  ],
  [
    'EPFL-Spin-off Nanoquell holt 12 Millionen',
    'Nanoquell hat eine Serie-A-Runde über 12 Mio. Franken abgeschlossen. Das Spin-off der EPFL mit Sitz in Renens filtert Mikroplastik aus Abwasser. Lead-Investor ist der Pariser Fonds Demeter. CEO Julien Rochat, der die Firma 2018 mitgründete, will nach Asien expandieren.',
    [{ name: 'Nanoquell', canton: 'VD', money: 'CHF 12000000', awards: ['epfl spin-off'], year: 2018 }],
  ],
  [
    'Ein Roboter für die Pflege',
    'Im Pflegeheim Sonnenhof in Chur fährt seit Montag ein Roboter durch die Gänge. Entwickelt hat ihn die Carebot AG aus Landquart. Gründer Luzi Caviezel arbeitete früher bei der EMS-Chemie.',
    [
      {
        name: 'Carebot AG',
        canton: 'GR',
        money: null,
        awards: [],
        sector: 'Engin',
        founders: ['Luzi Caviezel'],
      },
    ],
  ],
  [
    'Kredit für Jungfirma',
    'Die Stiftung FIT gewährt der Lausanner Jungfirma Sonomap ein Tech-Seed-Darlehen von 100 000 Franken. Sonomap kartiert Lärm mit Smartphones.',
    [{ name: 'Sonomap', canton: 'VD', money: 'CHF 100000', awards: ['fit tech seed'] }],
  ],
  [
    'Startup-News der Woche',
    'Die Genfer Quantessa sammelt 22 Mio. Dollar ein. Das Berner Medtech-Unternehmen Ortholab schliesst eine Runde über 6 Mio. Franken ab. Die Migros beteiligt sich an Gemüseheld, einem Zürcher Lieferdienst. Und der Online-Marktplatz Werkbank.ch aus Aarau ist insolvent.',
    [
      { name: 'Quantessa', canton: 'GE', money: 'USD 22000000', awards: [] },
      { name: 'Ortholab', canton: 'BE', money: 'CHF 6000000', awards: [], sector: 'MedT' },
      { name: 'Gemüseheld', canton: 'ZH', money: null, awards: [] },
      { name: 'Werkbank.ch', canton: 'AG', money: null, awards: [] },
    ],
  ],
  [
    'Eine ETH-Studie',
    'Forscherinnen der ETH Zürich haben untersucht, warum Spin-offs der ETH länger überleben. Das Start-up Zeitsprung aus Berneck hat an der Umfrage teilgenommen.',
    [{ name: 'Zeitsprung', canton: 'SG', money: null, awards: [] }],
  ],
  [
    'Frisches Geld für Drohnen-Start-up',
    'Fünf Millionen Franken fliessen in das Tessiner Drohnen-Start-up Skyferro. Das Geld kommt von der Zürcher Kantonalbank, Swisscom Ventures und dem Unternehmer Dieter Vogt. Skyferro inspiziert Hochspannungsleitungen aus der Luft und zählt Axpo und Swissgrid zu den Kunden.',
    [{ name: 'Skyferro', canton: 'TI', money: 'CHF 5000000', awards: [] }],
  ],
  [
    'Baselbieter Biotech geht an die Börse',
    'Die Allschwiler Biotechfirma Nephrogen hat beim Börsengang in Zürich 95 Millionen Franken eingenommen. Gegründet wurde Nephrogen 2011. Der Börsenwert beträgt 410 Millionen Franken.',
    [{ name: 'Nephrogen', canton: 'BL', money: 'CHF 95000000', awards: [], sector: 'BioT', year: 2011 }],
  ],
  [
    '«Wir wollten keine Angestellten sein»',
    'Lukas Zimmerli und Nora Stucki haben nach dem Studium an der ETH die Firma Batterix gegründet. Heute beschäftigt Batterix in Dübendorf 30 Leute. Im Interview erzählen sie, weshalb sie 2020 fast Konkurs gegangen wären. Venture Kick habe sie mit 130 000 Franken gerettet.',
    [
      {
        name: 'Batterix',
        canton: 'ZH',
        money: 'CHF 130000',
        awards: ['venture kick 3'],
        founders: ['Lukas Zimmerli', 'Nora Stucki'],
      },
    ],
  ],
  [
    'Innobooster für vier Projekte',
    'Die Gebert Rüf Stiftung vergibt vier Innobooster zu je 150 000 Franken. Sie gehen an Algorab, Sonnenkraftwerk24, PharmaPrint (Basel) und Rewood.',
    [
      { name: 'Algorab', canton: null, money: 'CHF 150000', awards: ['gebert ruef innobooster'] },
      { name: 'Sonnenkraftwerk24', canton: null, money: 'CHF 150000', awards: ['gebert ruef innobooster'] },
      { name: 'PharmaPrint', canton: 'BS', money: 'CHF 150000', awards: ['gebert ruef innobooster'] },
      { name: 'Rewood', canton: null, money: 'CHF 150000', awards: ['gebert ruef innobooster'] },
    ],
  ],
  [
    'Kanton fördert Tourismus',
    'Der Kanton Graubünden unterstützt zwölf Projekte mit insgesamt 2 Millionen Franken. Die Rhätische Bahn und die Weisse Arena Gruppe beteiligen sich. Das Amt für Wirtschaft nimmt Gesuche bis Ende Mai entgegen.',
    [],
  ],
  [
    'Konkurs eines Essenslieferanten',
    'Das Zürcher Jungunternehmen Tellerrand hat Konkurs angemeldet. Vor zwei Jahren hatte die Firma noch 4,5 Millionen Franken von Investoren erhalten. Gründerin Julia Hess will nun eine neue Stelle suchen.',
    [{ name: 'Tellerrand', canton: 'ZH', money: 'CHF 4500000', awards: [], founders: ['Julia Hess'] }],
  ],
  [
    'Bern: drei neue Spin-offs',
    'Die Universität Bern meldet drei neue Spin-offs: die Cardiolex AG, die Polargen AG und Vetscan. Insgesamt sind seit 2010 mehr als 70 Firmen aus der Universität hervorgegangen.',
    [
      { name: 'Cardiolex AG', canton: 'BE', money: null, awards: [] },
      { name: 'Polargen AG', canton: 'BE', money: null, awards: [] },
      { name: 'Vetscan', canton: 'BE', money: null, awards: [] },
    ],
  ],
];

describe('news in German are read', () => {
  it.each(ARTICLES)('%s', (title, text, found) => {
    expect(startupsFoundIn(title, text, 'de')).toMatchObject(found);
  });
});
