import duel from '../../../help/zh-Hans/duel.md?raw';
import glossary from '../../../help/zh-Hans/glossary.md?raw';
import marvel from '../../../help/zh-Hans/marvel.md?raw';
import splendor from '../../../help/zh-Hans/splendor.md?raw';

export default { splendor, marvel, duel, glossary };
