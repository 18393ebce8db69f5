import type { StoredBrand } from '../../platform/config/branding/read-brand';
import { sharedBrand } from './shared-brand';

const titled = (product_title: string): StoredBrand => ({
  product_title,
  foundation_name: null,
  logo_kind: null,
  version: 1,
});

/** Creates a read function whose results the test supplies later. */
function readings() {
  const begun: { resolve: (brand: StoredBrand) => void; reject: (error: Error) => void }[] = [];
  const read = () => new Promise<StoredBrand>((resolve, reject) => begun.push({ resolve, reject }));
  return { begun, read };
}
const none = () => {
  throw new Error('no failure was expected');
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('the brand is read twice for a hundred simultaneous requests, one read after the other', async () => {
  const { begun, read } = readings();
  const brandOf = sharedBrand(read, none);
  const first = brandOf();
  const others = Array.from({ length: 99 }, brandOf);
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(titled('Before'));
  expect(await first).toEqual(titled('Before'));
  await turn();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(titled('After'));
  expect(new Set(await Promise.all(others))).toEqual(new Set([titled('After')]));
});

test('a response never contains a brand that was read before its request', async () => {
  const { begun, read } = readings();
  const brandOf = sharedBrand(read, none);
  const early = brandOf();
  begun[0]?.resolve(titled('Before'));
  await early;
  const late = brandOf();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(titled('After'));
  expect(await late).toEqual(titled('After'));
});

test('if reading the brand fails or hangs, the previous brand is kept', async () => {
  const { begun, read } = readings();
  const failures: unknown[] = [];
  const brandOf = sharedBrand(read, (error) => failures.push(error));
  const unknown = brandOf();
  begun[0]?.reject(new Error('no database'));
  await expect(unknown).rejects.toThrow('no database');
  expect(failures).toEqual([]);
  const known = brandOf();
  begun[1]?.resolve(titled('Known'));
  await known;
  const failed = brandOf();
  begun[2]?.reject(new Error('no database'));
  expect(await failed).toEqual(titled('Known'));
  expect(failures).toHaveLength(1);
  expect(await brandOf()).toEqual(titled('Known')); // the fourth read never ends
  expect(begun).toHaveLength(4);
});
