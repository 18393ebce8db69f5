module.exports = {
  displayName: 'web',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/apps/web',
};
