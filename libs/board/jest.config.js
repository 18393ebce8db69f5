module.exports = {
  displayName: 'board',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  coverageDirectory: '../../coverage/libs/board',
};
