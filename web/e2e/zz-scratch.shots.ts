import { against, makeTable, playTo, sitDown } from './places';
import { test } from './test';
const list = (page: any) => page.evaluate(() => {
  const out: string[] = [];
  for (const el of document.querySelectorAll<HTMLElement>('button, select, input, a[href], summary')) {
    if (!el.checkVisibility({visibilityProperty:true, opacityProperty:true}) || el.closest('[inert],[hidden]')) continue;
    const b = (el.closest('label') ?? el).getBoundingClientRect();
    if (b.width && Math.min(b.width,b.height) < 43.5) out.push(`${Math.round(b.width*10)/10}x${Math.round(b.height*10)/10} ${el.className} ${(el.textContent??'').trim().slice(0,24)}`);
  }
  return [...new Set(out), `doc ${document.documentElement.scrollHeight} of ${innerHeight}`];
});
for (const game of ['splendor','marvel','duel'] as const) test(`measure ${game}`, async ({ page }) => {
  const table = await makeTable(page, against(game, game==='duel'?2:4));
  await playTo(page, table, 6);
  for (const [w,h] of [[320,640],[360,740],[390,844],[844,390]] as const) {
    await page.setViewportSize({width:w,height:h});
    await sitDown(page, `/table/${table}`);
    console.log(game, w, h, JSON.stringify(await list(page), null, 1));
    await page.screenshot({ path: `/tmp/page-scratch/${game}-${w}.png` });
  }
});
