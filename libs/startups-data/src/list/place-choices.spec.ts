import {
  CANTON_CHOICES,
  cantonName,
  matchesCantonAndSector,
  readChoices,
  SECTOR_CHOICES,
  sectorName,
  withToggled,
} from './place-choices';

test('the filter offers the 26 cantons by name and the 7 sectors, each followed by Unknown', () => {
  expect([CANTON_CHOICES.length, CANTON_CHOICES.at(0), CANTON_CHOICES.at(-2), CANTON_CHOICES.at(-1)]).toEqual(
    [27, 'AG', 'ZH', 'Unknown'],
  );
  expect(SECTOR_CHOICES).toEqual(['BioT', 'MedT', 'Health', 'FinT', 'CleanT', 'ICT', 'Engin', 'Unknown']);
});

test('every canton and sector in the filter has a unique name', () => {
  const names = [...CANTON_CHOICES.map(cantonName), ...SECTOR_CHOICES.map(sectorName)];
  expect(new Set(names).size).toBe(35);
  expect([cantonName('ZH'), cantonName('Unknown'), sectorName('BioT'), sectorName('Unknown')]).toEqual([
    'Zürich',
    'Unknown canton',
    'Biotech',
    'Unknown sector',
  ]);
});

test.each([
  [
    ['ZH', 'BE'],
    ['BE', 'ZH'],
  ],
  [
    ['ZH', 'ZH', 'Unknown'],
    ['ZH', 'Unknown'],
  ],
  [['ZH,BE'], ['BE', 'ZH']],
  [['zh', 'Atlantis', ''], []],
  [[], []],
])('the canton filter %j in an address selects %j', (texts, codes) =>
  expect(readChoices(CANTON_CHOICES, texts)).toEqual(codes),
);

test('a canton can be added to the filter and removed', () => {
  expect(withToggled(['ZH'], 'BE')).toEqual(['ZH', 'BE']);
  expect(withToggled(['ZH', 'BE'], 'ZH')).toEqual(['BE']);
});

test.each([
  [[], [], true],
  [['ZH'], [], true],
  [['BE'], [], false],
  [['BE', 'ZH'], ['BioT'], true],
  [['ZH'], ['ICT'], false],
  [[], ['Unknown'], false],
] as const)(
  'a biotech startup from Zürich matches a filter with the cantons %j and the sectors %j: %s',
  (canton, sector, fits) => {
    expect(matchesCantonAndSector({ canton: 'Zurich', sector: 'Biotech' }, { canton, sector })).toBe(fits);
  },
);

test('a startup without canton and sector is found with the filter Unknown', () => {
  expect(
    matchesCantonAndSector({ canton: null, sector: null }, { canton: ['Unknown'], sector: ['Unknown'] }),
  ).toBe(true);
});
