module.exports = {
  displayName: 'product-rules',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/product-rules',
};
