module.exports = {
  displayName: 'article-extractor',
  preset: '../../tools/jest/node-preset.js',
  coverageDirectory: '../../coverage/libs/article-extractor',
};
