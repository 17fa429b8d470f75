import account from '../../../locales/zh-Hant/account.ftl?raw';
import action from '../../../locales/zh-Hant/action.ftl?raw';
import bots from '../../../locales/zh-Hant/bots.ftl?raw';
import errors from '../../../locales/zh-Hant/errors.ftl?raw';
import explain from '../../../locales/zh-Hant/explain.ftl?raw';
import home from '../../../locales/zh-Hant/home.ftl?raw';
import learn from '../../../locales/zh-Hant/learn.ftl?raw';
import log from '../../../locales/zh-Hant/log.ftl?raw';
import names from '../../../locales/zh-Hant/names.ftl?raw';
import options from '../../../locales/zh-Hant/options.ftl?raw';
import refusals from '../../../locales/zh-Hant/refusals.ftl?raw';
import room from '../../../locales/zh-Hant/room.ftl?raw';
import seated from '../../../locales/zh-Hant/seated.ftl?raw';
import table from '../../../locales/zh-Hant/table.ftl?raw';
import terms from '../../../locales/zh-Hant/terms.ftl?raw';

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
