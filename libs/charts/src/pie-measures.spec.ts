import { MAX_PIE_SLICES } from './pie-measures';

test('a pie chart has at most 10 slices', () => expect(MAX_PIE_SLICES).toBe(10));
