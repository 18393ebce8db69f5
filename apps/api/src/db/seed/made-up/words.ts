/** Parts of company names: every pair of a beginning and an ending is another word. */
export const BEGINNINGS = [
  'Aare', 'Alba', 'Alpen', 'Arva', 'Basil', 'Birsen', 'Bona', 'Calanda', 'Cerva', 'Chuma', 'Corvi', 'Davo', 'Doria', 'Elva', 'Engi', 'Falken',
  'Firn', 'Furka', 'Gemmi', 'Glaser', 'Grimsel', 'Helve', 'Isola', 'Jura', 'Kander', 'Lago', 'Lema', 'Linth', 'Lumi', 'Melch', 'Mira', 'Napf',
  'Novi', 'Ober', 'Piz', 'Prima', 'Quarz', 'Rhein', 'Rigi', 'Rosa', 'Saane', 'Sarine', 'Sella', 'Silva', 'Simme', 'Tessa', 'Thur', 'Titlis',
  'Umbra', 'Urner', 'Vala', 'Verza', 'Vigna', 'Vispa', 'Wald', 'Wigger', 'Zelg', 'Zihl', 'Zinal', 'Zuben',
] as const;

export const ENDINGS = [
  'bit', 'blick', 'bridge', 'chem', 'cloud', 'core', 'data', 'dyne', 'fluid', 'form', 'gen', 'graph', 'grid', 'heim', 'hub', 'kern', 'lab', 'lens',
  'link', 'logic', 'loop', 'lux', 'mark', 'matic', 'med', 'mesh', 'nova', 'path', 'pharm', 'phon', 'pilot', 'plex', 'pulse', 'quant', 'scan', 'sens',
  'sphere', 'star', 'tec', 'therm', 'trace', 'tron', 'via', 'vision', 'volt', 'wave', 'werk', 'yield', 'zell', 'zyme',
] as const;

export const FIELDS = [
  'Aerospace', 'Analytics', 'Biosciences', 'Diagnostics', 'Energy', 'Engineering', 'Health', 'Instruments', 'Intelligence', 'Labs', 'Logistics',
  'Materials', 'Medical', 'Mobility', 'Networks', 'Payments', 'Photonics', 'Robotics', 'Sensors', 'Software', 'Systems', 'Technologies',
  'Therapeutics', 'Water',
] as const;

export const LEGAL_FORMS = ['AG', 'AG', 'AG', 'SA', 'SA', 'GmbH', 'Sàrl', 'Sagl'] as const;

export const FIRST_NAMES = [
  'Anna', 'Aurélie', 'Beat', 'Chiara', 'Daniel', 'Élodie', 'Fabio', 'Géraldine', 'Hannes', 'Ivo', 'Jürg', 'Katja', 'Loïc', 'Mirjam', 'Noëmi', 'Olivier',
  'Pascal', 'Reto', 'Selina', 'Thomas', 'Ursina', 'Valérie', 'Yannick', 'Zoé',
] as const;

export const LAST_NAMES = [
  'Amstutz', 'Bernasconi', 'Bösch', 'Caduff', 'Crettenand', 'Dubois', 'Egli', 'Favre', 'Gschwend', 'Hürlimann', 'Iten', 'Jungo', 'Keller', 'Lüthi', 'Müller',
  'Monnier', 'Odermatt', 'Perrinjaquet', 'Rezzonico', 'Rochat', 'Sarasin', 'Stucki', 'von Salis', 'Zufferey',
] as const;

export const TASKS = [
  'reads the wear of machines from their sound', 'measures blood values without a needle', 'makes packaging from the husks of grain',
  'plans routes for electric lorries', 'finds leaks in district heating', 'stores heat in molten salt', 'checks invoices before they are paid',
  'prints spare parts for old trains', 'grows skin for burn units', 'predicts the flow of alpine rivers', 'hides personal data in test systems',
  'turns whey into protein', 'welds solar cells without silver', 'lets insurers share one case file', 'steers greenhouses by the plants themselves',
] as const;

export const CUSTOMERS = [
  'Two hospitals pay for a pilot.', 'Eleven municipalities have signed.', 'The first machines run in three countries.', 'A national retailer tests it in forty shops.',
  'Revenue has doubled every year so far.', 'The first study is being evaluated.', 'Half of the customers came by word of mouth.', 'A patent has been granted in Europe.',
] as const;
