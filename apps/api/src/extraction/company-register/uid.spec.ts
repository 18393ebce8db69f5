import { readUid } from './uid';

test.each([
  ['CHE-105.909.036', 'CHE-105.909.036'],
  ['CHE105909036', 'CHE-105.909.036'],
  ['che 105 909 036', 'CHE-105.909.036'],
  ['CHE-105.909.036 MWST', 'CHE-105.909.036'],
])('%s is read as the company number %s', (text, uid) => expect(readUid(text)).toBe(uid));

test.each(['', 'CHE-105.909.037', 'CHE-105.909', 'DE105909036', '105909036'])(
  '%j is not read as a company number',
  (text) => expect(readUid(text)).toBeNull(),
);
