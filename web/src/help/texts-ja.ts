import duel from '../../../help/ja/duel.md?raw';
import glossary from '../../../help/ja/glossary.md?raw';
import marvel from '../../../help/ja/marvel.md?raw';
import splendor from '../../../help/ja/splendor.md?raw';

export default { splendor, marvel, duel, glossary };
