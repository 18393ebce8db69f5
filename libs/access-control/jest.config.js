module.exports = {
  displayName: 'access-control',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/access-control',
};
