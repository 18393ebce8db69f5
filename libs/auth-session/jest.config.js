module.exports = {
  displayName: 'auth-session',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/auth-session',
};
