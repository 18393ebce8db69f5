module.exports = {
  displayName: 'audit-trail',
  preset: '../../tools/jest/node-preset.js',
  coverageDirectory: '../../coverage/libs/audit-trail',
};
