module.exports = {
  displayName: 'audit-trail',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/audit-trail',
};
