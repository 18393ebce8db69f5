/** Canton codes in alphabetical order. Source: spec §3. */
export const CANTON_CODES = [
  'AG',
  'AI',
  'AR',
  'BE',
  'BL',
  'BS',
  'FR',
  'GE',
  'GL',
  'GR',
  'JU',
  'LU',
  'NE',
  'NW',
  'OW',
  'SG',
  'SH',
  'SO',
  'SZ',
  'TG',
  'TI',
  'UR',
  'VD',
  'VS',
  'ZG',
  'ZH',
] as const;

export type Canton = (typeof CANTON_CODES)[number];

/** Name of each canton in its main language. */
export const CANTON_NAMES: Readonly<Record<Canton, string>> = {
  AG: 'Aargau',
  AI: 'Appenzell Innerrhoden',
  AR: 'Appenzell Ausserrhoden',
  BE: 'Bern',
  BL: 'Basel-Landschaft',
  BS: 'Basel-Stadt',
  FR: 'Fribourg',
  GE: 'Genève',
  GL: 'Glarus',
  GR: 'Graubünden',
  JU: 'Jura',
  LU: 'Luzern',
  NE: 'Neuchâtel',
  NW: 'Nidwalden',
  OW: 'Obwalden',
  SG: 'St. Gallen',
  SH: 'Schaffhausen',
  SO: 'Solothurn',
  SZ: 'Schwyz',
  TG: 'Thurgau',
  TI: 'Ticino',
  UR: 'Uri',
  VD: 'Vaud',
  VS: 'Valais',
  ZG: 'Zug',
  ZH: 'Zürich',
};

/**
 * Other names of the cantons, separated by commas, including common short forms and misspellings. They cover the four
 * national languages, English, Spanish, Portuguese, Catalan and Dutch. Comparisons ignore accents, hyphens, dots and
 * blanks, so each name is listed once.
 */
export const CANTON_ALTERNATES: Readonly<Record<Canton, string>> = {
  AG: 'Argovie, Argovia, Argau, Aargovia',
  AI:
    'Innerrhoden, Appenzell I, Appenzell AI, Appenzell I Rh, Appenzell IR, Appenzell Innerrh, Appenzell Inner, ' +
    'Appenzell Inner Rhodes, Appenzell Inner Rhoden, Inner Rhodes, Appenzell Rhodes-Intérieures, ' +
    'Appenzell Rhodes-Intérieur, Appenzell Rhodes-Int, Appenzell Rh-Int, Appenzell Int, Appenzell RI, ' +
    'Rhodes-Intérieures, Appenzello Interno, Appenzell Interno, Appenzell Dadens, Appenzell Rodas Interior, ' +
    'Appenzell Rodas Interiores, Appenzell Interior, Appenzell Rodes Interiors, Appenzell Binnen-Rhoden',
  AR:
    'Ausserrhoden, Appenzell A, Appenzell AR, Appenzell A Rh, Appenzell Ausserrh, Appenzell Outer, ' +
    'Appenzell Outer Rhodes, Appenzell Outer Rhoden, Outer Rhodes, Appenzell Rhodes-Extérieures, ' +
    'Appenzell Rhodes-Extérieur, Appenzell Rhodes-Ext, Appenzell Rh-Ext, Appenzell Ext, Appenzell RE, ' +
    'Rhodes-Extérieures, Appenzello Esterno, Appenzell Esterno, Appenzell Dador, Appenzell Rodas Exterior, ' +
    'Appenzell Rodas Exteriores, Appenzell Exterior, Appenzell Rodes Exteriors, Appenzell Buiten-Rhoden',
  BE: 'Berne, Berna',
  BL:
    'Baselland, Basel-Country, Basle-Country, Basle-Land, Basel-Landschap, Bâle-Campagne, Basilea Campagna, ' +
    'Basilea-Champagna, Basilea-Campiña, Basilea-Campo, Basilea-Camp, Basileia-Campo, Bazel-Landschap, Bazel-Land',
  BS:
    'Basel-City, Basle-City, Basle-Town, Bâle-Ville, Bâle-Cité, Basilea Città, Basilea-Citad, Basilea-Ciudad, ' +
    'Basilea-Ciutat, Basileia-Cidade, Bazel-Stad',
  FR: 'Freiburg, Freiburg im Üechtland, Friburg, Friburgo, Fribourgh',
  GE: 'Genf, Geneva, Ginevra, Genevra, Ginebra, Genebra, Géneve',
  GL: 'Glaris, Glarona, Glaruna, Glarús',
  GR: 'Grisons, Grigioni, Grischun, Grisones, Grisões, Bünden, Graubunden, Grigione',
  JU: 'Giura',
  LU: 'Lucerne, Lucerna, Luzerne, Lucern',
  NE: 'Neuenburg, Neuchatel, Neufchâtel, Neocastello, Neuchâtelois',
  NW: 'Nidwald, Nidvaldo, Sutsilvania, Nidwaldo, Unterwalden nid dem Wald, Unterwalden nid dem Kernwald, Nidwalden Unterwalden',
  OW: 'Obwald, Obvaldo, Sursilvania, Obwaldo, Unterwalden ob dem Wald, Unterwalden ob dem Kernwald, Obwalden Unterwalden',
  SG: 'St. Gall, San Gallo, Son Gagl, Sogn Gagl, San Galo, São Galo, Sant Gall, Sant Gallen, San Gallen, St. Galen, St. Galler',
  SH: 'Schaffhouse, Sciaffusa, Schaffusa, Escafusa, Schaffhausen am Rhein, Schafhausen, Schaffhusen',
  SO: 'Soleure, Soletta, Soloturn, Soleura, Solothurne',
  SZ: 'Schwytz, Svitto, Sviz, Schwiz, Schwitz',
  TG: 'Thurgovie, Thurgovia, Turgovia, Turgau, Turgovie',
  TI: 'Tessin, Tesino, Tessino, Ticin',
  UR: 'Ury',
  VD: 'Waadt, Waadtland, Wadt, Vad, Pays de Vaud, Waatd',
  VS: 'Wallis, Vallese, Vallais, Valesia',
  ZG: 'Zoug, Zugo',
  ZH: 'Zurigo, Zurique, Turitg, Zuric, Zurych, Züri, Zürch',
};
