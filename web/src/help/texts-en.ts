import duel from '../../../help/en/duel.md?raw';
import glossary from '../../../help/en/glossary.md?raw';
import marvel from '../../../help/en/marvel.md?raw';
import splendor from '../../../help/en/splendor.md?raw';

export default { splendor, marvel, duel, glossary };
