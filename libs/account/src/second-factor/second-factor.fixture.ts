/** Responses about a user's second factor. */
export const OFF = { is_on: false, since: null, recovery_codes_left: 0, is_required: false };
export const ON = {
  is_on: true,
  since: '2026-11-20T08:00:00Z',
  recovery_codes_left: 9,
  is_required: false,
};

export const APP = {
  key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Vaglio:ann%40x.ch?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vaglio',
};

export const CODES = [
  'abcd-efgh-ijkm-npqr-stuv-wxyz-2345',
  'kmnp-qrst-uvwx-yz23-4567-89ab-cdef',
  'wxyz-2345-6789-abcd-efgh-ijkm-npqr',
  '89ab-cdef-ghij-kmnp-qrst-uvwx-yz23',
];
