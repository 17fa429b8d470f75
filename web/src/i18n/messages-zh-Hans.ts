import account from '../../../locales/zh-Hans/account.ftl?raw';
import action from '../../../locales/zh-Hans/action.ftl?raw';
import bots from '../../../locales/zh-Hans/bots.ftl?raw';
import errors from '../../../locales/zh-Hans/errors.ftl?raw';
import explain from '../../../locales/zh-Hans/explain.ftl?raw';
import home from '../../../locales/zh-Hans/home.ftl?raw';
import learn from '../../../locales/zh-Hans/learn.ftl?raw';
import log from '../../../locales/zh-Hans/log.ftl?raw';
import names from '../../../locales/zh-Hans/names.ftl?raw';
import options from '../../../locales/zh-Hans/options.ftl?raw';
import refusals from '../../../locales/zh-Hans/refusals.ftl?raw';
import room from '../../../locales/zh-Hans/room.ftl?raw';
import seated from '../../../locales/zh-Hans/seated.ftl?raw';
import table from '../../../locales/zh-Hans/table.ftl?raw';
import terms from '../../../locales/zh-Hans/terms.ftl?raw';

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
