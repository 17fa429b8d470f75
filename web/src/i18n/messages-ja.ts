import account from '../../../locales/ja/account.ftl?raw';
import action from '../../../locales/ja/action.ftl?raw';
import bots from '../../../locales/ja/bots.ftl?raw';
import errors from '../../../locales/ja/errors.ftl?raw';
import explain from '../../../locales/ja/explain.ftl?raw';
import home from '../../../locales/ja/home.ftl?raw';
import learn from '../../../locales/ja/learn.ftl?raw';
import log from '../../../locales/ja/log.ftl?raw';
import names from '../../../locales/ja/names.ftl?raw';
import options from '../../../locales/ja/options.ftl?raw';
import refusals from '../../../locales/ja/refusals.ftl?raw';
import room from '../../../locales/ja/room.ftl?raw';
import seated from '../../../locales/ja/seated.ftl?raw';
import table from '../../../locales/ja/table.ftl?raw';
import terms from '../../../locales/ja/terms.ftl?raw';

export default [
  terms,
  table,
  action,
  log,
  home,
  options,
  explain,
  room,
  seated,
  learn,
  errors,
  refusals,
  bots,
  account,
  names,
];
