module.exports = {
  displayName: 'dossier',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/dossier',
};
