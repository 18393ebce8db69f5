import { getDeviceId, toDeviceId } from './device-id';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a device id is 128 random bits formatted as a UUID', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, i) => i * 16 + 1);
  expect(toDeviceId(bytes)).toBe('01112131-4151-6171-8191-a1b1c1d1e1f1');
});

test('the device id is created once and stored in local storage as deviceId', () => {
  const id = getDeviceId();
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(localStorage.getItem('deviceId')).toBe(id);
  expect(getDeviceId()).toBe(id);
});

test('two browsers have different device ids', () => {
  const first = getDeviceId();
  localStorage.clear();
  expect(getDeviceId()).not.toBe(first);
});

test('a browser that refuses storage gets a temporary device id', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(getDeviceId()).toMatch(/^[0-9a-f-]{36}$/);
});
