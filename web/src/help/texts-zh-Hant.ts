import duel from '../../../help/zh-Hant/duel.md?raw';
import glossary from '../../../help/zh-Hant/glossary.md?raw';
import marvel from '../../../help/zh-Hant/marvel.md?raw';
import splendor from '../../../help/zh-Hant/splendor.md?raw';

export default { splendor, marvel, duel, glossary };
