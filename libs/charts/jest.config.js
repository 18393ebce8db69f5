module.exports = {
  displayName: 'charts',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  coverageDirectory: '../../coverage/libs/charts',
};
