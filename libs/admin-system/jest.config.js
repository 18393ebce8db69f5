module.exports = {
  displayName: 'admin-system',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  coverageDirectory: '../../coverage/libs/admin-system',
};
