module.exports = {
  displayName: 'admin-users',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/admin-users',
};
