/**
 * Returns the spellings of a noun for file names and code.
 * @param singular noun in kebab case, such as 'watch-item'
 * @param plural plural such as 'watch-items'; by default the singular with s, or with ies for y
 */
exports.namesOf = function namesOf(singular, plural = pluralOf(singular)) {
  return {
    singular,
    plural,
    camel: toCamel(singular),
    camels: toCamel(plural),
    Pascal: toPascal(singular),
    Pascals: toPascal(plural),
    snake: singular.replaceAll('-', '_'),
    snakes: plural.replaceAll('-', '_'),
    CONSTANT: plural.replaceAll('-', '_').toUpperCase(),
    words: singular.replaceAll('-', ' '),
    manyWords: plural.replaceAll('-', ' '),
    article: /^[aeiou]/.test(singular) ? 'an' : 'a',
    title: toTitle(singular),
    titles: toTitle(plural),
  };
};

function pluralOf(singular) {
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}

function toPascal(kebab) {
  return kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function toCamel(kebab) {
  const pascal = toPascal(kebab);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

function toTitle(kebab) {
  const words = kebab.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
