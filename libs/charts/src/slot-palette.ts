/**
 * Palette of 32 colours per scheme. The minimum distance between colours is maximised for normal vision and for
 * deuteranopia, protanopia and tritanopia. The contrast with the card is at least 3:1. A slot has the same hue in both
 * schemes.
 */
export const LIGHT_SLOTS = [
  '#6B89F9',
  '#38415D',
  '#835E58',
  '#436A79',
  '#CA7B57',
  '#684E65',
  '#AB8704',
  '#5A6242',
  '#146DAF',
  '#A17A81',
  '#767B21',
  '#7D9B82',
  '#295145',
  '#974391',
  '#800419',
  '#CC4A7C',
  '#06369A',
  '#978CAD',
  '#80005C',
  '#2E752A',
  '#E85F60',
  '#4D4122',
  '#7366D9',
  '#6A3A06',
  '#228A91',
  '#5A3832',
  '#1EA28F',
  '#837253',
  '#903F52',
  '#D16CC9',
  '#B24B0A',
  '#5D3A7B',
] as const;

export const DARK_SLOTS = [
  '#7EAAFD',
  '#5F6F8C',
  '#BC9390',
  '#ACDBE3',
  '#A4553E',
  '#9B829E',
  '#DAB979',
  '#677823',
  '#488FB3',
  '#8F5E73',
  '#ACB348',
  '#B7DDB3',
  '#648A79',
  '#C38ADC',
  '#BA5661',
  '#E987B3',
  '#407BC5',
  '#ACABDC',
  '#B05F9C',
  '#74AA54',
  '#F9ACB1',
  '#897858',
  '#857FD7',
  '#C0851F',
  '#64C3C3',
  '#DA8375',
  '#0B7F7F',
  '#B3AC88',
  '#CB7486',
  '#E7B7ED',
  '#A16D40',
  '#8357A9',
] as const;

/**
 * Light grey for 'Other' and a slightly darker grey for Unknown. An outline gives both enough contrast with the card.
 */
export const GREYS = {
  light: { other: '#C3CBCE', unknown: '#9BA6AA', outline: '#7F8B92' },
  dark: { other: '#848F93', unknown: '#69767B', outline: '#6B7A80' },
} as const;
