module.exports = {
  displayName: 'account',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/account',
};
