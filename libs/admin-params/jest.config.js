module.exports = {
  displayName: 'admin-params',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/admin-params',
};
