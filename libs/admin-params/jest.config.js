module.exports = {
  displayName: 'admin-params',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/admin-params',
  // A table beside a dialog is a large page for jsdom on a busy machine.
  testTimeout: 20_000,
};
