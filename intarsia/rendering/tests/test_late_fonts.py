"""On phones, web fonts wait for the runtime of the page."""

import pytest

from intarsia.rendering.styles.late_fonts import with_late_fonts

FACES = (
    '@font-face{font-family:Fraunces;src:url(/fraunces.woff2)}@font-face{font-family:"Brand Sans";src:url("/b.woff2")}'
    '@font-face{font-family:"Brand Sans fallback";src:local("Arial")}'
)


@pytest.mark.parametrize(
    ("css", "late"),
    [
        (
            ':root{--font-heading:"Fraunces","Fraunces fallback",serif}',
            ':root{--font-heading:var(--fonts,"Fraunces",)"Fraunces fallback",serif}',
        ),
        (
            '.e-1{font-family:"Brand Sans","Brand Sans fallback",Arial}',
            '.e-1{font-family:var(--fonts,"Brand Sans",)"Brand Sans fallback",Arial}',
        ),
        (
            ':root{--font-text:"Brand Sans","Fraunces","Brand Sans fallback",Arial}',
            ':root{--font-text:var(--fonts,"Brand Sans","Fraunces",)"Brand Sans fallback",Arial}',
        ),
        ('.e-1{font:400 1em "Brand Sans",Arial}', '.e-1{font:400 1em var(--fonts,"Brand Sans",)Arial}'),
    ],
)
def test_a_family_with_files_waits_on_phones_that_run_scripts(css: str, late: str):
    rule = "@media (width<48em) and (scripting:enabled){:root:not([data-fonts]){--fonts: }}"

    assert with_late_fonts(FACES, css, "") == (late + rule, "")
    assert with_late_fonts(FACES, "", css) == (rule, late)


@pytest.mark.parametrize("css", ['.e-1{font-family:"Helvetica","Arial"}', '.e-1{content:"Fraunces,"}', ""])
def test_local_fonts_and_other_values_stay_as_they_are(css: str):
    assert with_late_fonts(FACES, css, css) == (css, css)
