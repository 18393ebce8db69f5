module.exports = {
  displayName: 'webhooks',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  coverageDirectory: '../../coverage/libs/webhooks',
};
